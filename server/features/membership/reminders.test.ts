import { buy, minute, pay, plan } from '../../testing/buying'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const day = 24 * 60 * minute

describe('reminders', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    // Anyone else of the sample people who ends within the year would be reminded too.
    await server.query("update users set renewal_date = null where email <> 'member@example.org'")
    // Otherwise the sample dog on a waiting list causes an email that entries have closed.
    await server.query('delete from waiting_list')
  })

  const setEnd = (end: string, more = '') =>
    server.query(`update users set renewal_date = '${end}'${more} where email = 'member@example.org'`)
  const at = async (instant: string) => {
    server.clock.set(instant)
    await server.runJobs()
  }
  const mails = () => server.mails()
  const subjects = async () => (await mails()).map(({ subject }) => subject)

  it('come 30 and 7 days before the end and on the last day, each once', async () => {
    await setEnd('2027-03-01')
    await at('2027-01-29T12:00:00Z')
    expect(await subjects()).toEqual([])
    for (let time = 0; time < 40; time += 1) {
      for (const hour of ['00', '09', '23']) {
        await at(new Date(Date.parse(`2027-01-30T${hour}:30:00Z`) + time * day).toISOString())
        await Promise.all([server.runJobs(), server.runJobs()])
      }
    }
    expect(await subjects()).toEqual([
      'Your membership ends in 30 days',
      'Your membership ends in 7 days',
      'Your membership ends today',
    ])
    const sent = await server.query(
      'select days_before, sent_at::date::text as day from renewal_reminders order by sent_at',
    )
    expect(sent).toEqual([
      { days_before: 30, day: '2027-01-30' },
      { days_before: 7, day: '2027-02-22' },
      { days_before: 0, day: '2027-03-01' },
    ])
  })

  it('are made up for after days without a server, never two at once', async () => {
    await setEnd('2027-03-01')
    await at('2027-02-10T12:00:00Z')
    expect(await subjects()).toEqual(['Your membership ends in 19 days'])
    await at('2027-02-26T12:00:00Z')
    expect(await subjects()).toEqual(['Your membership ends in 19 days', 'Your membership ends in 3 days'])

    await server.query('truncate outbox, renewal_reminders')
    await at('2027-02-28T12:00:00Z')
    expect(await subjects()).toEqual(['Your membership ends in 1 day'])

    await server.query('truncate outbox, renewal_reminders')
    await at('2027-03-01T12:00:00Z')
    expect(await subjects()).toEqual(['Your membership ends today'])

    await server.query('truncate outbox, renewal_reminders')
    await at('2027-03-02T12:00:00Z')
    expect(await subjects()).toEqual([])
  })

  it.each([
    ['Europe/London', '2027-03-28', '2027-03-28T22:59:00Z', '2027-03-28T23:01:00Z'],
    ['Europe/London', '2026-10-25', '2026-10-25T23:59:00Z', '2026-10-26T00:01:00Z'],
    ['Europe/Warsaw', '2027-03-28', '2027-03-28T21:59:00Z', '2027-03-28T22:01:00Z'],
    ['America/New_York', '2027-03-14', '2027-03-15T03:59:00Z', '2027-03-15T04:01:00Z'],
  ])('count the days of %s, where the clocks change', async (zone, end, inside, outside) => {
    await server.query(`update settings set value = '${zone}' where key = 'time_zone'`)
    await setEnd(end)
    await at(outside)
    expect(await subjects()).toEqual([])
    await at(inside)
    expect(await subjects()).toEqual(['Your membership ends today'])
  })

  it('speak of the new end after a renewal, and no more of the old', async () => {
    await setEnd('2026-12-21')
    await server.runJobs()
    expect(await subjects()).toEqual(['Your membership ends in 30 days'])
    const member = await logIn(server, 'member')
    await pay(member, await buy(member, plan()))
    for (const instant of ['2026-12-14T12:00:00Z', '2026-12-21T12:00:00Z']) await at(instant)
    expect(await subjects()).toHaveLength(2)
    await at('2027-11-21T12:00:00Z')
    expect((await subjects()).at(-1)).toBe('Your membership ends in 30 days')
    expect((await mails()).at(-1)?.['text']).toContain('21 December 2027')
  })

  it('are not sent for a deleted account, nor to a user who never paid', async () => {
    await setEnd('2026-11-25', ', deleted_at = now()')
    await server.runJobs()
    await setEnd('2026-11-25', ', deleted_at = null')
    await server.query("update users set renewal_date = null where email = 'member@example.org'")
    await server.runJobs()
    expect(await subjects()).toEqual([])
  })

  it('speak the language of the member, and lead to the plans', async () => {
    await setEnd('2026-12-21', ", locale = 'pl'")
    await server.runJobs()
    await setEnd('2026-11-22', ", locale = 'pl'")
    await server.runJobs()
    await setEnd('2026-11-21', ", locale = 'pl'")
    await server.runJobs()
    expect((await subjects()).toSorted()).toEqual([
      'Twoje członkostwo kończy się dzisiaj',
      'Twoje członkostwo kończy się za 1 dzień',
      'Twoje członkostwo kończy się za 30 dni',
    ])
    const text = (await mails()).find(({ subject }) => subject.includes('30 dni'))?.text
    expect(text).toMatch(/^Dzień dobry!\n/)
    expect(text).toContain('21 grudnia 2026')
    expect(text).toContain('/registration-options')
  })

  it('reach everyone, a hundred at a time', async () => {
    await server.query(
      `insert into users (id, email, name, roles, password_hash, created_at, registered_at, renewal_date)
       select gen_random_uuid(), 'm' || n || '@example.org', 'M ' || n, '{ROLE_USER}', '', now(), now(), '2026-12-01'
       from generate_series(1, 150) n`,
    )
    await server.runJobs()
    expect(await subjects()).toHaveLength(100)
    await server.runJobs()
    await server.runJobs()
    expect(await subjects()).toHaveLength(150)
  })
})
