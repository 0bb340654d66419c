import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ShowNumbers } from '#contract/desk/home'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../../i18n/useFormats'
import { Figures } from '../../../ui/kit/Figures'
import { TextLink } from '../../../ui/kit/TextLink'
import { ClassPlaces } from './ClassPlaces'
import { DayEntries } from './DayEntries'
import { messages } from './messages'

const Root = chakra('article', { base: { display: 'grid', gap: '4', minWidth: 0, marginBottom: '6' } })
const Part = chakra('h4', { base: { textStyle: 'label', color: 'fg.muted', mb: '3' } })

/** A show that members see: how full it is, by day and by class. */
export const NextShow = ({ show }: { show: ShowNumbers }) => {
  const { formatMessage } = useIntl()
  const { dayRange } = useFormats()
  const { slug, name, startDate, endDate, capacity, paid, held, waiting } = show
  const figures = [
    { id: 'paid', figure: paid, label: <FormattedMessage {...messages.places} values={{ capacity }} /> },
    { id: 'held', figure: held, label: <FormattedMessage {...messages.held} /> },
    { id: 'waiting', figure: waiting, label: <FormattedMessage {...messages.waiting} /> },
  ].filter(({ id, figure }) => id === 'paid' || figure > 0)
  return (
    <Root>
      <div>
        <h3>
          <TextLink asChild alone textStyle="h3">
            <Link to={fill(paths.deskShow, { slug })}>
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        </h3>
        <chakra.p textStyle="small" color="fg.muted">
          {dayRange(startDate, endDate)}
        </chakra.p>
      </div>
      <Figures label={formatMessage(messages.figures, { show: name })} figures={figures} />
      {show.days.some(({ entries }) => entries > 0) && (
        <div>
          <Part>
            <FormattedMessage {...messages.perDay} />
          </Part>
          <DayEntries show={show} />
        </div>
      )}
      <div>
        <Part>
          <FormattedMessage {...messages.perClass} />
        </Part>
        <ClassPlaces show={show} />
      </div>
    </Root>
  )
}
