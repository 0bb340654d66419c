import type { LedgerAccount, MoneyAccount } from '#contract/money/accounts'
import type { providerLines, providerMovements, purchaseRefunds, purchases } from '../../db/schema'
import type { PaymentNotice } from '../payment/provider'
import type { Booking } from './book'

type Purchase = Pick<
  typeof purchases.$inferSelect,
  'id' | 'kind' | 'status' | 'paidBy' | 'deskWay' | 'transferredOn'
> & { currency: string }
type Refund = Pick<typeof purchaseRefunds.$inferSelect, 'id' | 'amount'>
type Movement = Pick<typeof providerMovements.$inferSelect, 'id' | 'purchaseId' | 'amount' | 'currency'>

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

const ofMovement = ({ purchaseId, currency, ...movement }: Movement, at: Date) =>
  ofPart({ id: purchaseId, currency }, movement, at)

/** A refund of ours that the provider has turned back: the money is in our account there, and is owed again. */
export const failedRefundOf = (movement: Movement, at: Date): Booking => ({
  ...ofMovement(movement, at),
  kind: 'refund_failed',
  debit: 'provider',
  credit: 'refunds_owed',
})

/** What was owed again since its refund failed, and an admin has sent in another way. */
export const sentAgainOf = (movement: Movement, at: Date): Booking => ({
  ...ofMovement(movement, at),
  kind: 'refund_sent',
  debit: 'refunds_owed',
  credit: 'bank',
})

/** A refund on the provider's pages: the payer has the money and what was bought, so that a member owes it until that is withdrawn. */
export const outsideRefundOf = (movement: Movement, at: Date): Booking => ({
  ...ofMovement(movement, at),
  kind: 'refund_outside',
  debit: 'members',
  credit: 'provider',
})

/** Such a refund that did not reach the payer after all: what covered refunds of ours is owed, and the rest owed by no member any more. */
export const failedOutsideOf = (movement: Movement & { covered: number }, at: Date): Booking => ({
  ...ofMovement(movement, at),
  kind: 'refund_failed',
  debit: 'provider',
  credit: 'members',
  others: [{ account: 'refunds_owed', amount: movement.covered }],
})

/** Money that a dispute took, or returned: after it was lost, to where the loss is. */
export const disputeMoveOf = (
  movement: Movement,
  { id, amount }: { id: string; amount: number },
  wasLost: boolean,
  at: Date,
): Booking => {
  const account = amount > 0 && wasLost ? 'written_off' : 'disputed'
  return {
    ...ofMovement(movement, at),
    kind: 'dispute',
    subjectId: id,
    amount: Math.abs(amount),
    ...(amount < 0 ? { debit: account, credit: 'provider' } : { debit: 'provider', credit: account }),
  }
}

/** What the provider charges for a dispute, or returns of it. */
export const disputeFeeOf = (
  movement: Movement,
  { id, fee, currency }: { id: string; fee: number; currency: string },
  at: Date,
): Booking => ({
  ...ofMovement(movement, at),
  kind: 'dispute_fee',
  subjectId: id,
  amount: Math.abs(fee),
  currency,
  ...(fee > 0 ? { debit: 'fees', credit: 'provider' } : { debit: 'provider', credit: 'fees' }),
})

/** A dispute that was lost: what it took is a loss. */
export const lostDisputeOf = (movement: Movement, taken: number, at: Date): Booking => ({
  ...ofMovement(movement, at),
  kind: 'dispute_lost',
  amount: taken,
  debit: 'written_off',
  credit: 'disputed',
})

/**
 * What the provider has charged with a line of its report, or returned. Of a dispute it may be booked already, since a dispute is read at
 * the provider as well: both have the id of the line.
 */
export const providerFeeOf = (
  line: Pick<typeof providerLines.$inferSelect, 'id' | 'kind' | 'day' | 'currency' | 'purchaseId'>,
  cost: number,
  at: Date,
): Booking => ({
  kind: line.kind === 'dispute' ? 'dispute_fee' : 'provider_fee',
  subjectId: line.id,
  purchaseId: line.purchaseId,
  amount: Math.abs(cost),
  currency: line.currency,
  at,
  day: line.day,
  ...(cost > 0 ? { debit: 'fees', credit: 'provider' } : { debit: 'provider', credit: 'fees' }),
})
