import { callerOf, type Caller, type Told } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const password = 'every run starts clear'
const proof = { currentPassword: password }

onPostgres('calls of one account at the same time', () => {
  let server: TestServer
  let made = 0
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: serverUrl ?? '' })
  }, 60_000)
  afterAll(() => server.close())

  /** A new account with so many open sessions. */
  const openSessions = async (howMany: number): Promise<{ email: string; sessions: Caller[] }> => {
    const email = `side-by-side-${(made += 1)}@example.org`
    const first = await callerOf(server).post('/register', { name: 'Zoë', email, password, consent: true })
    const others = Array.from({ length: howMany - 1 }, () => callerOf(server).post('/login', { email, password }))
    const opened = [first, ...(await Promise.all(others))]
    return { email, sessions: opened.map(({ json }) => callerOf(server, json.token)) }
  }
  const changePassword = (who: Caller) => who.put('/profile/password', { ...proof, password: `${password}!` })
  const renew = (who: Caller) => who.post('/sessions', proof)
  const endOthers = (who: Caller) => who.delete('/sessions')
  const list = (who: Caller) => who.get('/sessions')
  const leave = (who: Caller) => who.post('/profile/deletion', proof)

  /** As PostgreSQL counted them: what is tried again leaves no trace in the answers. */
  const deadlocks = async (): Promise<number> => {
    // Backends report what they counted within a second of their last transaction.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const [row] = await server.query('select deadlocks from pg_stat_database where datname = current_database()')
    return Number(row?.deadlocks)
  }

  type Act = (who: Caller) => Promise<Told>
  it.each<[name: string, acts: Act[]]>([
    ['a changed password and renewed sessions', [changePassword, renew, renew, renew, list]],
    ['sessions that are ended from several devices', [endOthers, endOthers, renew, renew, endOthers, list]],
    ['a deleted account and what its sessions do', [leave, renew, changePassword, endOthers, renew, list]],
  ])('never wait for each other: %s', async (_name, acts) => {
    const before = await deadlocks()
    const statuses = new Set<number>()
    for (let round = 0; round < 40; round += 1) {
      const { sessions } = await openSessions(acts.length)
      const answers = await Promise.all(acts.map((act, index) => act(sessions[index] as Caller)))
      for (const { status } of answers) statuses.add(status)
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect((await deadlocks()) - before).toBe(0)
    // Some of them did their work.
    expect([...statuses].some((status) => status < 300)).toBe(true)
  }, 120_000)
})
