/** Where the club's money is. */
export const moneyAccounts = ['cash', 'card_reader', 'bank', 'provider'] as const
export type MoneyAccount = (typeof moneyAccounts)[number]

/**
 * The accounts of the ledger. Besides where the money is: what members owe (a debit) or have paid too much (a credit), refunds
 * that are owed and not sent yet, the income from memberships and shows, fees of banks and payment providers, and what was written off
 * because a transfer was short.
 */
export const ledgerAccounts = [
  ...moneyAccounts,
  'members',
  'refunds_owed',
  'memberships',
  'shows',
  'fees',
  'written_off',
] as const
/** Those whose balance is usually a credit, and is shown as such: what the club owes, and its income. */
export const creditAccounts: readonly LedgerAccount[] = ['refunds_owed', 'memberships', 'shows']
export type LedgerAccount = (typeof ledgerAccounts)[number]

/**
 * What the ledger books: a payment that came in, a refund that became due, was cancelled or was sent, and what an admin
 * enters in the journal.
 */
export const ledgerKinds = ['payment', 'refund_owed', 'refund_recalled', 'refund_sent', 'journal'] as const
export type LedgerKind = (typeof ledgerKinds)[number]
