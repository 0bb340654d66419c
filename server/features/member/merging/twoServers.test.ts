import type { MergePreview } from '#contract/member/merging'
import { sampleId } from '../../../seed/people'
import { buy, noticeOf, plan, sendNotice } from '../../../testing/buying'
import { callerOf, logIn } from '../../../testing/client'
import { dogForm } from '../../../testing/dogForms'
import type { TestServer } from '../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const [ola, tom, agnieszka, ben] = [2, 3, 6, 7].map((number) => sampleId(1, number)) as [string, string, string, string]
const proof = { reason: 'Both are hers: she showed her passport.', currentPassword: 'clear-round' }

onPostgres('merging at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let other: TestServer
  let desks: ReturnType<typeof callerOf>[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    other = { ...one, ...(await one.beside()) }
    const { token } = await logIn(one, 'admin')
    desks = [one, other, one, other].map((server) => callerOf(server, token))
  })
  afterAll(() => one.close())
  afterEach(async () => expect(await one.brokenInvariants()).toEqual([]))

  type Desk = (typeof desks)[number]
  const at = (number: number): Desk => desks[number] ?? callerOf(one)
  const fingerprintOf = async (id: string, otherId: string): Promise<string> =>
    ((await at(0).get(`/desk/members/${id}/merging/${otherId}`)).json as MergePreview).fingerprint
  const merge = (desk: Desk, id: string, otherId: string, fingerprint: string) =>
    desk.post(`/desk/members/${id}/merging/${otherId}`, { ...proof, take: [], fingerprint })
  const undo = (desk: Desk, id: string, otherId: string) =>
    desk.post(`/desk/members/${id}/separation`, { otherId, ...proof })
  const merges = () => one.query('select merged_id, kept_id from account_merges')

  it('merges one pair once, and in one direction', async () => {
    for (let round = 0; round < 4; round += 1) {
      const pairs = [
        [ola, agnieszka],
        [agnieszka, ola],
      ] as const
      const fingerprints = await Promise.all(pairs.map(([id, otherId]) => fingerprintOf(id, otherId)))
      const answers = await Promise.all(
        desks.map((desk, index) => {
          const [id, otherId] = pairs[index % 2] ?? [ola, agnieszka]
          return merge(desk, id, otherId, fingerprints[index % 2] ?? '')
        }),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const [{ merged_id: gone, kept_id: kept } = {}] = await merges()
      const undone = await Promise.all(desks.map((desk) => undo(desk, String(kept), String(gone))))
      expect(undone.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
      expect(await merges()).toEqual([])
      expect(await one.query(`select id from users where deleted_at is not null`)).toEqual([])
    }
  })

  it('lets a payment of the account merged away reach one of the two, and nothing be refunded', async () => {
    const member = await logIn(one, 'newcomer')
    const bought = await buy(member, plan())
    await one.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${bought.json.paymentId}', 2600, 'GBP', now())`,
    )
    const fingerprint = await fingerprintOf(ben, tom)
    const [merged, notified] = await Promise.all([
      merge(at(0), ben, tom, fingerprint),
      sendNotice(other, noticeOf(bought)),
      sendNotice(one, noticeOf(bought)),
    ])
    expect(notified.status).toBeLessThan(300)
    const [paid] = await one.query(`select p.status, p.user_id as payer,
        (select count(*)::int from memberships m where m.purchase_id = p.id and m.user_id = p.user_id) as memberships
      from purchases p where p.id = '${bought.json.id}'`)
    expect(paid).toEqual({ status: 'paid', payer: merged.status === 200 ? ben : tom, memberships: 1 })
  })

  it('leaves nothing behind that a session of the closed account adds at that moment', async () => {
    const member = callerOf(other, (await logIn(one, 'member')).token)
    const fingerprint = await fingerprintOf(agnieszka, ola)
    const [merged, ...added] = await Promise.all([
      merge(at(0), agnieszka, ola, fingerprint),
      ...[1, 2, 3].map((number) => member.post('/dogs', { ...dogForm, name: `Iskra ${number}`, microchip: '' })),
    ])
    const [{ own = 0 } = {}] = await one.query(`select count(*)::int as own from dogs where owner_id = '${ola}'`)
    const isAdded = added.some(({ status }) => status === 201)
    expect(merged.status === 200 || isAdded).toBe(true)
    if (merged.status === 200) expect(own).toBe(0)
    else expect(merged.json.code).toBe('consequences_changed')
  })

  it('erases the account once when its day is over, and undoes nothing at that moment', async () => {
    if ((await merges()).every(({ merged_id: gone }) => gone !== ola))
      await merge(at(0), agnieszka, ola, await fingerprintOf(agnieszka, ola))
    one.clock.advance(86_400_000)
    const { token } = await logIn(one, 'admin')
    const [undone] = await Promise.all([undo(callerOf(one, token), agnieszka, ola), one.runJobs(), other.runJobs()])
    expect(undone.json.code).toBe('merge_settled')
    expect(await one.query(`select name from users where id = '${ola}'`)).toEqual([{ name: '–' }])
    expect(
      await one.query(
        `select count(*)::int as erased from audit where action = 'account.deleted' and subject_id = '${ola}'`,
      ),
    ).toEqual([{ erased: 1 }])
  })
})
