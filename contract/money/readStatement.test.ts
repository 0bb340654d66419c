import { statementLimits } from './statement'
import { ibanOf, linesOf, readStatement, type StatementContext, type StatementEntry } from './readStatement'

const context: StatementContext = {
  columns: ['day', 'name', 'text', 'details', 'amount', 'currency', 'bankId'],
  dateOrder: 'day_first',
  currency: 'GBP',
  firstRow: 2,
}
const read = (rows: string[][], changes: Partial<StatementContext> = {}) =>
  readStatement(rows, { ...context, ...changes })
const split = { columns: ['day', 'paidIn', 'paidOut', 'text'] } as const
const line = { day: '2026-11-02', amount: 2600, currency: 'GBP', name: '', text: '', bankId: '' }

describe('a table of a bank', () => {
  it('is read row by row into lines, with the text of two columns', () => {
    const { lines, unread } = read([
      ['02.11.2026', 'Ola Nowak', 'RF18 1001', 'Transfer', '1 026,00', 'pln', 'AB1'],
      ['2026-11-03', '', 'Fee', 'Fee', '-5.00', '', ''],
    ])
    expect(lines).toEqual([
      {
        day: '2026-11-02',
        amount: 102600,
        currency: 'PLN',
        name: 'Ola Nowak',
        text: 'RF18 1001 Transfer',
        bankId: 'AB1',
      },
      { day: '2026-11-03', amount: -500, currency: 'GBP', name: '', text: 'Fee', bankId: '' },
    ])
    expect(unread).toEqual([])
  })

  it('counts what was paid out as leaving the account, with a minus or without', () => {
    const rows = [
      ['2.11.2026', '26,00', '', 'a'],
      ['2.11.2026', '', '26,00', 'b'],
      ['2.11.2026', '', '-26,00', 'c'],
      ['2.11.2026', '0,00', '26,00', 'd'],
    ]
    expect(read(rows, split).lines.map(({ amount }) => amount)).toEqual([2600, -2600, -2600, -2600])
  })

  it('leaves out rows without a day and a sum, and sums of zero', () => {
    const rows = [
      ['', '', '', 'Page 2 of 3'],
      ['2.11.2026', '0,00', '', 'Nothing'],
      [],
      ['2.11.2026', '1,00', '', 'One'],
    ]
    const { lines, unread } = read(rows, split)
    expect(lines.map(({ text }) => text)).toEqual(['One'])
    expect(unread).toEqual([])
  })

  it('reports the row and the field that cannot be read, with what is there', () => {
    const rows = [
      ['31.02.2026', '', 'a', '', '26.00', '', ''],
      ['02.11.2026', '', 'b', '', 'twenty', '', ''],
      ['02.11.2026', '', 'c', '', '', '', ''],
      ['Closing balance', '', '', '', '100.00', '', ''],
      ['02.11.2026', '', 'd', '', '1,000,000.01', '', ''],
    ]
    expect(read(rows)).toEqual({
      lines: [],
      unread: [
        { row: 2, field: 'day', text: '31.02.2026' },
        { row: 3, field: 'amount', text: 'twenty' },
        { row: 4, field: 'amount', text: '' },
        { row: 5, field: 'day', text: 'Closing balance' },
        { row: 6, field: 'amount', text: '1,000,000.01' },
      ],
    })
  })

  it('takes the currency of its column, else of the sum, else the usual one', () => {
    const rows = [
      ['02.11.2026', '', '', '', '26,00 zł', 'EUR', ''],
      ['02.11.2026', '', '', '', '26,00 zł', '', ''],
      ['02.11.2026', '', '', '', '26,00', 'Euro', ''],
    ]
    expect(read(rows).lines.map(({ currency }) => currency)).toEqual(['EUR', 'PLN', 'GBP'])
  })

  it('reads days with slashes in the order that was chosen', () => {
    const rows = [['03/04/2026', '', '', '', '1', '', '']]
    expect(read(rows).lines[0]?.day).toBe('2026-04-03')
    expect(read(rows, { dateOrder: 'month_first' }).lines[0]?.day).toBe('2026-03-04')
  })

  it('keeps texts on one line, without control characters, and no longer than they may be', () => {
    const long = `${'x'.repeat(statementLimits.name - 1)}😀 end`
    const [read1] = read([['02.11.2026', long, 'a\u0000\n\tb\u00a0 c\u200b', '', '1', '', '="0012"']]).lines
    expect(read1).toMatchObject({ name: 'x'.repeat(statementLimits.name - 1), text: 'a b c', bankId: '0012' })
  })
})

describe('entries of a bank’s own format', () => {
  it('become lines, and those without a day, a currency or a sum are reported by their number', () => {
    const entries: StatementEntry[] = [
      line,
      { ...line, amount: 0 },
      { ...line, day: null, text: 'Fee' },
      { ...line, amount: null },
      { ...line, currency: '?' },
    ]
    expect(linesOf(entries)).toEqual({
      lines: [line],
      unread: [
        { row: 3, field: 'day', text: 'Fee' },
        { row: 4, field: 'amount', text: '' },
        { row: 5, field: 'currency', text: '' },
      ],
    })
  })
})

it.each([
  ['GB33 BUKB 2020 1555 5555 55', 'GB33BUKB20201555555555'],
  ['/PL61109010140000071219812874', 'PL61109010140000071219812874'],
  ['61109010140000071219812874', 'PL61109010140000071219812874'],
  ['gb33bukb20201555555555', 'GB33BUKB20201555555555'],
  ['GB34BUKB20201555555555', ''],
  ['600001/12345678', ''],
  ['', ''],
])('the account %j has the IBAN %j', (account, iban) => expect(ibanOf(account)).toBe(iban))
