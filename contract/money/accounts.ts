/** Where the club's money is. */
export const moneyAccounts = ['cash', 'card_reader', 'bank', 'provider'] as const
export type MoneyAccount = (typeof moneyAccounts)[number]

/**
 * The accounts of the ledger. Besides where the money is: what members owe (a debit) or have paid too much (a credit), refunds
 * that are owed and not sent yet, money that the payment provider keeps while a payment is disputed, the income from memberships and
 * shows, fees of banks and payment providers, and what was written off because a transfer was short or a dispute was lost.
 */
export const ledgerAccounts = [
  ...moneyAccounts,
  'members',
  'refunds_owed',
  'disputed',
  'memberships',
  'shows',
  'fees',
  'written_off',
] as const
/** Those whose balance is usually a credit, and is shown as such: what the club owes, and its income. */
export const creditAccounts: readonly LedgerAccount[] = ['refunds_owed', 'memberships', 'shows']
export type LedgerAccount = (typeof ledgerAccounts)[number]

/**
 * What the ledger books: a payment that came in; a refund that became due, was cancelled, was sent, or was turned back by the
 * payment provider; a refund that was made on the provider's own pages, and what became due later and was covered by it; money that a
 * dispute took or returned, its fees, and its loss; the provider's other fees; and what an admin enters in the journal.
 */
export const ledgerKinds = [
  'payment',
  'refund_owed',
  'refund_recalled',
  'refund_sent',
  'refund_failed',
  'refund_outside',
  'refund_covered',
  'dispute',
  'dispute_fee',
  'dispute_lost',
  'provider_fee',
  'journal',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]
