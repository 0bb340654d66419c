import { noDetails } from '#contract/entry/details'
import { any, buy, cart, entryRequest, pay, zolw } from '../../testing/buying'
import { logIn, saveProfile, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const ada = { handler: 'junior', handlerName: 'Ada Nowak', phone: '600 700 800', notForCompetition: true }
const jan = { ...ada, handler: 'other', handlerName: 'Jan Lis', notForCompetition: false }
const detailed = (details?: object, dogId = entryRequest.dogId) => ({ ...entryRequest, dogId, details })

describe('handler, phone and competition of an entry [M18.1]', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const linesOf = async (id: string) =>
    (await member.get(`/purchases/${id}`)).json.lines.map(({ details }: { details: unknown }) => details)
  const defaults = async () => (await member.get('/entries/defaults')).json
  const columns = () =>
    server.query(`select handler, handler_name, phone, not_for_competition from entries where class_id = '${any}'`)

  it('are kept with each entry, and are the member in competition where nothing was said', async () => {
    const bought = await buy(member, cart([detailed(ada), detailed(undefined, zolw)]))
    expect(await linesOf(bought.json.id)).toEqual([ada, noDetails])
    await pay(member, bought)
    expect(await linesOf(bought.json.id)).toEqual([ada, noDetails])
  })

  it('are refused before any place is held when they make no sense', async () => {
    const refusals = [
      { ...ada, handlerName: '' },
      { ...ada, handlerName: 'a'.repeat(10_000) },
      { ...ada, handlerName: 'Ada\r\nBcc: all' },
      { ...ada, handlerName: 'https://evil.example.com' },
      { ...ada, handler: 'member' },
      { ...ada, handler: 'stranger' },
      { ...ada, phone: '<script>' },
      { ...ada, notForCompetition: 1 },
      { handler: 'member' },
      'member',
    ]
    for (const details of refusals) {
      const { status, json } = await buy(member, cart([detailed(details as object)]))
      expect([status, json.code]).toEqual([400, 'validation_failed'])
      expect(json).toHaveProperty('items')
    }
    expect(await columns()).toEqual([])
    expect(await server.query(`select taken from classes where id = '${any}'`)).toEqual([{ taken: 0 }])
  })

  it('cannot be put on the dog of another member', async () => {
    const judge = await logIn(server, 'judge')
    expect((await buy(judge, cart([detailed(ada)]))).json.code).toBe('not_eligible')
    expect(await columns()).toEqual([])
  })

  it('are another request under the same key, and another checkout under a new one', async () => {
    const first = await buy(member, cart([detailed(ada)]), 'the-same-key')
    expect((await buy(member, cart([detailed(jan)]), 'the-same-key')).json.code).toBe('idempotency_key_mismatch')
    expect((await buy(member, cart([detailed(ada)]), 'the-same-key')).json.id).toBe(first.json.id)
    const second = await buy(member, cart([detailed(jan)]))
    expect(second.json.id).not.toBe(first.json.id)
    expect(await linesOf(second.json.id)).toEqual([jan])
    expect(await server.query(`select taken from classes where id = '${any}'`)).toEqual([{ taken: 1 }])
  })

  it('equal to an older browser’s defaults make the same checkout', async () => {
    const older = await buy(member, cart())
    const newer = await buy(member, cart([detailed(noDetails)]))
    expect(newer.json.id).toBe(older.json.id)
  })

  it('are the default of the next cart: as most entries of the newest purchase, at first the phone of the profile', async () => {
    expect(await defaults()).toEqual({ handler: 'member', handlerName: '', phone: '' })
    const profile = { name: 'Ola', locale: 'en', street: '', postcode: '', city: '', country: '', phone: '700 800 900' }
    await saveProfile(member, { ...profile, emergencyName: '', emergencyPhone: '' })
    expect(await defaults()).toEqual({ handler: 'member', handlerName: '', phone: '700 800 900' })
    await pay(member, await buy(member, cart([detailed(ada)])))
    expect(await defaults()).toEqual({ handler: 'junior', handlerName: 'Ada Nowak', phone: '600 700 800' })
    await buy(member, cart([detailed(jan, zolw)]))
    expect(await defaults()).toEqual({ handler: 'other', handlerName: 'Jan Lis', phone: '600 700 800' })
    const other = await logIn(server, 'judge')
    expect((await other.get('/entries/defaults')).json).toEqual({ handler: 'member', handlerName: '', phone: '' })
  })

  it('are in the email that confirms the entry', async () => {
    await server.query(`update users set email_confirmed_at = now() where email = 'member@example.org'`)
    const bought = await buy(member, cart([detailed(ada), detailed(jan, zolw)]))
    await pay(member, bought)
    const mail = (await server.mails()).find(({ subject }) => /^Entries confirmed/.test(subject))
    expect(mail?.text).toContain('Handler: Ada Nowak (junior), Phone on the day: 600 700 800, Not for competition')
    expect(mail?.text).toContain('Handler: Jan Lis, Phone on the day: 600 700 800\n')
  })

  it('are emailed to an unconfirmed address without a name or a phone', async () => {
    await server.query(`update users set email_confirmed_at = null where email = 'member@example.org'`)
    await pay(member, await buy(member, cart([detailed(ada)])))
    const text = (await server.mails()).map((mail) => mail.text).join()
    expect(text).toContain('Not for competition')
    expect(text).not.toMatch(/Ada|600 700/)
  })

  it('are part of own data, and are deleted with the account', async () => {
    const bought = await buy(member, cart([detailed(ada)]))
    await pay(member, bought)
    const { id } = bought.json
    expect((await member.get('/my-data')).json.entries).toMatchObject([ada])
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect(await columns()).toEqual([{ handler: 'junior', handler_name: '', phone: '', not_for_competition: true }])
    expect(await server.query(`select distinct contents from purchases where id = '${id}'`)).toEqual([{ contents: '' }])
  })

  it('of entries from before are the member, in competition', async () => {
    const bought = await buy(member, cart())
    const statement = `insert into entries (id, purchase_id, class_id, dog_id, price, status)
      values (gen_random_uuid(), '${bought.json.id}', '${any}', '${zolw}', 550, 'held')`
    await server.query(statement)
    expect(await linesOf(bought.json.id)).toEqual([noDetails, noDetails])
  })
})
