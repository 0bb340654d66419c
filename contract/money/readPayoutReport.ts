import { cellText, columnFinder, foldHeader } from '../shared/tableColumns'
import { lineText, unreadTextMax } from './lineText'
import { readAmount } from './readAmount'
import { reportLimits, ReportLine } from './providerLines'

/** What Stripe's report on the transactions of its payouts says of one. */
export const reportFields = [
  'providerId',
  'kind',
  'day',
  'amount',
  'fee',
  'currency',
  'payout',
  'payoutDay',
  'ourPayment',
  'payment',
  'text',
] as const
export type ReportField = (typeof reportFields)[number]

/** Those without which nothing can be booked; of the two payments one is enough. */
const needed: readonly ReportField[] = ['providerId', 'kind', 'day', 'amount', 'fee', 'currency', 'payout', 'payoutDay']

// As Stripe names its columns, in all of its versions of the report. Folded.
const knownHeaders: Record<ReportField, string> = {
  providerId: 'balancetransactionid',
  kind: 'reportingcategory',
  day: 'created createdutc',
  amount: 'gross',
  fee: 'fee',
  currency: 'currency',
  payout: 'automaticpayoutid payoutid',
  payoutDay: 'automaticpayouteffectiveat automaticpayouteffectiveatutc payouteffectiveat payouteffectiveatutc',
  ourPayment: 'paymentmetadatapayment',
  payment: 'paymentintentid',
  text: 'description',
}

const { suggestColumns, findHeaderLine } = columnFinder(reportFields, knownHeaders)
export { findHeaderLine as findReportHeader }

/** What is found of a report's columns, by its headers. A time in UTC is none where the same one is there in the time zone of the report. */
export const suggestReportColumns = (headers: readonly string[]): (ReportField | null)[] => {
  const named = headers.map(foldHeader)
  const isDoubled = (name: string) => name.endsWith('utc') && named.includes(name.slice(0, -'utc'.length))
  return suggestColumns(named.map((name) => (isDoubled(name) ? '' : name)))
}

// What Stripe calls its reporting categories; any other one is a correction.
const kinds = new Map<string, ReportLine['kind']>(
  Object.entries({
    charge: 'payment',
    charge_failure: 'payment',
    refund: 'refund',
    refund_failure: 'refund',
    partial_capture_reversal: 'refund',
    dispute: 'dispute',
    dispute_reversal: 'dispute',
    fee: 'fee',
    network_cost: 'fee',
    tax: 'fee',
  }),
)

/** A row of the report that is no line: its number there, and the field that cannot be read. */
export interface UnreadReportRow {
  row: number
  field: ReportField
  text: string
}

/** What a report has: its lines, the rows that could not be read, and the columns that it lacks. */
export interface ReadReport {
  lines: ReportLine[]
  unread: UnreadReportRow[]
  lacks: ReportField[]
}

/** The columns that a report has to have and that are not among these. A line without a payment can't be compared with a purchase. */
const lackingColumns = (columns: readonly (ReportField | null)[]): ReportField[] => [
  ...needed.filter((field) => !columns.includes(field)),
  ...(columns.includes('payment') || columns.includes('ourPayment') ? [] : (['payment'] as const)),
]

/** The lines of Stripe's report on the transactions of its payouts. `firstRow`: the number of the first row. */
export const readPayoutReport = (
  rows: readonly (readonly string[])[],
  { columns, firstRow }: { columns: readonly (ReportField | null)[]; firstRow: number },
): ReadReport => {
  const lacks = lackingColumns(columns)
  const read: ReadReport = { lines: [], unread: [], lacks }
  if (lacks.length > 0) return read
  for (const [index, cells] of rows.entries()) {
    const cell = (field: ReportField) => cellText(cells[columns.indexOf(field)]).trim()
    if (cell('providerId') === '' && cell('amount') === '') continue
    const checked = ReportLine.safeParse({
      providerId: cell('providerId'),
      kind: kinds.get(cell('kind')) ?? 'other',
      day: cell('day').slice(0, 10),
      amount: readAmount(cell('amount')),
      fee: cell('fee') === '' ? 0 : readAmount(cell('fee')),
      currency: cell('currency').toUpperCase(),
      payout: cell('payout'),
      payoutDay: cell('payoutDay').slice(0, 10),
      payment: cell('ourPayment') || cell('payment'),
      text: lineText(cell('text'), reportLimits.text),
    })
    if (checked.success) {
      read.lines.push(checked.data)
      continue
    }
    const field = reportFields.find((one) => one === checked.error.issues[0]?.path[0]) ?? 'amount'
    read.unread.push({ row: firstRow + index, field, text: lineText(cell(field), unreadTextMax) })
  }
  return read
}
