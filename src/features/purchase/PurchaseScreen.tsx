import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { useGetPurchaseQuery } from '../../api/purchase/purchasesApi'
import { useFormats } from '../../i18n/useFormats'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Loader } from '../../ui/kit/Loader'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { paymentMessages } from '../payment/shared/paymentMessages'
import { InPerson, OnlyTheMember } from '../account/shared/InPerson'
import { boughtMessages } from './boughtMessages'
import { listMessages } from './listMessages'
import { PurchaseLines } from './PurchaseLines'
import { stateOf } from './purchaseState'
import { Receipt } from './Receipt'
import { Columns } from '../payment/shared/SumPanel'

// The card form is for what is still to be paid: most purchases are looked at as receipts.
const loadUnpaid = async () =>
  (await import(/* webpackChunkName: "unpaid-purchase" */ './UnpaidPurchase')).UnpaidPurchase

const pollEvery = 1_000
/** It may be paid or cancelled in another tab. */
const pollUnpaidEvery = 3_000
/** A server in trouble is not helped by a question a second from everyone; each question is three tries already. */
const pollAfterFailureEvery = 60_000

/** A bank transfer takes days. */
const pollTransferEvery = 60_000

const pauseOf = (purchase: Purchase | undefined) => {
  if (purchase?.checking) return pollEvery
  return purchase?.transfer ? pollTransferEvery : pollUnpaidEvery
}

/** The purchase of the address, read again until its payment is confirmed. */
const usePurchase = () => {
  const { id } = useRouteParams(paths.purchase) ?? { id: '' }
  const last = useGetPurchaseQuery(id)
  const pause = pauseOf(last.data)
  const pollingInterval = last.isError ? pollAfterFailureEvery : pause
  return useGetPurchaseQuery(id, { pollingInterval: last.data?.status === 'pending' ? pollingInterval : 0 })
}

const Checking = () => {
  const { formatMessage } = useIntl()
  return (
    <div>
      <Loader label={formatMessage(paymentMessages.waiting)} showLabel />
      <p>
        <FormattedMessage {...boughtMessages.waitingText} />
      </p>
    </div>
  )
}

const Body = ({ purchase }: { purchase: Purchase }) => {
  const { status, checking } = purchase
  if (status === 'pending' && !checking)
    return (
      <InPerson
        instead={
          <>
            <PurchaseLines purchase={purchase} withTotal />
            <OnlyTheMember />
          </>
        }
      >
        <OnDemand name="unpaid purchase" load={loadUnpaid}>
          {(UnpaidPurchase) => <UnpaidPurchase purchase={purchase} />}
        </OnDemand>
      </InPerson>
    )
  if (status === 'paid' || status === 'refunded')
    return (
      <Columns>
        <PurchaseLines purchase={purchase} withTotal={false} />
        <Receipt purchase={purchase} />
      </Columns>
    )
  return <PurchaseLines purchase={purchase} withTotal />
}

/**
 * /purchases/{id}: what is bought, and its state. Not paid: it can be paid or cancelled here; paid: it is the receipt.
 */
export const PurchaseScreen = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { data: purchase, isError, refetch } = usePurchase()
  if (!purchase)
    return (
      <Page title={formatMessage(isError ? boughtMessages.notFound : boughtMessages.loadingOne)}>
        {isError ? (
          <ErrorState onAgain={() => void refetch()}>
            <FormattedMessage {...boughtMessages.notFoundText} />
          </ErrorState>
        ) : (
          <SkeletonRows label={formatMessage(boughtMessages.loadingOne)} />
        )}
      </Page>
    )
  const { status, checking, number, paidOn, memberUntil, transfer } = purchase
  const paid = status === 'paid'
  const lead = () => {
    if (paid && memberUntil !== null) return formatMessage(boughtMessages.memberUntil, { date: longDay(memberUntil) })
    if (paidOn !== null) return formatMessage(boughtMessages.paidOn, { number, date: longDay(paidOn) })
    if (status !== 'pending' || checking) return null
    return formatMessage(transfer ? boughtMessages.transferAwaited : boughtMessages.notPaid)
  }
  const [to, label] =
    paid && memberUntil !== null ? [paths.dogs, boughtMessages.toDogs] : [paths.dashboard, boughtMessages.toDashboard]
  return (
    <Page
      title={formatMessage(stateOf(purchase) === 'paid' ? boughtMessages.paidTitle : boughtMessages.purchaseTitle, {
        number,
      })}
      lead={lead()}
      before={
        <TextLink asChild data-on-screen>
          <Link to={paths.purchases}>
            <FormattedMessage {...listMessages.title} />
          </Link>
        </TextLink>
      }
    >
      {checking && <Checking />}
      {(status === 'expired' || status === 'cancelled' || status === 'refunded') && (
        <Banner tone="warning" role="status">
          <FormattedMessage {...boughtMessages[status]} />
        </Banner>
      )}
      <Body purchase={purchase} />
      <chakra.div data-on-screen display="flex" gap="4" flexWrap="wrap">
        <Button asChild variant={paid ? 'plank' : 'outline'}>
          <Link to={to}>
            <FormattedMessage {...label} />
          </Link>
        </Button>
      </chakra.div>
    </Page>
  )
}
