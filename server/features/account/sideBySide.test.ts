import { any, entryRequest, payForEntries } from '../../testing/buying'
import { callerOf, logIn, type Caller, type ApiResponse } from '../../testing/client'
import { dogForm } from '../../testing/dogForms'
import { reportStatistics } from '../../testing/reportStatistics'
import { accept, invite } from '../../testing/sharing'
import type { TestServer } from '../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const password = 'every run starts clear'
const draft = {
  name: 'Rex',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'male',
  breed: 'Collie',
  birthDate: '2022-01-01',
  kennelClubGrade: 1,
  fciLevel: 'none',
  nexusRank: 1,
  microchip: '',
  declaredHeight: 455,
}
const reauthentication = { currentPassword: password }

onPostgres('calls of one account at the same time, on PostgreSQL [R01.2]', () => {
  let server: TestServer
  let made = 0
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: serverUrl ?? '' })
  })
  afterAll(() => server.close())

  /** A new account with so many open sessions. */
  const openSessions = async (howMany: number): Promise<{ email: string; sessions: Caller[] }> => {
    const email = `side-by-side-${(made += 1)}@example.org`
    const first = await callerOf(server).post('/register', { name: 'Zoë', email, password, consent: true })
    const others = Array.from({ length: howMany - 1 }, () => callerOf(server).post('/login', { email, password }))
    const opened = [first, ...(await Promise.all(others))]
    return { email, sessions: opened.map(({ json }) => callerOf(server, json.token)) }
  }
  const changePassword = (who: Caller) =>
    who.put('/profile/password', { ...reauthentication, password: `${password}!` })
  const renew = (who: Caller) => who.post('/sessions', reauthentication)
  const endOthers = (who: Caller) => who.delete('/sessions')
  const list = (who: Caller) => who.get('/sessions')
  const leave = (who: Caller) => who.post('/profile/deletion', reauthentication)

  /** As PostgreSQL counted them: what is tried again leaves no trace in the answers. */
  const deadlocks = async (): Promise<number> => {
    await reportStatistics(server)
    const [row] = await server.query('select deadlocks from pg_stat_database where datname = current_database()')
    return Number(row?.deadlocks)
  }

  type Act = (who: Caller) => Promise<ApiResponse>
  it.each<[name: string, acts: Act[]]>([
    ['a changed password and renewed sessions', [changePassword, renew, renew, renew, list]],
    ['sessions that are ended from several devices', [endOthers, endOthers, renew, renew, endOthers, list]],
    ['a deleted account and what its sessions do', [leave, renew, changePassword, endOthers, renew, list]],
  ])(
    'never wait for each other: %s',
    async (_name, acts) => {
      const before = await deadlocks()
      const statuses = new Set<number>()
      for (let round = 0; round < 20; round += 1) {
        const { sessions } = await openSessions(acts.length)
        const answers = await Promise.all(acts.map((act, index) => act(sessions[index] as Caller)))
        for (const { status } of answers) statuses.add(status)
      }
      expect([...statuses].filter((status) => status >= 500)).toEqual([])
      expect((await deadlocks()) - before).toBe(0)
      // Some of them did their work.
      expect([...statuses].some((status) => status < 300)).toBe(true)
    },
    120_000,
  )

  it('store nothing of someone whose account is deleted meanwhile', async () => {
    const details = { name: 'Zoë Żak', locale: 'en', street: '', postcode: '', city: 'Gdańsk', country: '', phone: '' }
    const profile = { ...details, emergencyName: '', emergencyPhone: '', version: 1 }
    for (let round = 0; round < 8; round += 1) {
      const { email, sessions } = await openSessions(2)
      const [first, second] = sessions as [Caller, Caller]
      await server.query(
        `update users set email_confirmed_at = now(), registered_at = now(), renewal_date = '2999-12-31' where email = '${email}'`,
      )
      const later = async (act: Act, pause: number) => {
        await new Promise((resolve) => setTimeout(resolve, pause))
        return act(second)
      }
      await Promise.all([
        leave(first),
        ...Array.from({ length: 12 }, (_, pause) => later((who) => who.put('/profile', profile), pause)),
        ...Array.from({ length: 6 }, (_, pause) => later((who) => who.post('/dogs', draft), 2 * pause)),
        ...Array.from({ length: 6 }, (_, pause) =>
          later((who) => who.post('/second-factor', reauthentication), 2 * pause),
        ),
      ])
    }
    const [left] = await server.query(
      `select count(*)::int as deleted, count(*) filter (where users.name <> '–')::int as named,
         count(profiles)::int as profiles, count(dogs)::int as dogs, count(second_factors)::int as factors
       from users left join profiles on profiles.user_id = users.id left join dogs on dogs.owner_id = users.id
         left join second_factors on second_factors.user_id = users.id where deleted_at is not null`,
    )
    expect(left).toMatchObject({ named: 0, profiles: 0, dogs: 0, factors: 0 })
    expect(Number(left?.deleted)).toBeGreaterThanOrEqual(8)
  })

  it('never wait for each other: a deleted account, and the desk that withdraws another entry of a purchase with its dog', async () => {
    const [owner, manager] = [await logIn(server, 'member'), await logIn(server, 'niamh.obrien')]
    const admin = await logIn(server, 'admin')
    await accept(manager, (await invite(server, owner)).token)
    const rex = (await manager.post('/dogs', dogForm)).json.id as string
    await payForEntries(manager, [entryRequest, { classId: any, dogId: rex }])
    const [entry] = await server.query(`select id from entries where dog_id = '${rex}'`)
    const before = await deadlocks()
    const waiting = `select count(*)::int as calls from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    // Both places are in this class, which is locked until both calls wait.
    const hold = server.query(`do $$ begin
      perform from classes where id = '${any}' for update;
      for turn in 1..1000 loop
        perform pg_stat_clear_snapshot();
        exit when (${waiting}) > 1;
        perform pg_sleep(0.01);
      end loop;
    end $$`)
    const deletion = owner.post('/profile/deletion', { currentPassword: 'clear-round' })
    while ((await server.query(waiting))[0]?.calls === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const decision = { reason: 'The dog has hurt its paw.', refund: 'whole', expectedRefund: 550 }
    const withdrawal = admin.post(`/desk/entries/${String(entry?.id)}/withdrawal`, decision)
    await hold
    expect([(await deletion).status, (await withdrawal).status]).toEqual([204, 200])
    expect((await deadlocks()) - before).toBe(0)
    expect(await server.query('select sum(amount)::int as refunds from entry_refunds')).toEqual([{ refunds: 1100 }])
  })
})
