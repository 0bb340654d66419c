import type { ImportOutcome } from '#contract/member/importing'
import { callerOf, logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip

onPostgres('an import at two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let desks: ReturnType<typeof callerOf>[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    const other = { ...one, ...(await one.beside()) }
    await one.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where email = 'judge@example.org'`)
    const tokens = [await logIn(one, 'admin'), await logIn(one, 'judge')].map(({ token }) => token)
    // Two admins: their requests do not wait for each other's account.
    desks = tokens.map((token, index) => callerOf(index === 0 ? one : other, token))
  })
  afterAll(() => one.close())

  const importAt = (index: number, body: unknown) => {
    const desk = desks[index]
    if (!desk) throw new Error('There are two desks')
    return desk.post('/desk/members/import', body)
  }

  it('opens no account twice, and gives no number twice', async () => {
    const rows = Array.from({ length: 60 }, (_none, index) => ({
      row: index + 2,
      cells: {
        name: `Member ${index}`,
        email: `imported.${index}@example.org`,
        renewalDate: '2027-12-31',
        ...(index % 3 === 0 && { memberNumber: String(100 + index) }),
      },
    }))
    const body = { dateOrder: 'day_first', highestNumber: 200, invite: true, reason: 'Imported from members.csv' }
    const answers = await Promise.all(
      // Each in its own order, so that the transactions meet.
      [rows, rows.toReversed()].map((sent, index) => importAt(index, { ...body, rows: sent })),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    const fates = answers.flatMap((answer) => answer.json.outcomes.map(({ fate }: ImportOutcome) => fate))
    expect(fates.filter((fate) => fate === 'opened')).toHaveLength(60)
    expect(fates.filter((fate) => fate === 'known')).toHaveLength(60)
    const [counts] = await one.query(`select count(*)::int as accounts, count(distinct member_number)::int as numbers,
        (select count(*)::int from memberships where reason = '${body.reason}') as memberships,
        (select count(*)::int from outbox where recipient like 'imported.%') as invitations,
        (select count(*)::int from audit where action = 'account.made' and after ->> 'email' like 'imported.%') as audited
      from users where email like 'imported.%'`)
    expect(counts).toEqual({ accounts: 60, numbers: 60, memberships: 60, invitations: 60, audited: 60 })
    expect(await one.brokenInvariants()).toEqual([])
  })

  it('opens one account for a number that two rows have', async () => {
    const bodies = [0, 1].map((index) => ({
      dateOrder: 'day_first',
      highestNumber: 0,
      invite: false,
      reason: 'Imported from members.csv',
      rows: [
        {
          row: 2,
          cells: { name: 'Ana', email: `ana.${index}@example.org`, renewalDate: '2027-12-31', memberNumber: '800' },
        },
      ],
    }))
    const answers = await Promise.all(bodies.map((body, index) => importAt(index, body)))
    const outcomes = answers.map((answer) => answer.json.outcomes[0])
    expect(outcomes.map(({ fate }) => fate).sort()).toEqual(['opened', 'refused'])
    expect(outcomes.find(({ fate }) => fate === 'refused').fields).toEqual({ memberNumber: 'number_taken' })
  })
})
