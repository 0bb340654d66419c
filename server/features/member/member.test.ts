import type { DeskMember } from '#contract/member/member'
import { any, buy, cart, latka, pay } from '../../testing/buying'
import { callerOf, logIn, saveProfile } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

/** The day of the tests' clock. */
const today = '2026-11-21'
const [ola, tom, sian] = [sampleId(1, 2), sampleId(1, 3), sampleId(1, 9)]
const nobodysId = sampleId(1, 999)

const profile = {
  name: 'Ola Kowalczyk',
  locale: 'en',
  street: '7 Weir Cottages',
  postcode: 'HG3 9ZZ',
  city: 'Ripley',
  country: '',
  phone: '+44 7700 900318',
  emergencyName: '',
  emergencyPhone: '',
}

const recorded = {
  kind: 'adult',
  planId: '1-year',
  way: 'cash',
  birthDate: null,
  receivedOn: null,
  reason: '',
  expectedPrice: 2600,
  expectedUntil: '2027-11-21',
}

describe('a member at the desk', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const read = async (id: string): Promise<DeskMember> => (await admin.get(`/desk/members/${id}`)).json
  const record = (id: string, body: object) => admin.post(`/desk/members/${id}/memberships`, { ...recorded, ...body })
  const mailsTo = async (email: string) =>
    (await server.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
  const purchasesOf = (id: string) =>
    server.query(
      `select status, total, paid_by, desk_way, taken_by, membership_kind from purchases where user_id = '${id}' and kind = 'membership'`,
    )

  it('is shown with what is known: profile, dogs, purchases, entries, emails and sessions', async () => {
    const member = await logIn(server, 'member')
    await saveProfile(member, profile)
    await pay(member, await buy(member, cart([{ classId: any, dogId: latka }])))
    await server.runJobs()
    const found = await read(ola)
    expect(found).toMatchObject({
      memberName: 'Ola Kowalczyk',
      email: 'member@example.org',
      own: false,
      phone: '+44 7700 900318',
      city: 'Ripley',
      twoStep: false,
      devices: 1,
      blocked: null,
      getsMails: true,
      terms: { today, juniorPercent: 50, juniorYears: 18 },
    })
    expect(found.keptDogs.map(({ dogName }) => dogName)).toContain('Łatka')
    expect(found.purchases).toMatchObject({
      all: 1,
      items: [{ kind: 'entries', status: 'paid', runs: 1, amount: 550, refunded: 0 }],
    })
    expect(found.entriesAhead.items).toMatchObject([{ showName: 'Shrewsbury Winter Classic', dogName: 'Łatka' }])
    expect(found.mails.items).toMatchObject([{ sent: false, failed: false }])
  })

  it('is found by no other id, and by admins alone', async () => {
    expect((await admin.get(`/desk/members/${nobodysId}`)).status).toBe(404)
    for (const name of ['member', 'judge', 'reviewer'])
      expect((await (await logIn(server, name)).get(`/desk/members/${ola}`)).status).toBe(403)
    expect((await callerOf(server).get(`/desk/members/${ola}`)).status).toBe(401)
  })

  it('has a history of changes and of looks, each admin’s once an hour', async () => {
    await read(ola)
    const member = await logIn(server, 'member')
    await saveProfile(member, profile)
    await read(ola)
    const { history } = await read(ola)
    expect(history.map(({ action, by, own }) => [action, by, own])).toEqual([
      ['profile.changed', 'Ola Kowalczyk', true],
      ['member.viewed', 'Helen Marsh', false],
    ])
    expect(history[0]?.changes).toContainEqual({ field: 'phone', was: '', became: '+44 7700 900318' })
    server.clock.advance(61 * 60_000)
    await read(ola)
    expect((await read(ola)).history.filter(({ action }) => action === 'member.viewed')).toHaveLength(2)
  })

  it('keeps notes, which the member gets with their data and which go with the account', async () => {
    const note = 'Helps with course building on Sundays.'
    expect((await admin.post(`/desk/members/${ola}/notes`, { text: note })).status).toBe(201)
    expect((await read(ola)).notes).toMatchObject([{ text: note, authorName: 'Helen Marsh', writtenOn: today }])
    expect((await admin.post(`/desk/members/${nobodysId}/notes`, { text: note })).status).toBe(404)
    expect((await admin.post(`/desk/members/${ola}/notes`, { text: ' ' })).status).toBe(400)
    const member = await logIn(server, 'member')
    expect((await member.get('/my-data')).json.notesAboutMember).toMatchObject([{ text: note }])
    await member.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect(await server.query('select * from member_notes')).toEqual([])
  })

  it('is taken in with cash: paid, numbered, on a receipt by email, in the history and the audit', async () => {
    const { status, json } = await record(tom, {})
    expect(status).toBe(200)
    expect(json).toMatchObject({ state: 'active', renewalDate: '2027-11-21', memberNumber: 18, kind: 'adult' })
    expect(json.memberships).toMatchObject([
      {
        event: 'begun',
        years: 1,
        endsOn: '2027-11-21',
        recordedBy: 'Helen Marsh',
        paid: { amount: 2600, way: 'cash' },
      },
    ])
    expect(await purchasesOf(tom)).toEqual([
      {
        status: 'paid',
        total: 2600,
        paid_by: 'desk',
        desk_way: 'cash',
        taken_by: sampleId(1, 1),
        membership_kind: 'adult',
      },
    ])
    expect(await mailsTo('newcomer@example.org')).toHaveLength(1)
    const actions = (await server.query('select action, actor from audit order by id')).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['membership.prolonged', 'purchase.paid']))
    expect(await server.brokenInvariants()).toEqual([])
  })

  it('prolongs from the renewal date while it runs, and from today after it has lapsed', async () => {
    await server.query(`update users set renewal_date = '2026-12-01' where id = '${ola}'`)
    expect((await record(ola, { expectedUntil: '2027-12-01' })).json.renewalDate).toBe('2027-12-01')
    await server.query(`update users set renewal_date = '2026-11-20' where id = '${sian}'`)
    expect((await record(sian, { planId: '3-years', expectedPrice: 6900, expectedUntil: '2029-11-21' })).status).toBe(
      200,
    )
  })

  it('records nothing twice, and nothing that was quoted otherwise', async () => {
    expect((await record(tom, {})).status).toBe(200)
    for (const body of [{}, { expectedPrice: 2500, expectedUntil: '2028-11-21' }, { expectedUntil: null }]) {
      const { status, json } = await record(tom, body)
      expect([status, json.code]).toEqual([409, 'consequences_changed'])
    }
    expect(await purchasesOf(tom)).toHaveLength(1)
    const both = await Promise.all([record(sian, {}), record(sian, {})])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    // Four years of the sample, and this one.
    expect(await purchasesOf(sian)).toHaveLength(5)
  })

  it('takes a junior for the junior price, by a birth date that says so', async () => {
    const junior = { kind: 'junior', birthDate: '2008-11-22', expectedPrice: 1300 }
    expect((await record(tom, { ...junior, birthDate: null })).json.birthDate).toBe('required')
    for (const birthDate of ['2008-11-21', '2026-11-22'])
      expect((await record(tom, { ...junior, birthDate })).json.birthDate).toBe('invalid')
    expect((await record(tom, junior)).json).toMatchObject({ kind: 'junior', birthDate: '2008-11-22', state: 'active' })
    expect(await purchasesOf(tom)).toMatchObject([{ total: 1300, membership_kind: 'junior' }])
  })

  it('is made honorary or a life member without a payment or a last day, with a reason', async () => {
    const honorary = { kind: 'honorary', planId: null, way: 'free', expectedPrice: 0, expectedUntil: null }
    expect((await record(tom, honorary)).json.reason).toBe('invalid')
    const given = { ...honorary, reason: 'Elected by the committee in 2019.' }
    expect((await record(tom, given)).json).toMatchObject({ state: 'active', kind: 'honorary', renewalDate: null })
    expect((await record(tom, given)).status).toBe(409)
    expect((await record(tom, { ...given, kind: 'life' })).json).toMatchObject({ kind: 'life', memberNumber: 18 })
    expect(await purchasesOf(tom)).toEqual([])
    expect((await record(sian, { ...given, way: 'cash' })).json.way).toBe('invalid')
    expect((await record(sian, { ...given, planId: '1-year' })).json.planId).toBe('invalid')
  })

  it('may be a member for free, with a reason, for as long as a plan', async () => {
    const free = { way: 'free', expectedPrice: 0, reason: 'Won in the summer raffle.' }
    expect((await record(tom, free)).json).toMatchObject({ renewalDate: '2027-11-21', memberships: [{ paid: null }] })
    expect(await purchasesOf(tom)).toEqual([])
  })

  it('says when a transfer arrived, no later than today', async () => {
    const transfer = { way: 'transfer', receivedOn: '2026-11-19' }
    expect((await record(tom, { ...transfer, receivedOn: null })).json.receivedOn).toBe('required')
    expect((await record(tom, { ...transfer, receivedOn: '2026-11-22' })).json.receivedOn).toBe('invalid')
    expect((await record(tom, transfer)).status).toBe(200)
    expect(await server.query(`select transferred_on::text as day from purchases where user_id = '${tom}'`)).toEqual([
      { day: '2026-11-19' },
    ])
  })

  it('gets another renewal date with a reason, from the one that was shown', async () => {
    const { renewalDate } = await read(ola)
    const body = { until: '2028-01-31', reason: 'Paid twice by mistake in 2025.', expectedUntil: renewalDate }
    const correct = (changes = {}) => admin.put(`/desk/members/${ola}/renewal-date`, { ...body, ...changes })
    expect((await correct({ reason: 'Short' })).status).toBe(400)
    for (const until of ['0001-01-01', '9999-12-31']) expect((await correct({ until })).json.until).toBe('invalid')
    expect((await correct({ expectedUntil: '2027-01-01' })).status).toBe(409)
    expect((await correct()).json).toMatchObject({
      renewalDate: '2028-01-31',
      memberships: [{ event: 'corrected', endsOn: '2028-01-31', reason: body.reason }],
    })
    expect((await admin.put(`/desk/members/${tom}/renewal-date`, { ...body, expectedUntil: null })).status).toBe(409)
  })

  it('is ended the day before, once; someone who has died gets no more emails', async () => {
    const { renewalDate } = await read(ola)
    const body = { because: 'deceased', reason: 'Told by her sister.', expectedUntil: renewalDate }
    const end = () => admin.post(`/desk/members/${ola}/end`, body)
    expect((await end()).json).toMatchObject({
      state: 'lapsed',
      renewalDate: '2026-11-20',
      getsMails: false,
      memberships: [{ event: 'deceased', endsOn: '2026-11-20' }],
    })
    expect((await end()).status).toBe(409)
    const before = await mailsTo('member@example.org')
    await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
    await server.runJobs()
    expect(await mailsTo('member@example.org')).toEqual(before)
    await record(ola, {})
    expect(await read(ola)).toMatchObject({ state: 'active', getsMails: true })
  })

  it('is kept from logging in with a reason, logged out everywhere, and let in again', async () => {
    const member = await logIn(server, 'member')
    const { json: setup } = await member.post('/second-factor', { currentPassword: 'clear-round' })
    await member.put('/second-factor', { oneTimeCode: server.codeOf(setup.secret) })
    const reason = 'Entered dogs under false names.'
    const block = (id: string, body: object) => admin.put(`/desk/members/${id}/block`, body)
    expect((await block(ola, { reason: 'No' })).status).toBe(400)
    expect((await block(ola, { reason })).json).toMatchObject({ isBlocked: true, blocked: { since: today, reason } })
    expect((await member.get('/me')).status).toBe(401)
    const credentials = { email: 'member@example.org', password: 'clear-round' }
    const refused = await callerOf(server).post('/login', {
      ...credentials,
      oneTimeCode: server.codeOf(setup.secret, 30),
    })
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'account_blocked', reason }])
    // Only who has the password reads it, and the second factor where there is one.
    const other = await callerOf(server).post('/login', { ...credentials, password: 'something else' })
    expect(other.json).toMatchObject({ code: 'login_failed' })
    expect(other.json).not.toHaveProperty('reason')
    expect((await callerOf(server).post('/login', credentials)).json).toEqual({ needs: 'oneTimeCode' })
    const wrong = await callerOf(server).post('/login', { ...credentials, oneTimeCode: '000000' })
    expect(wrong.json.code).toBe('code_wrong')
    expect((await admin.delete(`/desk/members/${ola}/block`)).json).toMatchObject({ isBlocked: false, blocked: null })
    server.clock.advance(60_000)
    expect(
      (await callerOf(server).post('/login', { ...credentials, oneTimeCode: server.codeOf(setup.secret) })).status,
    ).toBe(200)
    const { history } = await read(ola)
    expect(history).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'account.blocked', why: reason })]),
    )
    expect(history.map(({ action }) => action)).toContain('account.unblocked')
  })

  it('takes the reasons that were written about them with their account', async () => {
    const member = await logIn(server, 'member')
    const reason = 'Entered dogs under false names.'
    await admin.put(`/desk/members/${ola}/block`, { reason })
    await admin.delete(`/desk/members/${ola}/block`)
    await server.query(`update users set renewal_date = '2026-12-01' where id = '${ola}'`)
    await record(ola, { way: 'free', expectedPrice: 0, expectedUntil: '2027-12-01', reason })
    const written = () => server.query(`select 1 from audit where audit::text like '%${reason}%'`)
    expect(await written()).toHaveLength(2)
    expect(
      (await (await logIn(server, 'member')).post('/profile/deletion', { currentPassword: 'clear-round' })).status,
    ).toBe(204)
    expect(await written()).toEqual([])
    expect((await member.get('/me')).status).toBe(401)
  })

  it('is not blocked by themselves or as an admin', async () => {
    const reason = 'Entered dogs under false names.'
    const block = async (id: string) => (await admin.put(`/desk/members/${id}/block`, { reason })).json.code
    expect(await block(sampleId(1, 1))).toBe('own_account')
    await server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where id = '${sian}'`)
    expect(await block(sian)).toBe('admin_not_blocked')
    expect((await admin.put(`/desk/members/${nobodysId}/block`, { reason })).status).toBe(404)
  })

  it('gets an account at the desk, and logs in with a password that they choose by email', async () => {
    const draft = { name: 'Zoë Żak', email: 'zoe@example.org', locale: 'pl' }
    const added = await admin.post('/desk/members', draft)
    expect(added.json).toMatchObject({
      memberName: 'Zoë Żak',
      state: 'never_paid',
      emailConfirmed: false,
      locale: 'pl',
    })
    expect(await mailsTo('zoe@example.org')).toEqual(['Twoje konto jest gotowe'])
    const again = await admin.post('/desk/members', { ...draft, email: 'ZOE@example.org' })
    expect([again.status, again.json]).toMatchObject([400, { code: 'email_taken', email: 'email_taken' }])
    expect((await admin.post('/desk/members', { ...draft, email: 'zoe' })).json.email).toBe('invalid_email')
    await callerOf(server).post('/forgot-password', { email: 'zoe@example.org' })
    await server.runJobs()
    const [reset] = (await server.mails()).filter(({ text }) => text.includes('/reset-password/'))
    const [, token] = /reset-password\/([\w-]+)/.exec(reset?.text ?? '') ?? []
    const password = 'every run starts clear'
    expect((await callerOf(server).post('/reset-password', { token, password })).status).toBe(204)
    expect((await callerOf(server).post('/login', { email: 'zoe@example.org', password })).status).toBe(200)
  })

  it('leaves an admin’s own membership to another admin', async () => {
    const own = sampleId(1, 1)
    expect(await read(own)).toMatchObject({ own: true, history: [] })
    const until = { reason: 'It was about time.', expectedUntil: null }
    for (const { json } of [
      await record(own, {}),
      await admin.put(`/desk/members/${own}/renewal-date`, { ...until, until: '2030-01-01' }),
      await admin.post(`/desk/members/${own}/end`, { ...until, because: 'left' }),
    ])
      expect(json.code).toBe('own_account')
  })
})
