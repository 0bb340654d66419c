import type { Purchase } from '#contract/purchase'
import { OnDemand } from '../../ui/kit/OnDemand'
import { CardForm } from './CardForm'
import type { usePayment } from './usePayment'

// No one needs all of them.
const loadPagePayment = async () => (await import(/* webpackChunkName: "page-payment" */ './PagePayment')).PagePayment
const loadTransferOption = async () =>
  (await import(/* webpackChunkName: "transfer-option" */ './TransferOption')).TransferOption
const loadTransferDetails = async () =>
  (await import(/* webpackChunkName: "transfer-details" */ './TransferDetails')).TransferDetails

interface Props {
  purchase: Purchase
  payment: ReturnType<typeof usePayment>
}

/** How a purchase can be paid: on our form or on the provider's page, and by bank transfer where that is offered. */
export const Ways = ({ purchase, payment }: Props) => (
  <>
    {purchase.ways.includes('page') ? (
      <OnDemand name="payment page" load={loadPagePayment}>
        {(PagePayment) => <PagePayment purchase={purchase} />}
      </OnDemand>
    ) : (
      <CardForm purchase={purchase} payment={payment} />
    )}
    {purchase.ways.includes('transfer') && (
      <OnDemand name="transfer option" load={loadTransferOption}>
        {(TransferOption) => <TransferOption purchase={purchase} />}
      </OnDemand>
    )}
  </>
)

/** Where to send the money, once a transfer was chosen. */
export const AwaitedTransfer = ({ transfer }: { transfer: NonNullable<Purchase['transfer']> }) => (
  <OnDemand name="transfer details" load={loadTransferDetails}>
    {(TransferDetails) => <TransferDetails transfer={transfer} />}
  </OnDemand>
)
