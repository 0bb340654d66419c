import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { compareEntries } from '../../../../contract/cartItem'
import { fill, paths } from '../../../../contract/paths'
import type { Purchase } from '../../../../contract/purchase'
import type { CurrentPurchases } from '../../../../contract/purchaseLists'
import { itemsOf } from '../../../api/paging'
import { useGetCurrentPurchasesQuery, useGetPurchasesInfiniteQuery } from '../../../api/purchaseListsApi'
import { commonMessages } from '../../../i18n/commonMessages'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { purchaseMessages } from '../../../i18n/purchaseMessages'
import { useEntryDetails } from '../../../i18n/useEntryDetails'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Numeral } from '../../../ui/kit/Numeral'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { ShowMore } from '../../../ui/kit/ShowMore'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { PayOrCancel } from '../../payment/CancelPurchase'
import { messages, stateMessages } from './profileMessages'

/** Paid entries from a day (ISO) on by time. */
const entriesFrom = (purchases: readonly Purchase[], today: string) =>
  purchases
    .filter(({ status }) => status === 'paid')
    .flatMap(({ lines, payer }) => lines.flatMap((line) => (line.kind === 'entry' ? [{ ...line, payer }] : [])))
    .filter(({ item }) => item.date >= today)
    .sort((a, b) => compareEntries(a.item, b.item))

const Entries = ({ current: { items, pastEntries } }: { current: CurrentPurchases }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const wordDetails = useEntryDetails()
  const today = useAppSelector(selectNow).slice(0, 10)
  const ahead = entriesFrom(items, today)
  return (
    <Section heading={formatMessage(messages.entries)}>
      {ahead.length + pastEntries === 0 && <FormattedMessage {...messages.noEntries} />}
      <RowList>
        {ahead.map(({ entryId, item, details, payer }) => (
          <Row
            key={entryId}
            title={
              <TextLink asChild>
                <Link to={fill(paths.show, { slug: item.showSlug })}>{item.showName}</Link>
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
                <p>{wordDetails(details, payer)}</p>
              </>
            }
          />
        ))}
      </RowList>
      {pastEntries > 0 && <FormattedMessage {...messages.entriesPast} values={{ count: pastEntries }} />}
    </Section>
  )
}

const tagOf = ({ status, checking, refundedOn }: Purchase) => {
  if (checking) return { tone: 'neutral', message: purchaseMessages.checking } as const
  if (status === 'pending') return { tone: 'warning', message: purchaseMessages.notPaid } as const
  if (status === 'refunded')
    return { tone: 'neutral', message: refundedOn === null ? stateMessages.refunding : stateMessages.refunded } as const
  return { tone: status === 'paid' ? 'success' : 'neutral', message: stateMessages[status] } as const
}

const PurchaseRow = ({ purchase }: { purchase: Purchase }) => {
  const { money, longDay } = useFormats()
  const { id, number, total, currency, createdAt } = purchase
  const to = fill(paths.purchase, { id })
  const { tone, message } = tagOf(purchase)
  return (
    <Row
      title={
        <TextLink asChild>
          <Link to={to}>
            <FormattedMessage {...messages.purchase} values={{ number }} />
          </Link>
        </TextLink>
      }
      tags={
        <StateTag tone={tone}>
          <FormattedMessage {...message} />
        </StateTag>
      }
      facts={longDay(createdAt.slice(0, 10))}
      end={
        <>
          {message === purchaseMessages.notPaid && <PayOrCancel purchase={purchase} />}
          <Numeral size="m">{money(total, currency)}</Numeral>
        </>
      }
    />
  )
}

/** What was bought, each with its receipt, and the entries among it. */
export const Purchases = () => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetPurchasesInfiniteQuery()
  const { data: current } = useGetCurrentPurchasesQuery()
  const purchases = itemsOf(data)
  return (
    <>
      <Section heading={formatMessage(messages.purchases)}>
        {isError && !purchases && (
          <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        )}
        {!purchases && !isError && <SkeletonRows rows={2} label={formatMessage(messages.loading)} />}
        {purchases?.length === 0 && <FormattedMessage {...messages.noPurchases} />}
        <RowList>
          {purchases?.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </RowList>
        <ShowMore
          rows={purchases?.length ?? 0}
          hasMore={hasNextPage}
          pending={isFetchingNextPage}
          failed={isError && <FormattedMessage {...commonMessages.moreFailed} />}
          onMore={() => void fetchNextPage()}
        >
          <FormattedMessage {...commonMessages.more} />
        </ShowMore>
      </Section>
      {current && <Entries current={current} />}
    </>
  )
}
