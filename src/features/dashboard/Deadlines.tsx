import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { useGetClosingShowsQuery } from '../../api/show/showsApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { selectNow } from '../../store/ui/uiSlice'
import { Numeral } from '../../ui/kit/Numeral'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { deadlinesOf, type Deadline } from './deadlinesOf'
import { messages } from './messages'
import { bothOf, QueryBoundary } from './QueryBoundary'

const shown = 3

const Left = chakra('div', {
  base: { width: '64px', textStyle: 'small', fontWeight: 'semibold', '& > span': { display: 'block' } },
})
const numeral = (label: ReactNode) => <Numeral size="l">{label}</Numeral>
const tags = {
  no: { tone: 'warning', message: messages.notEntered },
  cart: { tone: 'neutral', message: messages.inCart },
  paid: { tone: 'success', message: messages.entered },
} as const

const DeadlineRow = ({ clock: { show, left, entered } }: { clock: Deadline }) => {
  const { instant } = useFormats()
  const { tone, message } = tags[entered]
  const when = { time: instant(show.entriesCloseAt, show.timeZone), city: show.city }
  return (
    <Row
      lead={
        <Left>
          <FormattedMessage {...messages[left.unit]} values={{ count: left.count, b: numeral }} />
        </Left>
      }
      title={
        <TextLink asChild>
          <Link to={fill(paths.show, { slug: show.slug })}>{show.name}</Link>
        </TextLink>
      }
      tags={
        <StateTag tone={tone}>
          <FormattedMessage {...message} />
        </StateTag>
      }
      facts={<FormattedMessage {...messages.whenAndWhere} values={when} />}
    />
  )
}

/** The shows that take entries, the one that closes first first, and whether the member's dogs are in them. */
export const Deadlines = () => {
  const { formatMessage } = useIntl()
  const now = useAppSelector(selectNow)
  const cart = useAppSelector(selectPurchaseItems)
  const query = bothOf(useGetClosingShowsQuery(), useGetCurrentPurchasesQuery())
  return (
    <Section
      heading={formatMessage(messages.clocks)}
      aside={
        <TextLink asChild>
          <Link to={paths.shows}>
            <FormattedMessage {...messages.allShows} />
          </Link>
        </TextLink>
      }
    >
      <QueryBoundary query={query} rows={shown}>
        {([shows, { items: purchases }]) => {
          const running = deadlinesOf(shows, purchases, cart, now).slice(0, shown)
          if (running.length === 0) return <FormattedMessage {...messages.noClock} />
          return (
            <RowList>
              {running.map((clock) => (
                <DeadlineRow key={clock.show.slug} clock={clock} />
              ))}
            </RowList>
          )
        }}
      </QueryBoundary>
    </Section>
  )
}
