import { costsOf, keptOf, type Settlement } from '#contract/money/settlement'
import type { Locale } from '#contract/shared/locales'
import type { SpreadsheetTable, TableCell } from '../../../http/tables'
import { heightName, typeNames } from '../../../messages/entryLists'
import { settlementMessages } from '../../../messages/settlement'

/** A settlement as a table: a row for each class, extra and cost, and for fees, whose last column adds up to the result. */
export const settlementTable = (settlement: Settlement, locale: Locale): SpreadsheetTable => {
  const { classes, extras, fees } = settlement
  const { columns, kinds, fees: feesName } = settlementMessages[locale]
  const money = (amount: number): TableCell => ({ money: amount })
  const cost = (text: string, amount: number, currency: string): TableCell[] => [
    null,
    text,
    null,
    null,
    null,
    null,
    null,
    money(amount),
    money(-amount),
    currency,
  ]
  return {
    columns: Object.values(columns),
    rows: [
      ...classes.map(({ cls, runs, income, discounts, sent, owed, currency }) => [
        cls.date,
        [cls.startTime, cls.name, typeNames[cls.type], heightName(locale, cls.height)].filter(Boolean).join(' '),
        runs,
        money(income),
        money(discounts),
        money(sent),
        money(owed),
        null,
        money(keptOf({ income, sent, owed })),
        currency,
      ]),
      ...extras.map(({ name, pieces, income, discounts, sent, owed, currency }) => [
        null,
        `${pieces} × ${name[locale]}`,
        null,
        money(income),
        money(discounts),
        money(sent),
        money(owed),
        null,
        money(keptOf({ income, sent, owed })),
        currency,
      ]),
      ...fees.map(({ amount, currency }) => cost(feesName, amount, currency)),
      ...costsOf(settlement).map(({ kind, text, amount, currency }) =>
        cost(`${kinds[kind]}: ${text}`, amount, currency),
      ),
    ],
  }
}
