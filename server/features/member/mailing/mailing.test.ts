import { sampleId } from '../../../seed/people'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const [minute, hour] = [60_000, 3_600_000]
const everyone = { text: '', state: [], group: [], ids: [] as string[] }
const [ola, tom, judge] = [sampleId(1, 2), sampleId(1, 3), sampleId(1, 4)]
const words = {
  subjectEn: 'Winter training',
  textEn: 'We meet on Sunday.\n\nBring your dog.',
  subjectPl: 'Trening zimowy',
  textPl: 'Spotykamy się w niedzielę.',
}

describe('an email to chosen members', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const draft = async (audience: object = everyone, more: object = {}) => {
    const { json } = await admin.post('/desk/mailings', { audience, copyOf: null })
    const form = { kind: 'news', audience, ...words, oneLanguage: false, version: json.version, ...more }
    return admin.put(`/desk/mailings/${json.id}`, form)
  }
  const count = async (audience: Record<string, string> = {}, kind = 'news') =>
    (await admin.get(`/desk/mailing-audience?${new URLSearchParams({ ...audience, kind })}`)).json
  const schedule = ({ json: { id, version } }: { json: { id: string; version: number } }, more: object = {}) =>
    admin.post(`/desk/mailings/${id}/schedule`, { version, sendAt: null, expectedRecipients: 1, ...more })
  const read = async (id: string) => (await admin.get(`/desk/mailings/${id}`)).json
  const mailed = async () => (await server.mails()).filter(({ subject }) => /Winter training|Trening/.test(subject))
  const sent = (where = 'true') =>
    server.query(`update outbox set sent_at = now(), tries = 1 where mailing_id is not null and ${where}`)
  const audited = async (subject: string) =>
    (await server.query(`select action from audit where subject_id = '${subject}' order by id`)).map(
      ({ action }) => action,
    )
  const linkIn = (text: string) => /\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? ''
  /** Sent to Ola and the judge, and in the outbox. */
  const started = async (more: object = {}) => {
    const made = await draft({ ...everyone, ids: [ola, judge] }, more)
    const answer = await schedule(made, { expectedRecipients: 2 })
    expect(answer).toMatchObject({ status: 200, json: { state: 'scheduled' } })
    await server.runJobs()
    return read(made.json.id)
  }

  describe('goes to', () => {
    it('those whom the register is narrowed down to, each in their language', async () => {
      await server.query(`update users set locale = 'pl' where id = '${judge}'`)
      expect(await count({ ids: `${ola},${judge}` })).toMatchObject({ recipients: 2, byLocale: { en: 1, pl: 1 } })
      expect(await started()).toMatchObject({ state: 'sending', counts: { recipients: 2, waiting: 2 } })
      const mails = await mailed()
      expect(mails.map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual([
        ['judge@example.org', 'Trening zimowy'],
        ['member@example.org', 'Winter training'],
      ])
      expect(mails.find(({ recipient }) => recipient === 'member@example.org')?.text).toMatch(
        /^Hello Ola,\n\nWe meet on Sunday\.\n\nBring your dog\.\n\n/,
      )
    })

    it('none of those who are left out, each counted by the first reason', async () => {
      await server.query(`update users set mails_ended_at = now() where id = '${sampleId(1, 6)}'`)
      await server.query(`update users set blocked_at = now(), blocked_why = 'x' where id = '${sampleId(1, 7)}'`)
      await server.query(`update users set email_confirmed_at = null where id = '${sampleId(1, 8)}'`)
      await server.query(
        `insert into bounces select id, email, 'x', now() from users where id in ('${sampleId(1, 9)}', '${sampleId(1, 7)}')`,
      )
      await server.query(`insert into bounces values ('${sampleId(1, 10)}', 'former@example.org', 'x', now())`)
      await server.query(`insert into unsubscriptions values ('${ola}', 'news', now()), ('${tom}', 'offers', now())`)
      const leftOut = { ended: 1, blocked: 1, unconfirmed: 1, bounced: 1, unsubscribed: 1 }
      expect(await count()).toMatchObject({ recipients: 13, leftOut })
      expect(await count({}, 'offers')).toMatchObject({ recipients: 13, leftOut: { ...leftOut, unsubscribed: 1 } })
      expect(await count({}, 'membership')).toMatchObject({ recipients: 14, leftOut: { ...leftOut, unsubscribed: 0 } })
      const made = await draft()
      await schedule(made, { expectedRecipients: 13 })
      await server.runJobs()
      expect(await read(made.json.id)).toMatchObject({ leftOut, counts: { recipients: 13 } })
      expect((await mailed()).map(({ recipient }) => recipient)).not.toContain('member@example.org')
      expect(await mailed()).toHaveLength(13)
    })

    it('who is left out by then, not to those who were when it was written', async () => {
      const made = await draft({ ...everyone, ids: [ola, judge] })
      await schedule(made, { expectedRecipients: 2, sendAt: '2026-11-22T18:00' })
      await server.query(`insert into unsubscriptions values ('${ola}', 'news', now())`)
      await server.runJobs()
      expect(await mailed()).toEqual([])
      server.clock.advance(32 * hour)
      admin = await logIn(server, 'admin')
      await server.runJobs()
      expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['judge@example.org'])
      expect(await read(made.json.id)).toMatchObject({ state: 'sending', leftOut: { unsubscribed: 1 } })
    })

    it('each once, one after another behind those that rest already', async () => {
      await started()
      await server.runJobs()
      const rest = await server.query(
        `select extract(epoch from next_try_at - created_at)::int as rest from outbox where mailing_id is not null order by 1`,
      )
      expect(rest).toEqual([{ rest: 6 }, { rest: 12 }])
      await started()
      const [last] = await server.query(`select max(next_try_at - created_at)::text as rest from outbox`)
      expect(last).toEqual({ rest: '00:00:24' })
    })
  })

  describe('as a draft', () => {
    it('is kept while languages are missing, and sent only where it says what their readers get', async () => {
      const empty = { subjectPl: '', textPl: '' }
      const one = await draft({ ...everyone, ids: [ola] }, empty)
      expect(await schedule(one)).toMatchObject({ status: 400, json: { subjectPl: 'required', textPl: 'required' } })
      const half = await draft({ ...everyone, ids: [ola] }, { ...empty, textPl: 'Cześć', oneLanguage: true })
      expect((await schedule(half)).json).toMatchObject({ subjectPl: 'required' })
      const none = await draft({ ...everyone, ids: [ola] }, { ...empty, subjectEn: '', textEn: '', oneLanguage: true })
      expect((await schedule(none)).json).toMatchObject({ subjectEn: 'required', textPl: 'required' })
      await server.query(`update users set locale = 'pl' where id = '${ola}'`)
      const wanted = await draft({ ...everyone, ids: [ola] }, { ...empty, oneLanguage: true })
      expect((await schedule(wanted)).status).toBe(200)
      await server.runJobs()
      expect(await mailed()).toMatchObject([
        { subject: 'Winter training', text: expect.stringContaining('Hello Ola,') },
      ])
    })

    it('is not overwritten by an admin who saw an older one', async () => {
      const { json } = await draft()
      const change = { kind: 'offers', audience: everyone, ...words, oneLanguage: false, version: json.version }
      expect((await admin.put(`/desk/mailings/${json.id}`, change)).json).toMatchObject({ version: 3 })
      expect(await admin.put(`/desk/mailings/${json.id}`, change)).toMatchObject({
        status: 409,
        json: { code: 'stale', version: 3, present: { kind: 'offers', subjectEn: 'Winter training' } },
      })
      expect((await schedule({ json })).json.code).toBe('stale')
    })

    it('is begun with the words of another one, and deleted', async () => {
      const first = await started()
      const { json } = await admin.post('/desk/mailings', { audience: everyone, copyOf: first.id })
      expect(json).toMatchObject({
        state: 'draft',
        subjectPl: 'Trening zimowy',
        audience: everyone,
        writerName: 'Helen Marsh',
      })
      expect((await admin.delete(`/desk/mailings/${json.id}`)).status).toBe(204)
      expect((await admin.get(`/desk/mailings/${json.id}`)).status).toBe(404)
      expect((await admin.delete(`/desk/mailings/${first.id}`)).json.code).toBe('mailing_closed')
      expect(await audited(json.id)).toEqual(['mailing.added', 'mailing.deleted'])
    })

    it('is sent to its writer as a test, and shown at an address that ends', async () => {
      const { json } = await draft()
      expect((await admin.post(`/desk/mailings/${json.id}/test`, { locale: 'pl' })).status).toBe(204)
      const [test] = await mailed()
      expect(test).toMatchObject({ recipient: 'admin@example.org', subject: '[Test] Trening zimowy' })
      expect(test?.text).toContain('Zrezygnuj z aktualności: http://localhost/profile')
      const { mails } = (await admin.get(`/desk/mailings/${json.id}/preview`)).json
      expect(mails).toMatchObject([
        { locale: 'en', text: expect.stringContaining('Hello Helen,') },
        { locale: 'pl', text: expect.stringContaining('Dzień dobry!') },
      ])
      const { pathname } = new URL(mails[0].designed)
      const open = (path: string) => server.ask({ method: 'GET', url: path, headers: {} })
      const page = await open(pathname)
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'unsafe-inline'/)
      expect(page.body).toContain('<p style="margin:0 0 16px;overflow-wrap:anywhere">We meet on Sunday.</p>')
      expect((await open(pathname.slice(0, -1))).status).toBe(404)
      expect((await open(pathname.replace('previews/', 'previews/x'))).status).toBe(404)
      server.clock.advance(11 * minute)
      expect((await open(pathname)).status).toBe(404)
    })

    it('takes neither a header nor HTML in its words', async () => {
      const audience = { ...everyone, ids: [ola] }
      const injected = await draft(audience, { subjectEn: 'Hello\r\nBcc: all@example.org' })
      expect(injected).toMatchObject({ status: 400, json: { subjectEn: 'invalid' } })
      expect((await draft(audience, { textEn: 'x'.repeat(5001) })).json).toMatchObject({ textEn: 'too_long:5000' })
      const made = await draft(audience, { subjectEn: '<b>Hi</b>', textEn: '<img src=x onerror=alert(1)>' })
      await schedule(made)
      await server.runJobs()
      const [mail] = (await server.mails()).filter(({ subject }) => subject === '<b>Hi</b>')
      expect(mail?.html).not.toMatch(/<b>|<img/)
      expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    })
  })

  describe('is scheduled', () => {
    it('for the number of recipients that was confirmed', async () => {
      const made = await draft({ ...everyone, ids: [ola, judge] })
      expect(await schedule(made)).toMatchObject({ json: { code: 'consequences_changed', recipients: 2 } })
      const blocked = await draft({ ...everyone, ids: [tom] })
      await server.query(`update users set email_confirmed_at = null where id = '${tom}'`)
      expect(await schedule(blocked)).toMatchObject({ json: { code: 'consequences_changed', recipients: 0 } })
    })

    it.each(['2026-11-21T09:59', '2027-11-23T10:00', '2027-03-28T01:30', '2026-02-31T10:00'])(
      'at no time that is past, too far ahead or does not exist: %s',
      async (sendAt) => {
        const made = await draft({ ...everyone, ids: [ola] })
        expect(await schedule(made, { sendAt })).toMatchObject({ status: 400, json: { sendAt: 'invalid' } })
      },
    )

    it('at a time of the organisation, and cancelled before it', async () => {
      await server.query(`update settings set value = 'Europe/Warsaw' where key = 'time_zone'`)
      const made = await draft({ ...everyone, ids: [ola] })
      const { json } = await schedule(made, { sendAt: '2026-11-21T18:00' })
      expect(json).toMatchObject({ sendAt: '2026-11-21T17:00:00.000Z', timeZone: 'Europe/Warsaw' })
      expect((await admin.post(`/desk/mailings/${json.id}/cancel`)).json).toMatchObject({ state: 'cancelled' })
      expect((await admin.post(`/desk/mailings/${json.id}/cancel`)).status).toBe(200)
      server.clock.advance(8 * hour)
      await server.runJobs()
      expect(await mailed()).toEqual([])
      expect(await audited(json.id)).toEqual([
        'mailing.added',
        'mailing.changed',
        'mailing.scheduled',
        'mailing.cancelled',
      ])
    })
  })

  it('is cancelled while it leaves: what has not left stays', async () => {
    const { id } = await started()
    await sent(`recipient = 'member@example.org'`)
    expect((await admin.post(`/desk/mailings/${id}/cancel`)).json).toMatchObject({ state: 'cancelled' })
    await server.runJobs()
    expect(await read(id)).toMatchObject({ state: 'cancelled', counts: { sent: 1, stopped: 1, waiting: 0 } })
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['member@example.org'])
  })

  it('lets an email leave that is on its way when it is cancelled', async () => {
    const { id } = await started()
    const onItsWay = `mailing_id is not null and recipient = 'member@example.org'`
    const at = server.clock.now().toISOString()
    await server.query(
      `update outbox set tries = 1, next_try_at = '${at}'::timestamptz + interval '1 minute' where ${onItsWay}`,
    )
    expect((await admin.post(`/desk/mailings/${id}/cancel`)).json).toMatchObject({ counts: { waiting: 1, stopped: 1 } })
    server.clock.advance(2 * minute)
    await server.runJobs()
    expect(await read(id)).toMatchObject({ counts: { waiting: 0, stopped: 2 } })
  })

  it('does not leave to those who are left out by then, though it waits already', async () => {
    const { id } = await started()
    await server.query(`update users set mails_ended_at = now() where id = '${ola}'`)
    await server.query(`update outbox set tries = 1 where recipient = 'judge@example.org'`)
    await server.query(`update users set blocked_at = now(), blocked_why = 'x' where id = '${judge}'`)
    server.clock.advance(2 * minute)
    await server.runJobs()
    expect(await mailed()).toEqual([])
    expect((await read(id)).counts).toMatchObject({ recipients: 2, stopped: 2 })
  })

  it('goes to none where a newer server has chosen a group that this one does not know', async () => {
    const made = await draft({ ...everyone, group: ['admin'] })
    expect((await schedule(made, { expectedRecipients: 1 })).status).toBe(200)
    await server.query(`update mailings set audience = jsonb_set(audience, '{group}', '["founders"]')`)
    await server.runJobs()
    expect(await mailed()).toEqual([])
  })

  it('ends once all have left, or cannot', async () => {
    const { id } = await started()
    await sent(`recipient = 'member@example.org'`)
    await server.query(`update outbox set tries = 20 where mailing_id is not null and sent_at is null`)
    await server.runJobs()
    expect(await read(id)).toMatchObject({ state: 'sent', counts: { sent: 1, failed: 1, waiting: 0 } })
    expect(await audited(id)).toEqual(['mailing.added', 'mailing.changed', 'mailing.scheduled', 'mailing.started'])
  })

  describe('has a link to unsubscribe', () => {
    const tokenOf = async (recipient: string) =>
      linkIn((await mailed()).find((mail) => mail.recipient === recipient)?.text ?? '')
    const ask = (method: string, token: string, headers: Record<string, string> = {}, payload?: string) =>
      server.ask({ method, url: `/api/subscriptions/${token}`, headers, payload })
    const refused = () => server.query(`select user_id, kind from unsubscriptions`)

    it('that changes nothing when it is opened, and can be used, repeated and undone without logging in', async () => {
      const { id } = await started()
      const token = await tokenOf('member@example.org')
      expect(JSON.parse((await ask('GET', token)).body)).toEqual({ kind: 'news', subscribed: true })
      expect(await refused()).toEqual([])
      for (const _ of [1, 2]) expect((await ask('POST', token)).status).toBe(204)
      expect(await refused()).toEqual([{ user_id: ola, kind: 'news' }])
      expect((await read(id)).counts).toMatchObject({ unsubscribed: 1 })
      expect(JSON.parse((await ask('GET', token)).body)).toEqual({ kind: 'news', subscribed: false })
      expect((await ask('PUT', token)).status).toBe(204)
      expect(await refused()).toEqual([])
      expect((await read(id)).counts).toMatchObject({ unsubscribed: 0 })
      expect(await audited(ola)).toEqual(['mail_choice.changed', 'mail_choice.changed'])
    })

    it('that a mail program uses with a form, and a browser is led to its page', async () => {
      await started()
      const token = await tokenOf('member@example.org')
      const browser = await ask('GET', token, { accept: 'text/html,*/*' })
      expect([browser.status, browser.headers.location]).toEqual([302, `http://localhost/unsubscribe/${token}`])
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await ask('POST', token, form, 'List-Unsubscribe=One-Click')).status).toBe(204)
      expect(await refused()).toHaveLength(1)
      expect((await ask('POST', token, form, 'x'.repeat(20_000))).status).toBe(413)
    })

    it('that stops what waits, and only emails of its kind', async () => {
      await started({ kind: 'membership' })
      expect((await mailed())[0]?.text).toContain('because you have an account with us')
      const { id } = await started()
      expect((await ask('POST', await tokenOf('member@example.org'))).status).toBe(404)
      const token = linkIn(
        (await mailed()).filter(({ recipient }) => recipient === 'member@example.org')[1]?.text ?? '',
      )
      expect((await ask('POST', token)).status).toBe(204)
      await server.runJobs()
      expect((await mailed()).map(({ recipient }) => recipient).sort()).toEqual([
        'judge@example.org',
        'judge@example.org',
        'member@example.org',
      ])
      expect((await read(id)).counts).toMatchObject({ waiting: 1, stopped: 1, unsubscribed: 1 })
    })

    it('that no other one opens', async () => {
      await started()
      const token = await tokenOf('member@example.org')
      const other = await tokenOf('judge@example.org')
      const forged = [token.slice(0, 22) + other.slice(22), token.slice(0, -1), `${token}x`, 'x', 'Ł'.repeat(65)]
      for (const wrong of forged)
        for (const method of ['GET', 'POST', 'PUT'])
          expect((await ask(method, encodeURIComponent(wrong))).status).toBe(404)
      expect(await refused()).toEqual([])
    })

    it('that ends with the account, whose email stays counted', async () => {
      const { id } = await started()
      const token = await tokenOf('member@example.org')
      await ask('POST', token)
      const member = await logIn(server, 'member')
      expect((await member.get('/my-data')).json).toMatchObject({
        unsubscriptions: [{ kind: 'news' }],
        mailings: expect.arrayContaining([
          expect.objectContaining({ state: 'waiting', unsubscribedAt: expect.any(String) }),
        ]),
      })
      expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
      expect((await ask('GET', token)).status).toBe(404)
      expect(await refused()).toEqual([])
      await server.runJobs()
      expect((await read(id)).counts).toMatchObject({ recipients: 2, stopped: 1 })
    })
  })

  it('is refused in a profile by its kind, for oneself alone', async () => {
    const member = await logIn(server, 'member')
    const choose = (kind: string, subscribed: boolean) => member.put('/profile/emails', { kind, subscribed })
    expect((await choose('offers', false)).json).toEqual({ unsubscribedFrom: ['offers'] })
    expect((await choose('offers', false)).json).toEqual({ unsubscribedFrom: ['offers'] })
    expect((await choose('membership', false)).status).toBe(400)
    expect((await (await logIn(server, 'judge')).get('/profile/emails')).json).toEqual({ unsubscribedFrom: [] })
    expect((await admin.get(`/desk/members/${ola}`)).json).toMatchObject({ unsubscribedFrom: ['offers'] })
    expect((await choose('offers', true)).json).toEqual({ unsubscribedFrom: [] })
    expect(
      await server.query(`select before, after from audit where action = 'mail_choice.changed' order by id`),
    ).toEqual([
      { before: { unsubscribedFrom: [] }, after: { unsubscribedFrom: ['offers'] } },
      { before: { unsubscribedFrom: ['offers'] }, after: { unsubscribedFrom: [] } },
    ])
  })
})

it('can be tested on oneself twenty times an hour', async () => {
  const limited = await testServer.start({ rateLimits: true })
  try {
    const admin = await logIn(limited, 'admin')
    const test = async () => (await admin.post(`/desk/mailings/${sampleId(21, 2)}/test`, { locale: 'en' })).status
    const statuses: number[] = []
    for (let number = 0; number < 21; number += 1) statuses.push(await test())
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429])
  } finally {
    await limited.close()
  }
})
