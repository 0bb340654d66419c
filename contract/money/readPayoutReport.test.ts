import { readPayoutReport, suggestReportColumns } from './readPayoutReport'

const headers = [
  'automatic_payout_id',
  'automatic_payout_effective_at',
  'balance_transaction_id',
  'created',
  'currency',
  'gross',
  'fee',
  'net',
  'reporting_category',
  'payment_intent_id',
  'payment_metadata[payment]',
  'description',
]
const paymentId = '00000000-0000-4000-8000-0000000000aa'
const charge = [
  'po_1',
  '2026-11-12 00:00:00',
  'txn_1',
  '2026-11-05 09:31:00',
  'gbp',
  '26.00',
  '0.59',
  '25.41',
  'charge',
  'pi_1',
  paymentId,
  'Membership',
]
const changed = (changes: Record<string, string>) =>
  headers.map((header, index) => changes[header] ?? charge[index] ?? '')
const read = (rows: string[][], named = headers) =>
  readPayoutReport(rows, { columns: suggestReportColumns(named), firstRow: 2 })

describe('Stripe’s report on payouts', () => {
  it('has a line for each row, with what it moved and what that cost', () => {
    expect(read([charge])).toEqual({
      lacks: [],
      unread: [],
      lines: [
        {
          providerId: 'txn_1',
          kind: 'payment',
          day: '2026-11-05',
          amount: 2_600,
          fee: 59,
          currency: 'GBP',
          payout: 'po_1',
          payoutDay: '2026-11-12',
          payment: paymentId,
          text: 'Membership',
        },
      ],
    })
  })

  it.each([
    ['refund', '-26.00', 'refund', -2_600],
    ['refund_failure', '26.00', 'refund', 2_600],
    ['dispute', '-26.00', 'dispute', -2_600],
    ['dispute_reversal', '26.00', 'dispute', 2_600],
    ['fee', '-2.00', 'fee', -200],
    ['other_adjustment', '-1,234.50', 'other', -123_450],
    ['constructor', '1.00', 'other', 100],
  ])('reads %s of %s as %s', (category, gross, kind, amount) => {
    const [line] = read([changed({ reporting_category: category, gross })]).lines
    expect([line?.kind, line?.amount]).toEqual([kind, amount])
  })

  it('names a payment as Stripe does where our own id is missing', () => {
    expect(read([changed({ 'payment_metadata[payment]': '' })]).lines[0]?.payment).toBe('pi_1')
  })

  it('counts days in the time zone of the report, where it has both', () => {
    const utc = ['automatic_payout_effective_at_utc', 'created_utc']
    const row = ['2026-11-11 23:00:00', '2026-11-04 23:31:00', ...charge]
    const days = (rows: string[][], named: string[]) =>
      read(rows, named).lines.map(({ day, payoutDay }) => [day, payoutDay])
    expect(days([row], [...utc, ...headers])).toEqual([['2026-11-05', '2026-11-12']])
    const local = headers.map((header) => (header === 'created' || header.endsWith('_at') ? 'other' : header))
    expect(days([row], [...utc, ...local])).toEqual([['2026-11-04', '2026-11-11']])
  })

  it('says which rows can’t be read, and why', () => {
    const rows = [
      changed({ gross: 'free' }),
      changed({ automatic_payout_id: '' }),
      changed({ created: 'yesterday' }),
      changed({ currency: '€' }),
      headers.map(() => ''),
    ]
    expect(read(rows).unread).toEqual([
      { row: 2, field: 'amount', text: 'free' },
      { row: 3, field: 'payout', text: '' },
      { row: 4, field: 'day', text: 'yesterday' },
      { row: 5, field: 'currency', text: '€' },
    ])
  })

  it('keeps text from outside on one line', () => {
    expect(read([changed({ description: 'A\r\nB\u0000\u202eC' })]).lines[0]?.text).toBe('A BC')
  })

  it('cuts a text that is too long to what is kept, between letters', () => {
    const { lines, unread } = read([changed({ description: `${'x'.repeat(299)}🐕 and more` })])
    expect([lines.map(({ text }) => text), unread]).toEqual([['x'.repeat(299)], []])
  })

  it('says which columns a table lacks, and reads nothing of it', () => {
    expect(read([['1', '2']], ['Date', 'Amount'])).toEqual({
      lines: [],
      unread: [],
      lacks: ['providerId', 'kind', 'day', 'amount', 'fee', 'currency', 'payout', 'payoutDay', 'payment'],
    })
  })
})
