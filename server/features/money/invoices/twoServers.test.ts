import type { InvoiceMonth } from '#contract/money/invoice'
import { any, buy, cart, latka, pay, plan, zolw } from '../../../testing/buying'
import { callerOf, logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const buyer = { name: 'Ola Kowalczyk', address: 'Gdańsk', taxNumber: '' }

onPostgres('invoices at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let both: TestServer[]
  let members: ReturnType<typeof callerOf>[]
  let admin: ReturnType<typeof callerOf>
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    both = [one, { ...one, ...(await one.beside()) }]
    const { token } = await logIn(one, 'member')
    members = both.map((server) => callerOf(server, token))
    admin = await logIn(one, 'admin')
  })
  afterAll(() => one.close())

  const at = (index: number) => members[index % 2] ?? callerOf(one)
  const bought = async () => {
    const purchase = await buy(at(0), plan())
    await pay(at(0), purchase)
    return String(purchase.json.id)
  }
  const numbersOf = async (kind: string) =>
    (await one.query(`select sequence from invoices where kind = '${kind}' order by sequence`)).map(
      ({ sequence }) => sequence,
    )
  const upTo = (last: number) => Array.from({ length: last }, (_none, index) => index + 1)

  it('issues one invoice where both are pressed several times', async () => {
    const id = await bought()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, index) => at(index).post(`/purchases/${id}/invoices`, buyer)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(await numbersOf('invoice')).toEqual([1])
    const mails = (await one.mails()).filter(({ subject }) => subject.startsWith('Invoice'))
    expect(mails).toHaveLength(1)
  })

  it('leaves no gap where twenty are issued at once and others fail between', async () => {
    const ids: string[] = []
    for (let index = 0; index < 20; index += 1) ids.push(await bought())
    const before = (await numbersOf('invoice')).length
    /** Takes a number, and gives it up with its transaction, as a server that crashes does. */
    const fail = () =>
      one
        .query(
          `do $$ begin
            update invoice_series set last = last + 1 where kind = 'invoice' and year = 2026;
            perform pg_sleep(0.02);
            raise exception 'crash';
          end $$`,
        )
        .catch(() => 'crashed')
    const answers = await Promise.all(
      ids.flatMap((id, index) => [
        at(index).post(`/purchases/${id}/invoices`, buyer),
        ...(index % 4 === 0 ? [fail()] : []),
      ]),
    )
    const crashed = answers.filter((answer) => answer === 'crashed')
    expect(crashed).toHaveLength(5)
    expect(
      answers.filter((answer) => 'status' in Object(answer) && (answer as { status: number }).status === 201),
    ).toHaveLength(20)
    expect(await numbersOf('invoice')).toEqual(upTo(before + 20))
    const month = (await admin.get('/desk/invoices/month')).json as InvoiceMonth
    expect(month.check.series).toEqual([{ kind: 'invoice', year: 2026, last: before + 20, missing: 0 }])
    const numbers = await one.query('select count(distinct number)::int as numbers from invoices')
    expect(numbers).toEqual([{ numbers: before + 20 }])
  })

  it('issues and refunds the same purchase at once, and its documents add up to what is kept', async () => {
    for (let round = 0; round < 6; round += 1) {
      const purchase = await buy(at(0), cart([latka, zolw].map((dogId) => ({ classId: any, dogId }))))
      await pay(at(0), purchase)
      const id = String(purchase.json.id)
      const { lines } = (await at(0).get(`/purchases/${id}`)).json
      const [, ...withdrawals] = await Promise.all([
        at(0).post(`/purchases/${id}/invoices`, buyer),
        ...lines.map(({ entryId, withdrawal }: { entryId: string; withdrawal: { refund: number } }) =>
          at(1).post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund }),
        ),
      ])
      expect(withdrawals.map(({ status }) => status)).toEqual([200, 200])
      const [sums] = await one.query(
        `select coalesce(sum(gross), 0)::int as invoiced, (select total - (select sum(amount) from entry_refunds where purchase_id = '${id}')::int from purchases where id = '${id}') as kept
          from invoices where purchase_id = '${id}'`,
      )
      expect(sums?.invoiced).toBe(sums?.kept)
    }
    expect(await one.brokenInvariants()).toEqual([])
  })
})
