import { isIban } from '../payment/bankTransfer'
import { readDate, type DateOrder } from '../shared/readDate'
import { cellText } from '../shared/tableColumns'
import { compactText } from '../shared/visibleText'
import { lineText, unreadTextMax } from './lineText'
import { currencyBeside, readAmount } from './readAmount'
import { StatementLine, statementLimits } from './statement'
import { statementFields, type StatementField as Field } from './statementFields'

/** A row of a file that is no line: its number there, the field that cannot be read, and what the file has in it. */
export interface UnreadRow {
  row: number
  field: Field
  text: string
}

/** What a file has: its lines, and the rows that could not be read. */
export interface ReadLines {
  lines: StatementLine[]
  unread: UnreadRow[]
}

/** An entry as a bank's own format has it. A day or an amount (minor units, signed) that cannot be read is null. */
export type StatementEntry = Pick<StatementLine, 'currency' | 'name' | 'text' | 'bankId'> & {
  day: string | null
  amount: number | null
}

/** What reading a table depends on besides its cells. `currency`: of rows that have no other; `firstRow`: the number of the first row. */
export interface StatementContext {
  columns: readonly (Field | null)[]
  dateOrder: DateOrder
  currency: string
  firstRow: number
}

/** The line of an entry, or the field for which it is none. */
const lineOf = ({ day, amount, currency, name, text, bankId }: StatementEntry): StatementLine | Field => {
  const checked = StatementLine.safeParse({
    day,
    amount,
    currency,
    name: lineText(name, statementLimits.name),
    text: lineText(text, statementLimits.text),
    bankId: lineText(bankId, statementLimits.bankId),
  })
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  return statementFields.find((field) => field === issue?.path[0]) ?? 'amount'
}

const collected = (
  entries: readonly { row: number; entry: StatementEntry; textOf: (field: Field) => string }[],
): ReadLines => {
  const read: ReadLines = { lines: [], unread: [] }
  for (const { row, entry, textOf } of entries) {
    // A bank writes what costs nothing as a line, too.
    if (entry.amount === 0) continue
    const line = lineOf(entry)
    if (typeof line === 'string') read.unread.push({ row, field: line, text: lineText(textOf(line), unreadTextMax) })
    else read.lines.push(line)
  }
  return read
}

/** The lines of entries in a bank's own format, whose rows are counted from 1. */
export const linesOf = (entries: readonly StatementEntry[]): ReadLines =>
  collected(entries.map((entry, index) => ({ row: index + 1, entry, textOf: () => entry.text })))

type Cells = (field: Field) => string

// The sum is signed in one column, or is in one of two. What was paid out leaves the account, with a minus or without.
const sumOf = (cell: Cells): number | null => {
  if (cell('amount') !== '') return readAmount(cell('amount'))
  const [paidIn, paidOut] = (['paidIn', 'paidOut'] as const).map((field) =>
    cell(field) === '' ? 0 : readAmount(cell(field)),
  )
  if (cell('paidIn') === '' && cell('paidOut') === '') return null
  return typeof paidIn === 'number' && typeof paidOut === 'number' ? paidIn - Math.abs(paidOut) : null
}

const sumFields = ['amount', 'paidIn', 'paidOut'] as const

const currencyOf = (cell: Cells, usual: string): string => {
  const named = cell('currency').toUpperCase()
  if (/^[A-Z]{3}$/.test(named)) return named
  return sumFields.map((field) => currencyBeside(cell(field))).find((code) => code !== null) ?? usual
}

/**
 * The lines of a bank's table of transactions. A row without a day and a sum is none, and needs no complaint. `text` is that of two
 * columns, where they differ.
 */
export const readStatement = (
  rows: readonly (readonly string[])[],
  { columns, dateOrder, currency, firstRow }: StatementContext,
): ReadLines => {
  const columnOf = (field: Field) => columns.indexOf(field)
  return collected(
    rows.flatMap((cells, index) => {
      const cell = (field: Field) => cellText(cells[columnOf(field)]).trim()
      if ((['day', ...sumFields] as const).every((field) => cell(field) === '')) return []
      const [text, details] = [cell('text'), cell('details')]
      const entry: StatementEntry = {
        day: readDate(cell('day'), dateOrder),
        amount: sumOf(cell),
        currency: currencyOf(cell, currency),
        name: cell('name'),
        text: details === text ? text : `${text} ${details}`,
        bankId: cell('bankId'),
      }
      const textOf = (field: Field) =>
        field === 'amount'
          ? sumFields
              .map(cell)
              .filter((sum) => sum !== '')
              .join(' · ')
          : cell(field)
      return [{ row: firstRow + index, entry, textOf }]
    }),
  )
}

/** The IBAN of the account that a file names, or an empty text: Polish banks also write its digits alone, or a stroke before them. */
export const ibanOf = (account: string): string => {
  const compact = compactText(account).toUpperCase().replace(/^\//, '')
  const iban = /^\d{26}$/.test(compact) ? `PL${compact}` : compact
  return isIban(iban) ? iban : ''
}
