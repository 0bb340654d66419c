import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { useGetPurchaseQuery } from '../../api/purchasesApi'
import { useFormats } from '../../i18n/useFormats'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { messages } from './messages'
import { PurchaseLines } from './PurchaseLines'
import { Receipt } from './Receipt'
import { Columns } from './SumPanel'

const pollIntervalMs = 1_000
/** A server in trouble is not helped by a question a second from everybody; each question is three tries already. */
const slowPollIntervalMs = 60_000

/** /purchases/{id}: what was bought and how it stands; asks again until the payment is confirmed, then it is the receipt. */
export const PurchaseScreen = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { id } = useRouteParams(paths.purchase) ?? { id: '' }
  const last = useGetPurchaseQuery(id)
  const pause = last.isError ? slowPollIntervalMs : pollIntervalMs
  const pollingInterval = last.data?.status === 'pending' ? pause : 0
  const { data: purchase, isError, refetch } = useGetPurchaseQuery(id, { pollingInterval })
  if (!purchase)
    return (
      <Page title={formatMessage(isError ? messages.notFound : messages.loadingOne)}>
        {isError ? (
          <ErrorState heading={formatMessage(messages.notFound)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.notFoundText} />
          </ErrorState>
        ) : (
          <SkeletonRows label={formatMessage(messages.loadingOne)} />
        )}
      </Page>
    )
  const { status, number, paidOn, lines } = purchase
  const paid = status === 'paid'
  const withReceipt = paid || status === 'refunded'
  const membership = lines.some(({ kind }) => kind === 'membership')
  return (
    <Page
      title={formatMessage(paid ? messages.paidTitle : messages.purchaseTitle, { number })}
      lead={paidOn && formatMessage(messages.paidOn, { number, date: longDay(paidOn) })}
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
      {withReceipt ? (
        <Columns>
          <PurchaseLines purchase={purchase} withTotal={false} />
          <Receipt purchase={purchase} />
        </Columns>
      ) : (
        <PurchaseLines purchase={purchase} withTotal />
      )}
      <chakra.div data-on-screen display="flex" gap="4" flexWrap="wrap">
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
