import { addTo } from '#contract/shared/calendar'
import { callerOf, logIn } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const tom = sampleId(1, 3)

onPostgres('the office at two servers at once, on PostgreSQL', () => {
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

  it('pauses a membership once, and lets it run again once', async () => {
    const change = async (call: (desk: (typeof desks)[number]) => Promise<{ status: number }>) =>
      (await Promise.all(desks.map(call))).map(({ status }) => status).sort()
    const body = { reason: 'Abroad until spring.', expectedUntil: '2027-11-21' }
    expect(await change((desk) => desk.put(`/desk/members/${tom}/pause`, body))).toEqual([200, 409, 409, 409])
    expect(await change((desk) => desk.post(`/desk/members/${tom}/resumption`, body))).toEqual([200, 409, 409, 409])
    const [found] = await one.query(`select renewal_date::text as until, paused_days as paused,
        (select count(*)::int from memberships where user_id = u.id and event in ('paused', 'resumed')) as records,
        (select count(*)::int from audit where action in ('membership.paused', 'membership.resumed')) as audited
      from users u where id = '${tom}'`)
    expect(found).toEqual({ until: '2027-11-21', paused: null, records: 2, audited: 2 })
  })

  it('puts a person into one family, once, and pays for all of it once', async () => {
    const paid = {
      kind: 'family',
      planId: '1-year',
      way: 'cash',
      birthDate: null,
      receivedOn: null,
      reason: '',
      expectedPrice: 4680,
      expectedFamily: [],
    }
    const [desk = callerOf(one)] = desks
    const payers = [sampleId(1, 8), sampleId(1, 9)]
    const until = await Promise.all(
      payers.map(async (id) => {
        const { renewalDate, terms } = (await desk.get(`/desk/members/${id}`)).json
        const expectedUntil = addTo(renewalDate > terms.today ? renewalDate : terms.today, { years: 1 })
        expect((await desk.post(`/desk/members/${id}/memberships`, { ...paid, expectedUntil })).status).toBe(200)
        return expectedUntil
      }),
    )
    const added = await Promise.all(
      desks.map((each, index) =>
        each.post(`/desk/members/${payers[index % 2]}/family`, { memberId: tom, expectedUntil: until[index % 2] }),
      ),
    )
    expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const [covered] = await one.query(`select (select count(*)::int from family_members) as people,
      (select count(*)::int from audit where action = 'family.added') as audited`)
    expect(covered).toEqual({ people: 1, audited: 1 })
    await one.query('delete from family_members')
    // The next test refunds what this member had paid for before.
    await one.query(`update users set renewal_date = '2027-11-21', membership_kind = 'adult' where id = '${tom}'`)
  })

  it('refunds a membership once, and ends it once', async () => {
    const [desk = callerOf(one)] = desks
    const { purchases } = (await desk.get(`/desk/members/${tom}`)).json
    const body = {
      purchaseId: purchases.items[0].id,
      amount: 2600,
      ends: true,
      reason: 'Paid for the wrong brother.',
      expectedMost: 2600,
      expectedUntil: '2027-11-21',
    }
    const answers = await Promise.all(desks.map((each) => each.post(`/desk/members/${tom}/refunds`, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const [refunded] = await one.query(`select u.renewal_date::text as until,
        (select sum(amount)::int from entry_refunds) as refunds,
        (select count(*)::int from memberships where user_id = u.id and event = 'refunded') as ended,
        (select count(*)::int from ledger_transactions where kind = 'refund_owed') as owed,
        (select count(*)::int from audit where action = 'purchase.refund_owed') as audited
      from users u where id = '${tom}'`)
    expect(refunded).toEqual({ until: '2026-11-20', refunds: 2600, ended: 1, owed: 1, audited: 1 })
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

  describe('with another address that was requested for a member', () => {
    const [agnieszka, ben] = [sampleId(1, 6), sampleId(1, 7)]
    const linkTo = async (recipient: string, screen: string) =>
      (await one.mails())
        .filter((mail) => mail.recipient === recipient)
        .flatMap(({ text }) => new RegExp(`/${screen}/([\\w-]+)`).exec(text)?.[1] ?? [])
        .at(-1) ?? ''
    const request = (desk: (typeof desks)[number], id: string, email: string) =>
      desk.post(`/desk/members/${id}/email-change`, {
        email,
        reason: 'Showed her passport at the office.',
        currentPassword: 'clear-round',
      })
    const confirmed = async (id: string, email: string) => {
      const [desk = callerOf(one)] = desks
      expect((await request(desk, id, email)).status).toBe(200)
      const token = await linkTo(email, 'confirm-email-change')
      expect((await callerOf(one).post('/email-change/confirmation', { token })).status).toBe(200)
    }
    const stateOf = async (id: string) =>
      (
        await one.query(`select email,
          (select count(*)::int from audit where subject_id = u.id::text and action = 'email.changed') as applied,
          (select count(*)::int from audit where subject_id = u.id::text and action = 'email.change_stopped') as stopped,
          (select count(*)::int from outbox where user_id = u.id and subject = 'Your email address was changed') as mails,
          (select count(*)::int from email_changes where user_id = u.id) as waiting
        from users u where id = '${id}'`)
      )[0]

    it('requests one of several, and applies it once', async () => {
      const answers = await Promise.all(desks.map((desk, index) => request(desk, ben, `ben-${index}@example.net`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const [{ email = '' } = {}] = await one.query(`select email from email_changes where user_id = '${ben}'`)
      const token = await linkTo(String(email), 'confirm-email-change')
      const confirm = () => callerOf(one).post('/email-change/confirmation', { token })
      expect((await Promise.all([confirm(), confirm(), confirm()])).map(({ status }) => status).sort()).toEqual([
        200, 400, 400,
      ])
      one.clock.advance(3 * 86_400_000)
      await Promise.all([one.runJobs(), other.runJobs(), one.runJobs(), other.runJobs()])
      expect(await stateOf(ben)).toEqual({ email, applied: 1, stopped: 0, mails: 2, waiting: 0 })
    })

    it('applies it or stops it, never both', async () => {
      const was = 'agnieszka.wojcik@example.org'
      for (let round = 0; round < 8; round += 1) {
        await one.query(`update users set email = '${was}' where id = '${agnieszka}'`)
        await one.query(`delete from outbox where user_id = '${agnieszka}'`)
        const before = await stateOf(agnieszka)
        await confirmed(agnieszka, `agnieszka-${round}@example.net`)
        const token = await linkTo(was, 'stop-email-change')
        one.clock.advance(3 * 86_400_000)
        const stop = () => callerOf(one).post('/email-change/stop', { token })
        const [first, second] = await Promise.all([stop(), stop(), one.runJobs(), other.runJobs()])
        const stopped = [first, second].filter(({ status }) => status === 204).length
        expect(await stateOf(agnieszka)).toEqual({
          email: stopped === 1 ? was : `agnieszka-${round}@example.net`,
          applied: Number(before?.applied) + 1 - stopped,
          stopped: Number(before?.stopped) + stopped,
          mails: 2 - 2 * stopped,
          waiting: 0,
        })
      }
    })
  })
})
