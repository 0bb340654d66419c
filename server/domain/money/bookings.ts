import type { LedgerAccount, MoneyAccount } from '#contract/money/accounts'
import type { purchaseRefunds, purchases } from '../../db/schema'
import type { PaymentNotice } from '../payment/provider'
import type { Booking } from './book'

type Purchase = Pick<
  typeof purchases.$inferSelect,
  'id' | 'kind' | 'status' | 'paidBy' | 'deskWay' | 'transferredOn'
> & { currency: string }
type Refund = Pick<typeof purchaseRefunds.$inferSelect, 'id' | 'amount'>

/** Where the money of a purchase came in; a refund leaves from the same account, so that cash is refunded in cash. */
export const moneyAccountOf = ({ paidBy, deskWay }: Pick<Purchase, 'paidBy' | 'deskWay'>): MoneyAccount => {
  if (paidBy === 'transfer') return 'bank'
  if (paidBy !== 'desk') return 'provider'
  return deskWay === 'card_reader' || deskWay === 'cash' ? deskWay : 'bank'
}

/** The income that a purchase is. */
const incomeOf = ({ kind }: Pick<Purchase, 'kind'>): LedgerAccount => (kind === 'membership' ? 'memberships' : 'shows')

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
          credit: purchase.status === 'refunded' ? 'refunds_owed' : incomeOf(purchase),
          amount,
          writtenOff: writtenOff ?? 0,
          currency,
          at,
          day: purchase.transferredOn,
        },
      ]

const ofPart = (purchase: Pick<Purchase, 'id' | 'currency'>, { id, amount }: Refund, at: Date) => ({
  subjectId: id,
  purchaseId: purchase.id,
  amount,
  currency: purchase.currency,
  at,
  day: null,
})

/** The refund of a withdrawn entry or of a membership, which is owed from now on. */
export const owedRefundOf = (
  purchase: Pick<Purchase, 'id' | 'kind' | 'currency'>,
  refund: Refund,
  at: Date,
): Booking => ({
  ...ofPart(purchase, refund, at),
  kind: 'refund_owed',
  debit: incomeOf(purchase),
  credit: 'refunds_owed',
})

/** A refund that is owed no more: its entry was not withdrawn after all. */
export const recalledRefundOf = (purchase: Pick<Purchase, 'id' | 'currency'>, refund: Refund, at: Date): Booking => ({
  ...ofPart(purchase, refund, at),
  kind: 'refund_recalled',
  debit: 'refunds_owed',
  credit: 'shows',
})

/** A refund that was sent: of an entry, of a membership, or of a whole purchase that could not be honoured. */
export const sentRefundOf = (purchase: Purchase, refund: Refund, at: Date): Booking => ({
  ...ofPart(purchase, refund, at),
  kind: 'refund_sent',
  debit: 'refunds_owed',
  credit: moneyAccountOf(purchase),
})
