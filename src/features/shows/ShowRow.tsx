import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '../../../contract/paths'
import type { ShowSummary } from '../../../contract/show'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Gauge } from '../../ui/kit/Gauge'
import { Numeral } from '../../ui/kit/Numeral'
import { StateTag } from '../../ui/kit/StateTag'
import { messages } from './messages'
import { shownState } from './showState'

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '96px 1fr', xl: '150px 2.2fr 1.2fr 1fr 1.2fr 24px' },
    gap: { base: '4px 12px', xl: '5' },
    alignItems: 'center',
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'border',
    '&:hover': { bg: 'bg.subtle' },
  },
})
// The whole row is the link's target; its name stays the show's.
const Name = chakra(Link, { base: { textStyle: 'h3', _before: { content: '""', position: 'absolute', inset: 0 } } })
const Small = chakra('div', { base: { textStyle: 'small', color: 'fg.muted', gridColumn: { base: '2', xl: 'auto' } } })
const Gauges = chakra('div', {
  base: { display: { base: 'none', xl: 'flex' }, gap: '3', '& svg': { height: '24px', width: 'auto' } },
})

/** One show of the list: the day first, then what and where, what is offered, and whether it takes entries. */
export const ShowRow = ({ show }: { show: ShowSummary }) => {
  const { shortWeekday, instant } = useFormats()
  const { tone, message, tell } = shownState(show, useAppSelector(selectNow))
  const days = [...new Set([show.startDate, show.endDate])].map(shortWeekday).join('–')
  const when = tell === 'closes' ? show.entriesCloseAt : show.entriesOpenAt
  return (
    <Item>
      <chakra.div display="flex" alignItems="baseline" gap="2">
        <Numeral size="l">{show.startDate.slice(8)}</Numeral>
        <chakra.span textStyle="small">{days}</chakra.span>
      </chakra.div>
      <div>
        <Name to={fill(paths.show, { slug: show.slug })}>{show.name}</Name>
        <chakra.p color="fg.muted">
          {show.addressLines.at(0)}, {show.city}
          {show.postcode === '' ? '' : `, ${show.postcode}`}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          <FormattedMessage {...messages.judges} values={{ names: show.judges.join(', ') }} />
        </chakra.p>
      </div>
      <Gauges>
        {show.heights.map((height) => (
          <Gauge key={height} height={height} />
        ))}
      </Gauges>
      <Small>
        <FormattedMessage {...messages.classes} values={{ count: show.classCount }} />
        {', '}
        <FormattedMessage {...messages.rings} values={{ count: show.ringCount }} />
      </Small>
      <Small>
        <StateTag tone={tone}>
          <FormattedMessage {...message} />
        </StateTag>
        <p>
          {tell && <FormattedMessage {...messages[tell]} values={{ date: instant(when, show.timeZone) }} />}
          {tell === 'closes' && (
            <>
              <br />
              <FormattedMessage
                {...messages.places}
                values={{ taken: show.capacity - show.placesLeft, capacity: show.capacity }}
              />
            </>
          )}
        </p>
      </Small>
      <chakra.span display={{ base: 'none', xl: 'block' }} aria-hidden>
        <ArrowRight />
      </chakra.span>
    </Item>
  )
}
