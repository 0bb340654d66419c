import type { MoneyAccount } from '#contract/money/accounts'
import type { entryRefunds, purchases } from '../../db/schema'
import type { PaymentNotice } from '../payment/provider'
import type { Booking } from './book'

type Purchase = Pick<
  typeof purchases.$inferSelect,
  'id' | 'kind' | 'status' | 'paidBy' | 'deskWay' | 'transferredOn'
> & { currency: string }
type EntryRefund = Pick<typeof entryRefunds.$inferSelect, 'id' | 'amount'>

/** Where the money of a purchase came in; a refund leaves from the same account, so that cash is refunded in cash. */
export const moneyAccountOf = ({ paidBy, deskWay }: Pick<Purchase, 'paidBy' | 'deskWay'>): MoneyAccount => {
  if (paidBy === 'transfer') return 'bank'
  if (paidBy !== 'desk') return 'provider'
  return deskWay === 'card_reader' || deskWay === 'cash' ? deskWay : 'bank'
}

/** A payment that came in: income, or owed back where its purchase could not be honoured. */
export const paymentOf = (
  purchase: Purchase,
  { amount, writtenOff, currency }: Pick<PaymentNotice, 'amount' | 'writtenOff' | 'currency'>,
  at: Date,
): Booking[] =>
  amount === 0
    ? []
    : [
        {
          kind: 'payment',
          subjectId: purchase.id,
          purchaseId: purchase.id,
          debit: moneyAccountOf(purchase),
          credit:
            purchase.status === 'refunded' ? 'refunds_owed' : purchase.kind === 'membership' ? 'memberships' : 'shows',
          amount,
          writtenOff: writtenOff ?? 0,
          currency,
          at,
          day: purchase.transferredOn,
        },
      ]

const ofEntry = (purchase: Pick<Purchase, 'id' | 'currency'>, { id, amount }: EntryRefund, at: Date) => ({
  subjectId: id,
  purchaseId: purchase.id,
  amount,
  currency: purchase.currency,
  at,
  day: null,
})

/** The refund of a withdrawn entry, which is owed from now on. */
export const owedRefundOf = (purchase: Pick<Purchase, 'id' | 'currency'>, refund: EntryRefund, at: Date): Booking => ({
  ...ofEntry(purchase, refund, at),
  kind: 'refund_owed',
  debit: 'shows',
  credit: 'refunds_owed',
})

/** A refund that is owed no more: its entry was not withdrawn after all. */
export const recalledRefundOf = (
  purchase: Pick<Purchase, 'id' | 'currency'>,
  refund: EntryRefund,
  at: Date,
): Booking => ({
  ...ofEntry(purchase, refund, at),
  kind: 'refund_recalled',
  debit: 'refunds_owed',
  credit: 'shows',
})

/** A refund that was sent: of an entry, or of a whole purchase that could not be honoured. */
export const sentRefundOf = (purchase: Purchase, refund: EntryRefund, at: Date): Booking => ({
  ...ofEntry(purchase, refund, at),
  kind: 'refund_sent',
  debit: 'refunds_owed',
  credit: moneyAccountOf(purchase),
})
