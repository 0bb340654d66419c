import type { DeskMember } from '#contract/member/member'
import { sampleId } from '../../seed/people'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const day = 86_400_000
const currentPassword = 'clear-round'
const reason = 'Showed her passport at the office.'
const [helen, ola, tom] = [sampleId(1, 1), sampleId(1, 2), sampleId(1, 3)]
const email = 'ola.new@example.org'

describe('help for a member', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const at = (id: string) => `/desk/members/${id}`
  const read = async (id: string): Promise<DeskMember> => (await admin.get(at(id))).json
  const change = (id: string, body: object = {}) =>
    admin.post(`${at(id)}/email-change`, { email, reason, currentPassword, ...body })
  const removeFactor = (id: string, body: object = {}) =>
    admin.post(`${at(id)}/second-factor-removal`, { reason, currentPassword, ...body })
  const sendLink = (id: string) => admin.post(`${at(id)}/confirmation`)
  const mailsTo = async (to: string) => (await server.mails()).filter(({ recipient }) => recipient === to)
  const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)
  const tokenTo = async (to: string, screen: string) =>
    (await mailsTo(to)).flatMap(({ text }) => new RegExp(`/${screen}/([\\w-]+)`).exec(text)?.[1] ?? []).at(-1) ?? ''
  const confirm = async () =>
    callerOf(server).post('/email-change/confirmation', { token: await tokenTo(email, 'confirm-email-change') })
  const stop = async (from = 'member@example.org') =>
    callerOf(server).post('/email-change/stop', { token: await tokenTo(from, 'stop-email-change') })
  const wait = async (time: number) => {
    server.clock.advance(time)
    await server.runJobs()
  }
  const emailOf = async (id: string) => (await server.query(`select email from users where id = '${id}'`))[0]?.email
  const tryLogin = (of: string, code?: string) =>
    callerOf(server).post('/login', { email: of, password: currentPassword, oneTimeCode: code })
  const historyOf = async (id: string) =>
    (
      await server.query(
        `select action, actor from audit where subject_id = '${id}' and action like 'email.%' order by audit.id`,
      )
    ).map(({ action, actor }) => [action, actor])
  const switchOn = async (name: string) => {
    const caller = await logIn(server, name)
    const { json } = await caller.post('/second-factor', { currentPassword })
    await caller.put('/second-factor', { oneTimeCode: server.codeOf(json.secret) })
    server.clock.advance(60_000)
    return json.secret as string
  }
  const asAdmin = (id: string) => server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where id = '${id}'`)

  describe('who has not confirmed an address', () => {
    it('sends the link once more, which replaces the one before', async () => {
      const form = { name: 'Zoë Żak', email: 'zoe@example.org', password: 'every run starts clear', consent: true }
      const { json } = await callerOf(server).post('/register', form)
      const id: string = json.user.id
      const before = await tokenTo(form.email, 'confirm')
      expect((await sendLink(id)).json).toEqual({ email: form.email })
      expect((await callerOf(server).post('/confirm', { token: before })).json.code).toBe('confirm_link_spent')
      const token = await tokenTo(form.email, 'confirm')
      expect((await callerOf(server).post('/confirm', { token })).status).toBe(204)
      expect(await read(id)).toMatchObject({ emailConfirmed: true })
      expect(await historyOf(id)).toEqual([
        ['email.confirmation_sent', helen],
        ['email.confirmed', id],
      ])
      expect((await sendLink(id)).json.code).toBe('consequences_changed')
    })

    it('sends it to the address that shall replace the unconfirmed one, where one waits', async () => {
      const form = { name: 'Zoë Żak', email: 'zoe@exmaple.org', password: 'every run starts clear', consent: true }
      const { json } = await callerOf(server).post('/register', form)
      const wanted = { email: 'zoe@example.org', currentPassword: form.password }
      await callerOf(server, json.token).put('/profile/email', wanted)
      expect((await sendLink(json.user.id)).json).toEqual({ email: 'zoe@example.org' })
      const token = await tokenTo('zoe@example.org', 'confirm')
      expect((await callerOf(server).post('/confirm', { token })).status).toBe(204)
    })

    it('sends nothing to others, and not to members who get no more emails', async () => {
      expect((await sendLink(ola)).json.code).toBe('consequences_changed')
      expect((await sendLink(sampleId(1, 999))).status).toBe(404)
      await server.query(`update users set mails_ended_at = now(), email_confirmed_at = null where id = '${ola}'`)
      expect((await sendLink(ola)).json.code).toBe('mails_ended')
      expect(await server.mails()).toEqual([])
    })
  })

  describe('who has lost a second factor', () => {
    it('takes it away with a reason, and the member logs in again with the password alone [T04.2]', async () => {
      await switchOn('member')
      const member = await read(ola)
      expect([member.twoStep, member.devices]).toEqual([true, 1])
      const answer = await removeFactor(ola)
      expect([answer.status, answer.json.twoStep, answer.json.devices]).toEqual([200, false, 0])
      expect((await tryLogin('member@example.org')).json.token).toBeDefined()
      const [recorded] = (await read(ola)).history.filter(({ action }) => action === 'two_step_verification.turned_off')
      expect(recorded).toMatchObject({ by: 'Helen Marsh', why: reason })
      // Twice is once.
      await removeFactor(ola)
      expect(await subjectsTo('member@example.org')).toEqual([
        'Two-step verification is on',
        'Two-step verification was turned off',
      ])
    })

    it('leaves that of an admin alone, also their own, and asks for a reason and the password [T04.2]', async () => {
      await switchOn('judge')
      const judge = sampleId(1, 4)
      expect((await removeFactor(judge, { reason: 'Lost it' })).json).toMatchObject({ reason: 'invalid' })
      expect((await removeFactor(judge, { currentPassword: 'guess' })).json).toMatchObject({
        currentPassword: 'password_wrong',
      })
      await asAdmin(judge)
      expect((await removeFactor(judge)).json.code).toBe('admin_protected')
      expect((await removeFactor(helen)).json.code).toBe('own_account')
      expect((await tryLogin('judge@example.org')).json).toEqual({ needs: 'oneTimeCode' })
    })

    it('keeps a requested address: a member may have lost both', async () => {
      await switchOn('member')
      await change(ola)
      await removeFactor(ola)
      await confirm()
      await wait(3 * day)
      expect(await emailOf(ola)).toBe(email)
    })
  })

  describe('who has lost an address [T02.4]', () => {
    it('gives them another one when it is confirmed and the waiting time is over', async () => {
      const session = await logIn(server, 'member')
      expect((await change(ola)).json.emailChange).toEqual({
        email,
        requestedOn: '2026-11-21',
        changesOn: '2026-11-24',
        confirmed: false,
      })
      expect(await subjectsTo(email)).toEqual(['Confirm your email address'])
      const [notice] = await mailsTo('member@example.org')
      expect(notice?.subject).toBe('Your account’s email address will change')
      expect(notice?.text).toContain('24 November 2026')
      expect(notice?.text).not.toContain(email)
      expect((await confirm()).json).toEqual({ changesOn: '2026-11-24' })
      expect((await confirm()).json.code).toBe('email_change_link_spent')
      await wait(3 * day - 1000)
      expect([await emailOf(ola), (await session.get('/me')).status]).toEqual(['member@example.org', 200])
      expect((await read(ola)).emailChange).toMatchObject({ confirmed: true })
      await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
      await wait(1000)
      expect(await read(ola)).toMatchObject({ email, emailConfirmed: true, emailChange: null, devices: 0 })
      expect((await session.get('/me')).status).toBe(401)
      expect((await tryLogin('member@example.org')).json.code).toBe('login_failed')
      expect((await tryLogin(email)).json.token).toBeDefined()
      // A link to a new password that went to the address of before.
      const token = await tokenTo('member@example.org', 'reset-password')
      const reset = await callerOf(server).post('/reset-password', { token, password: 'two-poles-down' })
      expect(reset.json.code).toBe('reset_link_spent')
      expect(await subjectsTo(email)).toContain('Your email address was changed')
      expect(await subjectsTo('member@example.org')).toContain('Your email address was changed')
      expect((await stop()).json.code).toBe('email_change_link_spent')
      expect(await historyOf(ola)).toEqual([
        ['email.change_requested', helen],
        ['email.change_confirmed', ola],
        ['email.changed', 'system'],
      ])
      expect((await read(ola)).history).toEqual(
        expect.arrayContaining([expect.objectContaining({ action: 'email.change_requested', why: reason })]),
      )
    })

    it('takes effect when it is confirmed, where that comes after the waiting time', async () => {
      await change(ola)
      await wait(5 * day)
      expect(await emailOf(ola)).toBe('member@example.org')
      expect((await confirm()).json).toEqual({ changesOn: '2026-11-26' })
      await server.runJobs()
      expect(await emailOf(ola)).toBe(email)
    })

    it('waits for as many days as the setting says', async () => {
      await server.query(`update settings set value = '10' where key = 'email_change_days'`)
      expect((await change(ola)).json.emailChange.changesOn).toBe('2026-12-01')
      await confirm()
      await wait(9 * day)
      expect(await emailOf(ola)).toBe('member@example.org')
      await wait(day)
      expect(await emailOf(ola)).toBe(email)
    })

    it('changes nothing once it was stopped by the link that went to the present address', async () => {
      await change(ola)
      await confirm()
      expect((await stop()).status).toBe(204)
      expect((await stop()).json.code).toBe('email_change_link_spent')
      await wait(4 * day)
      expect([await emailOf(ola), (await read(ola)).emailChange]).toEqual(['member@example.org', null])
      expect((await historyOf(ola)).at(-1)).toEqual(['email.change_stopped', ola])
    })

    it.each<[string, (member: Caller) => Promise<unknown>]>([
      ['an admin cancels it', () => admin.delete(`${at(ola)}/email-change`)],
      [
        'the member wants another address',
        (member) => member.put('/profile/email', { email: 'ola@example.org', currentPassword }),
      ],
      [
        'the member changes the password',
        (member) => member.put('/profile/password', { password: 'two-poles-down', currentPassword }),
      ],
      ['none confirms it within seven days', () => wait(8 * day)],
      [
        'another account gets the address',
        () => server.query(`update users set email = '${email}' where id = '${tom}'`),
      ],
      ['the member becomes an admin', () => asAdmin(ola)],
    ])('ends when %s', async (_what, end) => {
      const member = await logIn(server, 'member')
      await change(ola)
      const token = await tokenTo(email, 'confirm-email-change')
      await end(member)
      await callerOf(server).post('/email-change/confirmation', { token })
      await wait(3 * day)
      expect(await emailOf(ola)).toBe('member@example.org')
      expect(await server.query('select 1 from email_changes')).toEqual([])
      expect((await historyOf(ola)).map(([action]) => action)).toContain('email.change_stopped')
    })

    it('ends with the account, whose data names the address', async () => {
      await change(ola)
      const member = await logIn(server, 'member')
      const { json } = await member.get('/my-data')
      expect(json.emailChange).toMatchObject([{ email, confirmedAt: null }])
      expect(JSON.stringify(json.emailChange)).not.toContain('Hash')
      expect((await member.post('/profile/deletion', { currentPassword })).status).toBe(204)
      expect(await server.query('select 1 from email_changes')).toEqual([])
    })

    it('refuses addresses that are taken or none, a second request, and whom the office may not help', async () => {
      const codeOf = async (id: string, body?: object) => (await change(id, body)).json
      expect(await codeOf(ola, { email: 'Judge@example.org' })).toMatchObject({ email: 'email_taken' })
      expect(await codeOf(ola, { email: 'member@example.org' })).toMatchObject({ email: 'email_taken' })
      expect(await codeOf(ola, { email: 'ola', reason: '' })).toMatchObject({
        email: 'invalid_email',
        reason: 'required',
      })
      expect(await codeOf(ola, { currentPassword: 'guess' })).toMatchObject({ currentPassword: 'password_wrong' })
      expect(await codeOf(helen)).toMatchObject({ code: 'own_account' })
      expect(await server.mails()).toEqual([])
      expect((await change(ola)).status).toBe(200)
      expect(await codeOf(ola, { email: 'ola@example.org' })).toMatchObject({ code: 'consequences_changed' })
      await asAdmin(tom)
      expect(await codeOf(tom)).toMatchObject({ code: 'admin_protected' })
      expect(await codeOf(sampleId(1, 999))).toMatchObject({ code: 'not_found' })
      expect((await (await logIn(server, 'judge')).delete(`${at(ola)}/email-change`)).status).toBe(403)
    })

    it('keeps no token that a copy of the database could use', async () => {
      await change(ola)
      const rows = JSON.stringify([
        await server.query('select * from email_changes'),
        await server.query('select * from outbox'),
        await server.query('select * from audit'),
      ])
      for (const [to, screen] of [
        [email, 'confirm-email-change'],
        ['member@example.org', 'stop-email-change'],
      ] as const) {
        const token = await tokenTo(to, screen)
        expect(token).toHaveLength(43)
        expect(rows).not.toContain(token)
      }
    })

    it('writes in the language of the member', async () => {
      await server.query(`update users set locale = 'pl' where id = '${ola}'`)
      await change(ola)
      const [notice] = await mailsTo('member@example.org')
      expect(notice?.subject).toBe('Adres e-mail Twojego konta zostanie zmieniony')
      expect(notice?.text).toContain('24 listopada 2026')
    })
  })
})
