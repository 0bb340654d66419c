import type { LedgerTransaction } from '#contract/money/ledger'
import type { Locale } from '#contract/shared/locales'
import type { Settings } from '../../db/settings'
import type { SpreadsheetTable, TableCell } from '../../http/tables'
import { journalMessages } from '../../messages/journal'

/** The journal for the accountant: a row for each posting, with the code that the organisation's books give its account. */
export const journalTable = (
  transactions: readonly LedgerTransaction[],
  codes: Settings['ledgerCodes'],
  locale: Locale,
): SpreadsheetTable => {
  const { columns, accounts, kinds } = journalMessages[locale]
  return {
    columns: Object.values(columns),
    rows: transactions.flatMap(({ id, day, kind, currency, purchaseNumber, by, reason, postings }) =>
      postings.map(({ account, amount }) => {
        const cells: Record<keyof typeof columns, TableCell> = {
          transaction: id,
          day,
          kind: kinds[kind],
          purchase: purchaseNumber,
          code: codes[account] ?? null,
          account: accounts[account],
          debit: amount > 0 ? { money: amount } : null,
          credit: amount < 0 ? { money: -amount } : null,
          currency,
          reason,
          by,
        }
        return Object.keys(columns).map((name) => cells[name as keyof typeof columns])
      }),
    ),
  }
}
