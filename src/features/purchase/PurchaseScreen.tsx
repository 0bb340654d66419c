import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router'
import { paths } from '../../../contract/paths'
import type { Purchase } from '../../../contract/purchase'
import { useGetPurchaseQuery } from '../../api/purchasesApi'
import { useFormats } from '../../i18n/useFormats'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { DataList } from '../../ui/kit/DataList'
import { Failed } from '../../ui/kit/Failed'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { StateTag } from '../../ui/kit/StateTag'
import { EntryGroups } from './EntryGroups'
import { EntryLine } from './EntryLine'
import { messages } from './messages'

const askEvery = 1_000
/** A server in trouble is not helped by a question a second from everybody. */
const askSeldom = 30_000

const Lines = ({ purchase }: { purchase: Purchase }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const entered = purchase.status === 'paid' && (
    <StateTag tone="success">
      <FormattedMessage {...messages.entered} />
    </StateTag>
  )
  const memberships = purchase.lines.flatMap((line) => (line.kind === 'membership' ? [line] : []))
  return (
    <>
      <EntryGroups lines={purchase.lines.filter((line) => line.kind === 'entry')} itemOf={({ item }) => item}>
        {({ entryId, item, price }) => <EntryLine key={entryId} item={item} price={price} end={entered} />}
      </EntryGroups>
      <DataList
        items={[
          ...memberships.map(({ planId, years, price }) => ({
            id: planId,
            label: formatMessage(messages.membershipLine, { years }),
            value: money(price, purchase.currency),
            numeral: true,
          })),
          {
            id: 'total',
            label: <strong>{formatMessage(messages.sum)}</strong>,
            value: money(purchase.total, purchase.currency),
            numeral: true,
          },
        ]}
      />
    </>
  )
}

/** /purchases/{id}: what was bought and how it stands; asks again until the payment is confirmed. */
export const PurchaseScreen = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { id = '' } = useParams()
  const last = useGetPurchaseQuery(id)
  const pause = last.isError ? askSeldom : askEvery
  const pollingInterval = last.data?.status === 'pending' ? pause : 0
  const { data: purchase, isError, refetch } = useGetPurchaseQuery(id, { pollingInterval })
  if (!purchase)
    return (
      <Page title={formatMessage(isError ? messages.notFound : messages.loadingOne)}>
        {isError ? (
          <Failed heading={formatMessage(messages.notFound)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.notFoundText} />
          </Failed>
        ) : (
          <SkeletonRows label={formatMessage(messages.loadingOne)} />
        )}
      </Page>
    )
  const { status, number, paidAt, lines } = purchase
  const paid = status === 'paid'
  const membership = lines.some(({ kind }) => kind === 'membership')
  return (
    <Page
      title={formatMessage(paid ? messages.paidTitle : messages.purchaseTitle, { number })}
      lead={paidAt && formatMessage(messages.paidOn, { number, date: longDay(paidAt.slice(0, 10)) })}
    >
      {status === 'pending' && (
        <div>
          <Loader label={formatMessage(messages.waiting)} showLabel />
          <p>
            <FormattedMessage {...messages.waitingText} />
          </p>
        </div>
      )}
      {(status === 'expired' || status === 'cancelled' || status === 'refunded') && (
        <Banner tone="warning" role="status">
          <FormattedMessage {...messages[status]} />
        </Banner>
      )}
      <Lines purchase={purchase} />
      <chakra.div display="flex" gap="4" flexWrap="wrap">
        {paid && membership ? (
          <Button asChild>
            <Link to={paths.dogs}>
              <FormattedMessage {...messages.toDogs} />
            </Link>
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.dashboard}>
              <FormattedMessage {...messages.toDashboard} />
            </Link>
          </Button>
        )}
      </chakra.div>
    </Page>
  )
}
