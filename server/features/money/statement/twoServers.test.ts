import { referenceOf } from '#contract/payment/bankTransfer'
import { buy, plan } from '../../../testing/buying'
import { callerOf, logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const transfer = { iban: 'GB29NWBK60161331926819', accountName: 'Clear Round', holdDays: 5, closingDays: 10 }

onPostgres('bank statements at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let desks: ReturnType<typeof callerOf>[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '', transfer })
    const other = { ...one, ...(await one.beside()) }
    const { token } = await logIn(one, 'admin')
    desks = [one, other, one, other].map((server) => callerOf(server, token))
  })
  afterAll(() => one.close())

  const lines = [1, 2].map((index) => ({
    day: '2026-11-20',
    amount: 3000,
    currency: 'GBP',
    name: `PAYER ${index}`,
    text: '',
    bankId: '',
  }))

  it('keeps lines once that are imported together', async () => {
    const answers = await Promise.all(
      desks.map((desk) => desk.post('/desk/statement/import', { account: '', lines: [...lines].reverse() })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.reduce((sum, { json }) => sum + Number(json.added), 0)).toBe(lines.length)
  })

  it('settles a purchase with one line, and a line once', async () => {
    const member = await logIn(one, 'member')
    const { json: bought } = await buy(member, plan())
    await member.post(`/payments/${bought.paymentId}/transfer`)
    const [first, second] = await one.query('select id from bank_lines order by id')
    const reference = referenceOf(bought.number)
    const answers = await Promise.all(
      desks.map((desk, index) =>
        desk.post('/desk/statement/settle', {
          lines: [{ id: (index < 2 ? first : second)?.id, reference, refundId: null, difference: 'send_back' }],
        }),
      ),
    )
    const outcomes = answers.map(({ json }) => json.lines[0].outcome as string)
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(outcomes.filter((outcome) => !['paid', 'line_settled', 'purchase_paid'].includes(outcome))).toEqual([])
    const [owed] = await one.query(
      'select count(*)::int as count, sum(owed_back)::int as sum from bank_lines where owed_back > 0',
    )
    expect(owed).toEqual({ count: 1, sum: 400 })
    expect(await one.brokenInvariants()).toEqual([])
  })
})
