import { apiBase } from '#contract/shared/paths'
import { buy, cart, pay } from '../../testing/buying'
import { callerOf, logIn } from '../../testing/client'
import { sampleId } from '../../seed/people'
import type { TestServer } from '../../testing/startTestServer'

const [helen, ola, tom] = [sampleId(1, 1), sampleId(1, 2), sampleId(1, 3)]
const reason = 'Her signature is that of the entry form of 2025.'
const currentPassword = 'clear-round'

describe('what the office does for a member who asks by letter', () => {
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

  const save = (id: string, body = {}) => admin.post(`/desk/members/${id}/data`, { reason, currentPassword, ...body })
  /** A file: its answer is no JSON. */
  const saved = (id: string) =>
    server.ask({
      method: 'POST',
      url: `${apiBase}/desk/members/${id}/data`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ reason, currentPassword }),
    })
  const costOf = async (id: string) => (await admin.get(`/desk/members/${id}/deletion`)).json
  const remove = async (id: string, body = {}) =>
    admin.post(`/desk/members/${id}/deletion`, {
      receivedOn: '2026-11-19',
      expected: await costOf(id),
      currentPassword,
      ...body,
    })
  const auditOf = (id: string, action: string) =>
    server.query(`select actor, after, why from audit where subject_id = '${id}' and action = '${action}'`)

  it('saves all that is kept about the member, with an email to them and a row of the audit', async () => {
    const { status, headers } = await saved(ola)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/spreadsheetml/)
    expect(headers['content-disposition']).toMatch(/member-data/)
    expect(await auditOf(ola, 'member.data_saved')).toEqual([{ actor: helen, after: { reason }, why: null }])
    expect((await server.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['member@example.org', 'We made a copy of your data'],
    ])
  })

  it('asks who the admin is, and how the member proved who they are', async () => {
    expect((await save(ola, { currentPassword: 'wrong-password' })).json.code).toBe('password_wrong')
    expect((await save(ola, { reason: 'Short' })).json.reason).toBe('invalid')
    expect((await remove(ola, { currentPassword: 'wrong-password' })).json.code).toBe('password_wrong')
    expect((await remove(ola, { receivedOn: '2026-11-22' })).json.receivedOn).toBe('invalid')
    expect(await server.query(`select 1 from audit where action in ('member.data_saved', 'account.deleted')`)).toEqual(
      [],
    )
  })

  it('deletes the account as its owner would, and keeps the day of the letter', async () => {
    const member = await logIn(server, 'member')
    await pay(member, await buy(member, cart()))
    await server.runJobs()
    const cost = await costOf(ola)
    expect(cost).toEqual({ entriesAhead: 1, refund: { amount: 550, currency: 'GBP' }, memberUntil: '2027-09-21' })
    expect((await remove(ola)).status).toBe(204)
    expect((await member.get('/me')).status).toBe(401)
    expect((await admin.get(`/desk/members/${ola}`)).status).toBe(404)
    expect(await server.query(`select name, email from users where id = '${ola}'`)).toEqual([
      { name: '–', email: `deleted-${ola}` },
    ])
    expect(await server.query('select amount from entry_refunds')).toEqual([{ amount: 550 }])
    expect(await auditOf(ola, 'account.deleted')).toEqual([{ actor: helen, after: null, why: 'letter of 2026-11-19' }])
    expect((await remove(ola, { expected: cost })).status).toBe(404)
    expect(await server.brokenInvariants()).toEqual([])
  })

  it('deletes nothing where more would be lost than was shown', async () => {
    const expected = await costOf(ola)
    const member = await logIn(server, 'member')
    await pay(member, await buy(member, cart()))
    await server.runJobs()
    expect((await remove(ola, { expected })).json.code).toBe('consequences_changed')
    expect((await member.get('/me')).status).toBe(200)
  })

  it('is for members alone, by admins alone, and for no account that is not there', async () => {
    await server.query(`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where id = '${tom}'`)
    expect((await save(tom)).json.code).toBe('admin_protected')
    expect((await remove(tom)).json.code).toBe('admin_protected')
    expect((await save(helen)).json.code).toBe('own_account')
    expect((await remove(helen)).json.code).toBe('own_account')
    expect((await save(sampleId(1, 999))).status).toBe(404)
    expect((await admin.get(`/desk/members/${sampleId(1, 999)}/deletion`)).status).toBe(404)
    const expected = await costOf(ola)
    for (const name of ['member', 'judge', 'reviewer']) {
      const other = await logIn(server, name)
      expect((await other.post(`/desk/members/${ola}/data`, { reason, currentPassword })).status).toBe(403)
      expect((await other.get(`/desk/members/${ola}/deletion`)).status).toBe(403)
      const body = { receivedOn: '2026-11-19', expected, currentPassword }
      expect((await other.post(`/desk/members/${ola}/deletion`, body)).status).toBe(403)
    }
    expect((await callerOf(server).post(`/desk/members/${ola}/data`, { reason, currentPassword })).status).toBe(401)
  })
})
