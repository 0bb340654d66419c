import { versionOf } from '../../content/pageVersions'
import { buy, cart, pay, plan } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(async () => {
  await server.reset()
  member = await logIn(server, 'member')
})

const terms = { document: 'terms', version: versionOf('terms') }
const privacy = { document: 'privacy', version: versionOf('privacy') }
const older = '2026-11-22'
const age = () => server.query(`update accepted_documents set version = '${older}'`)
const forget = () => server.query('truncate accepted_documents')
/** The first day of the terms, as it begins at the organisation. */
const reach = () => server.clock.set(`${terms.version}T00:00:00.000Z`)
const accept = (who: Caller, body: unknown, headers = {}) => who.post('/accepted-documents', body, headers)
const newOnes = async (who = member) => (await who.get('/me')).json.newDocuments
const rows = () => server.query('select version::text, locale from accepted_documents order by version, document')
const audited = () => server.query(`select before, after from audit where action = 'document.accepted'`)

describe('a new version of the terms and the privacy policy [M22.3]', () => {
  it('is announced with the version accepted before, until it is accepted in the reader’s language', async () => {
    expect(await newOnes()).toEqual([])
    await age()
    expect(await newOnes()).toEqual([terms, privacy].map((one) => ({ ...one, accepted: older })))
    const { status, json } = await accept(member, terms, { 'accept-language': 'pl' })
    expect([status, json]).toEqual([200, [{ ...privacy, accepted: older }]])
    expect((await accept(member, privacy)).json).toEqual([])
    expect(await newOnes()).toEqual([])
    const own = (await member.get('/my-data')).json
    expect(own.acceptedDocuments).toContainEqual({
      ...terms,
      userId: expect.any(String),
      locale: 'pl',
      acceptedAt: server.clock.now().toISOString(),
    })
    expect(own.changes).toContainEqual(expect.objectContaining({ action: 'document.accepted', by: 'you' }))
    expect(await audited()).toEqual([
      { before: { terms: older }, after: { terms: terms.version } },
      { before: { privacy: older }, after: { privacy: privacy.version } },
    ])
  })

  it('is announced at login, but not to a user who has just registered', async () => {
    await age()
    expect((await logIn(server, 'newcomer')).token).toBeTruthy()
    const form = { name: 'Zoë', email: 'zoe@example.org', password: 'kaczuszka', consent: true }
    expect((await callerOf(server).post('/register', form)).json.user.newDocuments).toEqual([])
    const login = await callerOf(server).post('/login', { email: 'member@example.org', password: 'clear-round' })
    expect(login.json.user.newDocuments).toHaveLength(2)
  })

  it('is accepted once, however often and in however many tabs', async () => {
    await forget()
    const all = await Promise.all([1, 2, 3].map(() => accept(member, terms)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rows()).toEqual([{ version: terms.version, locale: 'en' }])
    expect(await audited()).toHaveLength(1)
  })

  it.each([
    ['does not exist', { ...terms, version: '2031-01-01' }, 'document_outdated'],
    ['is an older one', { ...terms, version: older }, 'document_outdated'],
    ['is no day', { ...terms, version: 'newest' }, 'validation_failed'],
    ['is of another document', { ...terms, document: 'regulations' }, 'validation_failed'],
  ])('is not accepted by a version that %s', async (_which, body, code) => {
    await forget()
    expect((await accept(member, body)).json.code).toBe(code)
    expect(await rows()).toEqual([])
  })

  it('is never accepted for another account, nor without a session', async () => {
    await forget()
    const { id } = (await (await logIn(server, 'judge')).get('/me')).json
    expect((await accept(member, { ...terms, userId: id, id, user: id })).status).toBe(200)
    expect((await accept(callerOf(server), terms)).status).toBe(401)
    const [row] = await server.query('select email from accepted_documents join users on users.id = user_id')
    expect(row).toEqual({ email: 'member@example.org' })
    expect(await rows()).toHaveLength(1)
  })
})

describe('a purchase under new terms [M22.3]', () => {
  it('is made until their first day, and after it once they are accepted', async () => {
    await age()
    expect((await buy(member, plan())).status).toBe(201)
    reach()
    for (const body of [cart(), plan('3-years', 6900)])
      expect((await buy(member, body)).json).toEqual({
        code: 'terms_not_accepted',
        message: 'Our terms have changed. Read and accept them to continue. You have not been charged.',
      })
    const polish = { 'idempotency-key': 'in-polish', 'accept-language': 'pl' }
    expect((await member.post('/purchases', cart(), polish)).json.message).toMatch(/Zmienił się regulamin/)
    expect(await server.query(`select id from entries where status = 'held'`)).toEqual([])
    await accept(member, terms)
    expect((await buy(member, cart())).status).toBe(201)
  })

  it('does not wait for the privacy policy', async () => {
    await server.query(`update accepted_documents set version = '${older}' where document = 'privacy'`)
    reach()
    expect((await buy(member, cart())).status).toBe(201)
  })

  it('that was begun before can be paid and looked at', async () => {
    await age()
    const bought = await buy(member, plan())
    reach()
    expect((await buy(member, plan())).status).toBe(200)
    expect((await pay(member, bought)).status).toBeLessThan(300)
    expect((await member.get(`/purchases/${bought.json.id}`)).json.status).toBe('paid')
  })

  it('is not refused to an account of which no acceptance is recorded', async () => {
    await forget()
    reach()
    expect((await buy(member, cart())).status).toBe(201)
    expect(await newOnes()).toEqual([terms, privacy].map((one) => ({ ...one, accepted: null })))
  })
})
