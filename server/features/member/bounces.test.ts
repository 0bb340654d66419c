import { sampleId } from '../../seed/people'
import { signatureHeader } from '../../http/signature'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const secret = 'the mail server and this one alone know it'
const [ola, judge] = [sampleId(1, 2), sampleId(1, 4)]
const minute = 60_000

describe('a report of an email that could not be delivered', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.start({ bounceSecret: secret })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const send = (report: unknown, signature?: string) => {
    const text = typeof report === 'string' ? report : JSON.stringify(report)
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signature ?? server.sign(text, undefined, secret),
    }
    return callerOf(server).postText('/mail/bounces', text, headers)
  }
  /** The id of an email to Ola, whom a show's organiser has written to. */
  const mailTo = async (id: string) => {
    const { json } = await admin.post('/desk/mailings', {
      audience: { text: '', state: [], group: [], ids: [id] },
      copyOf: sampleId(21, 1),
    })
    await admin.post(`/desk/mailings/${json.id}/schedule`, { version: 1, sendAt: null, expectedRecipients: 1 })
    await server.runJobs()
    const [mail] = await server.query(`select id from outbox where mailing_id = '${json.id}'`)
    return { mail: String(mail?.id), mailing: String(json.id) }
  }
  const permanent = (mail: string, reason = '550 5.1.1 No such user') => ({ mail, kind: 'permanent', reason })
  const bounced = () => server.query('select user_id, email, reason from bounces')
  const audited = () => server.query(`select action, actor from audit where action like 'email.bounce%' order by id`)

  it('marks the address for the office, which leaves it out, once for any number of reports', async () => {
    const { mail, mailing } = await mailTo(ola)
    const report = permanent(mail, '550 5.1.1 <member@example.org>\u0000\u202e unknown\r\nBcc: x' + 'x'.repeat(300))
    for (const _ of [1, 2]) expect(await send(report)).toMatchObject({ status: 200, json: { received: true } })
    const [{ reason } = {}] = await bounced()
    expect(reason).toMatch(/^550 5\.1\.1 … unknown Bcc: x+$/)
    expect(String(reason).length).toBeLessThanOrEqual(200)
    expect(await audited()).toEqual([{ action: 'email.bounced', actor: 'system' }])
    expect((await admin.get(`/desk/mailings/${mailing}`)).json.counts).toMatchObject({ bounced: 1 })
    expect((await admin.get(`/desk/members/${ola}`)).json).toMatchObject({ isBounced: true, bounce: { reason } })
    expect((await admin.get('/desk/members?group=bounced')).json.items).toMatchObject([{ id: ola, isBounced: true }])
    expect((await admin.get('/desk/member-counts')).json).toMatchObject({ bounced: 1 })
    expect((await admin.get(`/desk/mailing-audience?kind=membership&ids=${ola}`)).json).toMatchObject({ recipients: 0 })
  })

  it('is taken back by an admin, and not by the member’s own', async () => {
    await send(permanent((await mailTo(ola)).mail))
    expect((await (await logIn(server, 'member')).delete(`/desk/members/${ola}/bounce`)).status).toBe(403)
    expect((await admin.delete(`/desk/members/${ola}/bounce`)).json).toMatchObject({ isBounced: false, bounce: null })
    expect((await admin.delete(`/desk/members/${ola}/bounce`)).status).toBe(200)
    expect(await audited()).toMatchObject([{ action: 'email.bounced' }, { action: 'email.bounce_cleared' }])
  })

  it('ends with a change or a new confirmation of the address, after which older emails say nothing', async () => {
    const { mail } = await mailTo(ola)
    await send(permanent(mail))
    const member = await logIn(server, 'member')
    server.clock.advance(minute)
    await member.put('/profile/email', { email: 'ola@example.org', currentPassword: 'clear-round' })
    const [link] = (await server.mails()).filter(({ recipient }) => recipient === 'ola@example.org')
    const token = /\/confirm\/([\w-]+)/.exec(link?.text ?? '')?.[1]
    expect((await callerOf(server).post('/confirm', { token })).status).toBe(204)
    expect(await bounced()).toEqual([])
    await send(permanent(mail))
    await server.query(`update outbox set recipient = 'ola@example.org' where id = '${mail}'`)
    await send(permanent(mail))
    expect(await bounced()).toEqual([])
  })

  it('that is temporary, or about an unknown email, changes nothing', async () => {
    const { mail } = await mailTo(ola)
    for (const report of [{ ...permanent(mail), kind: 'temporary' }, permanent(sampleId(99, 1))])
      expect(await send(report)).toMatchObject({ status: 200, json: { received: true } })
    expect(await bounced()).toEqual([])
  })

  it('is refused without the signature of the mail server over these bytes, of these minutes', async () => {
    const report = permanent((await mailTo(judge)).mail)
    const text = JSON.stringify(report)
    const wrong = [
      '',
      'nonsense',
      server.sign(text),
      server.sign(`${text} `, undefined, secret),
      server.sign(text, '2026-11-21T09:54:59Z', secret),
    ]
    for (const signature of wrong) expect((await send(text, signature)).json.code).toBe('malformed_request')
    expect(await bounced()).toEqual([])
    expect(server.securityLines().filter(({ event }) => event === 'bounce_report_refused')).toHaveLength(wrong.length)
  })

  it.each([
    ['no JSON', '{'],
    ['no id', JSON.stringify(permanent("x'; drop table users"))],
    ['another kind', JSON.stringify({ ...permanent(sampleId(99, 1)), kind: 'complaint' })],
    ['a long reason', JSON.stringify(permanent(sampleId(99, 1), 'x'.repeat(2001)))],
  ])('is refused with %s', async (_name, text) => {
    expect((await send(text)).status).toBe(400)
  })

  it('is refused above ten kilobytes, and not taken at all without a secret', async () => {
    expect((await send(JSON.stringify(permanent(sampleId(99, 1), 'x'.repeat(11_000))))).status).toBe(413)
    const other = await testServer.shared()
    const text = JSON.stringify(permanent(sampleId(99, 1)))
    const headers = { 'content-type': 'application/json', [signatureHeader]: other.sign(text) }
    expect((await callerOf(other).postText('/mail/bounces', text, headers)).status).toBe(404)
  })
})
