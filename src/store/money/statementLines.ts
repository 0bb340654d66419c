import { createSelector } from '@reduxjs/toolkit'
import type { StatementLine } from '#contract/money/statement'
import { sum } from '#contract/shared/money'
import type { RootState } from '../rootReducer'
import { selectStatementImport } from './statementImportSlice'

/** A line as the table shows it. `number`: its place among the lines. */
export interface ShownLine extends StatementLine {
  number: number
}

const selectLines = (state: RootState) => selectStatementImport(state).lines

export const selectShownLines = createSelector(selectLines, (lines): ShownLine[] =>
  lines.map((line, index) => ({ ...line, number: index + 1 })),
)

/** What came in and what left, in minor units of each currency. `paidOut` is positive. */
export const selectSums = createSelector(selectLines, (lines) =>
  [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const amounts = lines.filter((line) => line.currency === currency).map(({ amount }) => amount)
    return {
      currency,
      paidIn: sum(amounts.filter((amount) => amount > 0)),
      paidOut: sum(amounts.filter((amount) => amount < 0).map(Math.abs)),
    }
  }),
)

/** The first and the last day of the lines; null where there are none. */
export const selectPeriod = createSelector(selectLines, (lines) => {
  const days = lines.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first !== undefined && last !== undefined ? { first, last } : null
})
