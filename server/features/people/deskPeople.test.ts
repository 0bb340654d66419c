import { addTo } from '#contract/shared/calendar'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'
import { sampleId } from '../../seed/people'

const day = 24 * 60 * 60_000
const [marek, fiona, helen] = [sampleId(4, 1), sampleId(4, 2), sampleId(4, 5)]
const niamh = 'niamh.obrien@example.org'

describe('people at the desk', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const at = (id: string) => `/desk/people/${id}`
  const invite = async ({ id = fiona, email = niamh, role = 'judge' } = {}) => {
    const { status, json } = await admin.post(`${at(id)}/invitation`, { role, email, currentPassword: 'clear-round' })
    const mails = (await server.mails()).filter(({ recipient }) => recipient === email)
    return { status, json, token: /invitation\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '' }
  }
  const accept = (who: typeof admin, token: string) => who.post(`/invitations/${token}/accept`)
  const accountOf = async (id: string) =>
    (await server.query(`select email from people left join users u on u.id = account_id where people.id = '${id}'`))[0]
      ?.email
  const rolesOf = async (email: string) =>
    (await server.query(`select roles from users where email = '${email}'`))[0]?.roles
  const trail = async () =>
    (
      await server.query(
        `select action, why from audit where action like 'person.%' or action = 'role.granted' order by id`,
      )
    ).map(({ action, why }) => [action, why].filter(Boolean).join(' '))

  it('are listed for admins, a page at a time, and themselves alone for anyone else [E13]', async () => {
    const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name)
    const first = (await admin.get('/desk/people/list?order=oldest&limit=3')).json
    const rest = (await admin.get(`/desk/people/list?order=oldest&limit=3&cursor=${first.next}`)).json
    expect([...names(first), ...names(rest)]).toEqual([
      'Aleksandra Żurek',
      'Fiona Drummond',
      'Helen Marsh',
      'Marek Zieliński',
      'Ruth Pemberton',
    ])
    expect(names((await admin.get('/desk/people/list?text=ZUREK')).json)).toEqual(['Aleksandra Żurek'])
    const judge = await logIn(server, 'judge')
    expect((await judge.get('/desk/people/list')).json.items).toEqual([
      { id: marek, name: 'Marek Zieliński', hasAccount: true, isInvited: false, judges: 5, approves: 0 },
    ])
  })

  it('have a page with their shows as judge and approver, for admins and themselves [E13]', async () => {
    const judge = await logIn(server, 'judge')
    const own = (await judge.get(at(marek))).json
    expect(own).toMatchObject({ name: 'Marek Zieliński', own: true, email: null, invitation: null })
    const slugs = own.appointments.map(({ slug }: { slug: string }) => slug)
    expect(slugs).toContain('shrewsbury-winter-classic')
    expect(slugs).not.toContain('bath-spring-draft')
    const seen = (await admin.get(at(marek))).json
    expect(seen).toMatchObject({ own: false, email: 'judge@example.org' })
    expect(seen.appointments[0]).toMatchObject({ slug: 'bath-spring-draft', state: 'draft', canAnswer: false })
    expect((await judge.get(at(helen))).status).toBe(404)
    expect((await admin.get(at(helen))).json.appointments.length).toBeGreaterThan(0)
  })

  it('are added, and renamed by one of two who do it at once [E13]', async () => {
    const { status, json } = await admin.post('/desk/people', { name: ' Zoë Żak ' })
    expect([status, json.name, json.hasAccount]).toEqual([201, 'Zoë Żak', false])
    const rename = (name: string) => admin.put(at(json.id), { name, version: 1 })
    const both = await Promise.all([rename('Zoë Nowak'), rename('Zoë Wilk')])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const lost = both.find((answer) => answer.status === 409)
    const { name } = (await admin.get(at(json.id))).json
    expect(lost?.json).toMatchObject({ code: 'stale', version: 2, present: { name } })
    expect((await rename(name)).status).toBe(200)
    expect((await admin.put(at(json.id), { name: 'See www.example.com', version: 2 })).json.name).toBe('no_links')
    expect(await trail()).toEqual(['person.added', 'person.renamed'])
  })

  describe('an invitation', () => {
    it('is sent after reauthentication, and reported to all other admins when it is accepted [E22]', async () => {
      const body = { role: 'judge', email: niamh }
      const refused = await admin.post(`${at(fiona)}/invitation`, { ...body, currentPassword: 'guess' })
      expect([refused.status, refused.json.currentPassword]).toEqual([400, 'password_wrong'])
      expect((await admin.post(`${at(fiona)}/invitation`, body)).status).toBe(400)
      expect(await trail()).toEqual([])
      await server.admin('add', 'judge@example.org')
      await server.query(`update users set locale = 'pl' where email = 'judge@example.org'`)
      await accept(await logIn(server, 'niamh.obrien'), (await invite()).token)
      const mailed = (await server.mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`)
      expect(mailed).toEqual([
        'admin@example.org: New admin: Marek Zieliński',
        expect.stringContaining(`${niamh}: `),
        'judge@example.org: Nowa rola, sędzia: Fiona Drummond',
        'admin@example.org: Fiona Drummond has accepted your invitation',
      ])
    })

    it('makes the account invited that person, with the role, once [E14]', async () => {
      const { status, json, token } = await invite()
      expect([status, json.invitation.email]).toEqual([201, niamh])
      const guest = await logIn(server, 'niamh.obrien')
      expect((await guest.get(`/invitations/${token}`)).json).toMatchObject({
        kind: 'judge',
        about: 'Fiona Drummond',
        from: 'Helen Marsh',
        email: 'n…@example.org',
        reader: 'invited',
      })
      const answers = await Promise.all([accept(guest, token), accept(guest, token)])
      expect(answers.map((answer) => [answer.status, answer.json.key])).toEqual([
        [200, fiona],
        [200, fiona],
      ])
      expect(await accountOf(fiona)).toBe(niamh)
      expect(await rolesOf(niamh)).toEqual(['ROLE_USER', 'ROLE_JUDGE'])
      expect((await guest.get(at(fiona))).json).toMatchObject({ own: true, hasAccount: true })
      expect(await trail()).toEqual([
        'person.invited judge',
        'person.linked',
        'role.granted invitation',
        'person.invitation_accepted judge',
      ])
      expect((await server.mails()).at(-1)).toMatchObject({
        recipient: 'admin@example.org',
        subject: 'Fiona Drummond has accepted your invitation',
      })
    })

    it('gives an approver the role of a reviewer, and a linked person the other role only with the same account [E14]', async () => {
      expect((await invite({ id: marek, role: 'approver' })).json.code).toBe('person_linked')
      const { token } = await invite({ id: marek, role: 'approver', email: 'judge@example.org' })
      expect((await accept(await logIn(server, 'judge'), token)).status).toBe(200)
      expect(await rolesOf('judge@example.org')).toEqual(['ROLE_USER', 'ROLE_JUDGE', 'ROLE_REVIEWER'])
      expect(await trail()).not.toContain('person.linked')
    })

    it('is of no use to another account, an unconfirmed one, or one that is someone already [E15]', async () => {
      const { token } = await invite()
      const other = await logIn(server, 'dan.whitlock')
      expect((await other.get(`/invitations/${token}`)).json.reader).toBe('other')
      expect((await accept(other, token)).json.code).toBe('invitation_of_other')
      await server.query(`update users set email_confirmed_at = null where email = '${niamh}'`)
      const guest = await logIn(server, 'niamh.obrien')
      expect((await accept(guest, token)).json.code).toBe('email_not_confirmed')
      const taken = await invite({ email: 'judge@example.org' })
      const judge = await logIn(server, 'judge')
      expect((await judge.get(`/invitations/${taken.token}`)).json.reader).toBe('taken')
      expect((await accept(judge, taken.token)).json.code).toBe('person_linked')
      expect(await accountOf(fiona)).toBeNull()
      expect(await rolesOf(niamh)).toEqual(['ROLE_USER'])
    })

    it('ends where the person is linked meanwhile [E15]', async () => {
      const { token } = await invite()
      await server.admin('person', 'link', fiona, 'dan.whitlock@example.org')
      expect((await accept(await logIn(server, 'niamh.obrien'), token)).json.code).toBe('person_linked')
      expect(await accountOf(fiona)).toBe('dan.whitlock@example.org')
      expect(await rolesOf(niamh)).toEqual(['ROLE_USER'])
    })

    it('ends when it is cancelled, replaced, declined, or two weeks old [E15]', async () => {
      const guest = await logIn(server, 'niamh.obrien')
      const refused = async (token: string) =>
        expect([(await accept(guest, token)).json.code, (await guest.get(`/invitations/${token}`)).status]).toEqual([
          'invitation_spent',
          404,
        ])
      const [first, second] = [await invite(), await invite()]
      await refused(first.token)
      expect((await admin.delete(`${at(fiona)}/invitation`)).json.invitation).toBeNull()
      await refused(second.token)
      const declined = await invite()
      expect((await guest.post(`/invitations/${declined.token}/decline`)).status).toBe(204)
      await refused(declined.token)
      const { token } = await invite()
      server.clock.advance(14 * day)
      await refused(token)
      await server.runJobs()
      expect(await server.query('select id from invitations')).toEqual([])
    })

    it('ends when its sender is no admin any more, or changes credentials [E15]', async () => {
      const guest = await logIn(server, 'niamh.obrien')
      const { token } = await invite()
      await server.query(`update users set roles = '{ROLE_USER}' where email = 'admin@example.org'`)
      expect((await accept(guest, token)).json.code).toBe('invitation_spent')
      expect((await admin.post(`${at(fiona)}/invitation`, { role: 'judge', email: niamh })).status).toBe(403)
      await server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where email = 'admin@example.org'`)
      await admin.put('/profile/password', { currentPassword: 'clear-round', password: 'two-poles-down' })
      expect((await accept(guest, token)).json.code).toBe('invitation_spent')
    })

    it('is either accepted or cancelled, and sent twice at once but open once, on two servers [E15]', async () => {
      const beside = await server.beside()
      const other = { ...admin, ...(await logIn(beside as TestServer, 'admin')) }
      const sent = await Promise.all([
        admin.post(`${at(fiona)}/invitation`, { role: 'judge', email: niamh, currentPassword: 'clear-round' }),
        other.post(`${at(fiona)}/invitation`, { role: 'judge', email: niamh, currentPassword: 'clear-round' }),
      ])
      expect(sent.map(({ status }) => status)).toEqual([201, 201])
      expect(await server.query(`select count(*)::int from invitations`)).toEqual([{ count: 1 }])
      const { token } = await invite()
      const guest = await logIn(server, 'niamh.obrien')
      const [accepted] = await Promise.all([accept(guest, token), other.delete(`${at(fiona)}/invitation`)])
      expect(await accountOf(fiona)).toBe(accepted.status === 200 ? niamh : null)
    })

    it('is deleted with the invited account, and appears in its own data [E15]', async () => {
      const { token } = await invite()
      const guest = await logIn(server, 'niamh.obrien')
      expect((await guest.get('/my-data')).json.invitationsReceived).toEqual([
        expect.objectContaining({ kind: 'judge', state: 'open' }),
      ])
      expect((await guest.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
      expect(await server.query('select id from invitations')).toEqual([])
      expect((await admin.get(`/invitations/${token}`)).status).toBe(404)
    })
  })

  describe('an appointment', () => {
    const slug = 'bath-spring-draft'
    const desk = `/desk/shows/${slug}`
    const answer = (who: typeof admin, what: string) => who.put(`${desk}/appointment`, { answer: what })
    const step = async (who: typeof admin, name: string) =>
      who.post(`${desk}/${name}`, { version: (await admin.get(desk)).json.version })
    const askingMails = async () => (await server.mails()).filter(({ subject }) => subject.startsWith('Can you judge'))

    it('is asked by mail once the show is submitted, and answered by its judge alone [E16]', async () => {
      const judge = await logIn(server, 'judge')
      expect((await answer(judge, 'accepted')).status).toBe(404)
      await step(admin, 'submission')
      expect((await askingMails()).map(({ recipient }) => recipient)).toEqual(['judge@example.org'])
      expect((await askingMails())[0]?.text).toContain(`/desk/people/${marek}`)
      expect((await answer(admin, 'accepted')).status).toBe(404)
      const [appointment] = (await judge.get(at(marek))).json.appointments
      expect(appointment).toMatchObject({ slug, state: 'submitted', answer: null, canAnswer: true, canOpen: false })
      for (const _press of [1, 2]) expect((await answer(judge, 'accepted')).status).toBe(204)
      expect((await admin.get(desk)).json.judgeAnswers).toEqual([
        { id: marek, name: 'Marek Zieliński', hasAccount: true, own: false, answer: 'accepted' },
      ])
      expect(await server.query(`select before, after from audit where action = 'show.appointment_answered'`)).toEqual([
        { before: { answer: 'none' }, after: { answer: 'accepted' } },
      ])
    })

    it('that is declined is reported to the author, and blocks publication of the show [E16]', async () => {
      const judge = await logIn(server, 'judge')
      await step(admin, 'submission')
      await answer(judge, 'declined')
      expect((await admin.get(`${desk}/history`)).json[0].work).toEqual({ kind: 'judge_declined', cls: null })
      expect((await server.mails()).at(-1)).toMatchObject({
        recipient: 'admin@example.org',
        subject: 'Marek Zieliński can’t judge at Bath Spring Meeting',
      })
      await step(await logIn(server, 'reviewer'), 'agreement')
      expect((await step(admin, 'publication')).json.code).toBe('judge_declined')
      await step(admin, 'recall')
      expect((await step(admin, 'submission')).json.code).toBe('judge_declined')
    })

    it('is asked again for other days, and once for the same [E16]', async () => {
      const judge = await logIn(server, 'judge')
      await step(admin, 'submission')
      await answer(judge, 'accepted')
      const { form, version } = (await admin.get(`${desk}/edit`)).json
      await admin.put(desk, { ...form, name: 'Bath Spring Rounds', version })
      expect((await admin.get(desk)).json.judgeAnswers[0].answer).toBe('accepted')
      await admin.put(desk, { ...form, city: 'Bath', version: Number(version) + 1 })
      expect((await admin.get(desk)).json.judgeAnswers[0].answer).toBeNull()
      expect(await askingMails()).toHaveLength(2)
    })

    it('is asked again for a class or a day more of its judge, and for nothing of other classes [E37]', async () => {
      await step(admin, 'submission')
      const saved = async (change: (classes: object[]) => object) => {
        const { form, version } = (await admin.get(`${desk}/edit`)).json
        const { status } = await admin.put(desk, { ...form, ...change(form.classes), version })
        expect(status).toBe(200)
        if ((await admin.get(desk)).json.state === 'draft') await step(admin, 'submission')
        return (await askingMails()).length
      }
      const { endDate } = (await admin.get(`${desk}/edit`)).json.form
      const assigned = (judge: number | null) => (classes: object[]) => ({
        classes: classes.map((cls, index) => (index === 0 ? { ...cls, judge } : cls)),
      })
      expect(await saved(() => ({ name: 'Bath Rounds' }))).toBe(1)
      expect(await saved(assigned(0))).toBe(2)
      const later = addTo(endDate, { days: 1 })
      expect(await saved(() => ({ endDate: later }))).toBe(2)
      const moved = (from: number, date: string) => (classes: object[]) => ({
        classes: classes.map((cls, index) => (index === from ? { ...cls, date } : cls)),
      })
      expect(await saved(moved(1, later))).toBe(2)
      expect(await saved(moved(0, later))).toBe(3)
      expect(await saved(() => ({ name: 'Bath Spring Rounds' }))).toBe(3)
    })
  })
})
