import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { compareEntries } from '#contract/purchase/cartItem'
import { isPaidEntry } from '#contract/entry/paidEntry'
import { fill, paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import type { CurrentPurchases } from '#contract/purchase/lists'
import { heightMessages, typeMessages } from '../../i18n/domainMessages'
import { useEntryDetails } from '../../i18n/useEntryDetails'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { TextLink } from '../../ui/kit/TextLink'
import { listMessages as messages } from './listMessages'

/** Paid entries from a day (ISO) on by time. */
const entriesFrom = (purchases: readonly Purchase[], today: string) =>
  purchases
    .filter(({ status }) => status === 'paid')
    .flatMap(({ id, lines, payer }) => lines.flatMap((line) => (isPaidEntry(line) ? [{ ...line, id, payer }] : [])))
    .filter(({ item }) => item.date >= today)
    .sort((a, b) => compareEntries(a.item, b.item))

/** Upcoming entries by time, and how many are past. */
export const EntriesAhead = ({ current: { items, pastEntries } }: { current: CurrentPurchases }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const wordDetails = useEntryDetails()
  const today = useAppSelector(selectNow).slice(0, 10)
  const ahead = entriesFrom(items, today)
  return (
    <>
      {ahead.length + pastEntries === 0 && <FormattedMessage {...messages.noEntries} />}
      <RowList>
        {ahead.map(({ entryId, id, item, number, details, payer }) => (
          <Row
            key={entryId}
            title={
              <TextLink asChild>
                <Link to={fill(paths.show, { slug: item.showSlug })}>{item.showName}</Link>
              </TextLink>
            }
            end={
              <TextLink asChild>
                <Link to={fill(paths.purchase, { id })}>
                  <FormattedMessage {...messages.entryPurchase} />
                </Link>
              </TextLink>
            }
            facts={
              <>
                <p>{weekday(item.date)}</p>
                <p>
                  <FormattedMessage
                    {...messages.entryFacts}
                    values={{
                      dog: item.dogName,
                      type: formatMessage(typeMessages[item.type]),
                      height: formatMessage(heightMessages[item.height]),
                      ring: item.ring,
                      time: item.startTime,
                    }}
                  />
                </p>
                <p>{wordDetails(details, payer, number)}</p>
              </>
            }
          />
        ))}
      </RowList>
      {pastEntries > 0 && <FormattedMessage {...messages.entriesPast} values={{ count: pastEntries }} />}
    </>
  )
}
