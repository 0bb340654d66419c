import { sumsOf, type Settlement } from '#contract/money/settlement'
import { sampleId } from '../../../seed/people'
import { callerOf, logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const show = '/desk/shows/shrewsbury-winter-classic'
const contract = `${show}/contracts/${sampleId(4, 1)}`

onPostgres('contracts at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let desks: ReturnType<typeof callerOf>[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    const other = { ...one, ...(await one.beside()) }
    const { token } = await logIn(one, 'admin')
    desks = [one, other, one, other].map((server) => callerOf(server, token))
  })
  afterAll(() => one.close())

  const all = async (call: (desk: (typeof desks)[number], index: number) => Promise<{ status: number }>) =>
    (await Promise.all(desks.map(call))).map(({ status }) => status).sort()
  const body = (fee: number, version: number) => ({ version, fee, travelKind: 'none', travel: 0, provided: '' })
  const actions = async () =>
    (await one.query(`select action from audit where action like 'contract.%' order by id`)).map(({ action }) => action)
  const costs = async (): Promise<number> => {
    const known: Settlement = (await callerOf(one, (await logIn(one, 'admin')).token).get(`${show}/settlement`)).json
    return sumsOf(known)[0]?.costs ?? 0
  }

  it('has one contract where several admins record one', async () => {
    const before = await costs()
    expect(await all((desk, index) => desk.put(contract, body(1_000 + index, 0)))).toEqual([204, 409, 409, 409])
    expect(await actions()).toEqual(['contract.recorded'])
    const [{ fee }] = (await one.query(
      "select fee from judge_contracts where show_id = (select id from shows where slug = 'shrewsbury-winter-classic')",
    )) as [{ fee: number }]
    expect((await costs()) - before).toBe(fee)
  })

  it('keeps the first of two changes', async () => {
    expect(await all((desk, index) => desk.put(contract, body(2_000 + index, 1)))).toEqual([204, 409, 409, 409])
  })

  it('signs what was not changed at that moment, or changes what is not signed', async () => {
    const statuses = await all((desk, index) =>
      index % 2
        ? desk.post(`${contract}/signature`, { version: 2, signedOn: '2026-11-20' })
        : desk.put(contract, body(3_000, 2)),
    )
    // The same is done once, and is no conflict for the other that wanted it.
    expect(statuses).toEqual([204, 204, 409, 409])
    expect((await actions()).slice(2)).toHaveLength(1)
  })

  it('counts a fee once where it is recorded and listed by hand at the same time', async () => {
    const fiona = `${show}/contracts/${sampleId(4, 2)}`
    const cost = { kind: 'judging', text: 'Fiona Drummond', amount: 4_000 }
    expect(
      await all((desk, index) => (index % 2 ? desk.put(fiona, body(4_000, 0)) : desk.post(`${show}/costs`, cost))),
    ).toEqual(expect.arrayContaining([409, 409]))
    const rows = await one.query(
      `select 'by hand' as kept from show_costs where text = 'Fiona Drummond'
        union all select 'contract' from judge_contracts where person_id = '${sampleId(4, 2)}'`,
    )
    expect(rows).toHaveLength(1)
  })
})
