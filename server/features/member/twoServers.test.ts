import { callerOf, logIn } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const tom = sampleId(1, 3)

onPostgres('the office at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let desks: ReturnType<typeof callerOf>[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    const other = { ...one, ...(await one.beside()) }
    const { token } = await logIn(one, 'admin')
    desks = [one, other, one, other].map((server) => callerOf(server, token))
  }, 120_000)
  afterAll(() => one.close())

  it('records a membership once, with one payment and one number', async () => {
    const body = {
      kind: 'adult',
      planId: '1-year',
      way: 'cash',
      birthDate: null,
      receivedOn: null,
      reason: '',
      expectedPrice: 2600,
      expectedUntil: '2027-11-21',
    }
    const answers = await Promise.all(desks.map((desk) => desk.post(`/desk/members/${tom}/memberships`, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const [recorded] = await one.query(`select u.renewal_date::text as until, member_number as number,
        (select count(*)::int from purchases where user_id = u.id and status = 'paid') as paid,
        (select count(*)::int from memberships where user_id = u.id) as records,
        (select count(*)::int from audit where subject_id = u.id::text and action = 'membership.prolonged') as audited
      from users u where id = '${tom}'`)
    expect(recorded).toEqual({ until: '2027-11-21', number: 18, paid: 1, records: 1, audited: 1 })
    expect(await one.brokenInvariants()).toEqual([])
  })

  it('opens one account for an address', async () => {
    const draft = { name: 'Zoë Żak', email: 'zoe@example.org', locale: 'pl' }
    const answers = await Promise.all(desks.map((desk) => desk.post('/desk/members', draft)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
    expect((await one.mails()).filter(({ recipient }) => recipient === draft.email)).toHaveLength(1)
  })

  it('lets no session begin that a block does not end', async () => {
    const credentials = { email: 'member@example.org', password: 'clear-round' }
    const [first, second] = desks
    await Promise.all([
      ...Array.from({ length: 4 }, (_, index) =>
        (index % 2 === 0 ? callerOf(one) : (desks[1] ?? callerOf(one))).post('/login', credentials),
      ),
      first?.put(`/desk/members/${sampleId(1, 2)}/block`, { reason: 'Entered dogs under false names.' }),
    ])
    expect(await one.query(`select 1 from sessions where user_id = '${sampleId(1, 2)}'`)).toEqual([])
    expect((await second?.get(`/desk/members/${sampleId(1, 2)}`))?.json).toMatchObject({ isBlocked: true, devices: 0 })
  })
})
