import readXlsxFile from 'read-excel-file/node'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { LegalPage } from '#contract/info/contentPage'
import { versionOf } from '../../content/pageVersions'
import * as schema from '../../db/schema'
import { any, buy, cart, pay } from '../../testing/buying'
import { callerOf, logIn, saveProfile, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'
import { ownTables } from './ownData'

const profile = {
  name: 'Ola Kowalczyk',
  locale: 'pl',
  street: 'ul. Długa 7/2',
  postcode: '80-831',
  city: 'Gdańsk',
  country: 'Polska',
  phone: '+48 600 700 800',
  emergencyName: '=HYPERLINK("x")',
  emergencyPhone: '058 123 45 67',
}
const tables = Object.values(schema).filter((part) => is(part, PgTable))
const reauthentication = { currentPassword: 'clear-round' }

it('covers every table that says whose a row is', () => {
  const covered = Object.values(ownTables).map(({ table }) => getTableName(table))
  // Found by the address alone, and by who changed what.
  covered.push('reset_requests', 'show_helpers', 'audit')
  const columns = /^(user_id|owner_id|email|recipient|on_behalf_of)$/
  const about = tables.filter((table) => Object.values(getTableColumns(table)).some(({ name }) => columns.test(name)))
  expect(about.map(getTableName).filter((name) => !covered.includes(name))).toEqual([])
})

describe('the data of a member', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(() => server.reset())

  const getText = async (path: string, token: string, headers = {}) =>
    server.ask({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${token}`, ...headers } })
  const dump = async () => {
    const rows = await Promise.all(tables.map((table) => server.query(`select * from ${getTableName(table)}`)))
    return JSON.stringify([rows, await server.mails()])
  }
  /** A member with everything that there can be: a paid entry, a pending one, mails, a new address, a second factor. */
  const lively = async () => {
    const member = await logIn(server, 'member')
    await saveProfile(member, profile)
    await member.put('/profile/email', { email: 'ola@example.org', ...reauthentication })
    await member.post('/second-factor', reauthentication)
    await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
    const letter = { name: 'Ola Kowalczyk', email: 'member@example.org', text: 'When does ring 2 start?' }
    await callerOf(server).post('/contact', letter)
    return member
  }
  const enter = async (member: Caller) => {
    await pay(member, await buy(member, cart()))
    await server.runJobs()
  }

  it('can be exported as a whole, without secrets', async () => {
    const member = await lively()
    await enter(member)
    const { json } = await member.get('/my-data')
    expect(json.account).toMatchObject([{ email: 'member@example.org', name: 'Ola Kowalczyk' }])
    expect(json.profile).toMatchObject([{ city: 'Gdańsk' }])
    expect(json.entries).toMatchObject([{ show: 'Shrewsbury Winter Classic', status: 'paid' }])
    expect(json.dogs.length).toBeGreaterThan(1)
    expect(json.mails.length).toBeGreaterThan(1)
    expect(Object.keys(json)).toEqual(expect.arrayContaining([...Object.keys(ownTables), 'entries', 'mails']))
    expect(JSON.stringify(json)).not.toMatch(/argon2|passwordHash|tokenHash|"secret"/)
    expect(JSON.stringify(json)).not.toContain('judge@example.org')
  })

  it('can be had as tables that no spreadsheet runs, in Polish with semicolons [J70]', async () => {
    const { token } = await lively()
    const { headers, body } = await getText('/my-data/profile', token)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="profile.csv"')
    const [head, row] = body.split('\n')
    expect(head).toBe('\uFEFFuserId,street,postcode,city,country,phone,emergencyName,emergencyPhone')
    expect(row).toContain(`ul. Długa 7/2,80-831,Gdańsk,Polska,'+48 600 700 800,"'=HYPERLINK(""x"")"`)
    const polish = await getText('/my-data/profile', token, { 'accept-language': 'pl' })
    expect(polish.body).toContain('userId;street;postcode;city')
    expect((await getText('/my-data/everything', token)).status).toBe(400)
  })

  it('can be had as a workbook, each table on a sheet, texts as text [J71]', async () => {
    const { token } = await lively()
    const { headers, bytes } = await getText('/my-data.xlsx', token)
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.xlsx"')
    const sheets = await readXlsxFile(bytes)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(expect.arrayContaining(['account', 'dogs', 'purchases']))
    const [head = [], row = []] = sheets.find(({ sheet }) => sheet === 'profile')?.data ?? []
    expect(['phone', 'emergencyName'].map((name) => row[head.indexOf(name)])).toEqual([
      '+48 600 700 800',
      '=HYPERLINK("x")',
    ])
  })

  it('is removed from the whole database when the account is deleted, and the books stay', async () => {
    const member = await lively()
    await enter(member)
    const places = async () => (await server.query(`select taken from classes where id = '${any}'`))[0]?.taken
    const before = await places()
    const books = () => server.query('select number, total, status from purchases order by number')
    const booked = await books()
    const chips = await server.query(
      `select microchip from dogs where owner_id = (select id from users where email = 'member@example.org') and microchip is not null`,
    )
    const dogNames = (await member.get('/dogs')).json.map(({ slug }: { slug: string }) => slug)
    expect((await member.get('/profile/deletion')).json).toMatchObject({
      entriesAhead: 1,
      refund: { amount: 550, currency: 'GBP' },
    })
    // What was written to the organisation goes out first: see below.
    await server.query('update outbox set sent_at = now()')
    const wrong = await member.post('/profile/deletion', { currentPassword: 'guess' })
    expect([wrong.status, await dump()]).toEqual([400, expect.stringContaining('ola@example.org')])

    expect((await member.post('/profile/deletion', reauthentication)).status).toBe(204)
    const left = await dump()
    const words = [
      'member@example.org',
      'ola@example.org',
      'Ola Kowalczyk',
      'Gdańsk',
      'Długa',
      '600 700 800',
      'ring 2 start',
    ]
    expect(chips.length).toBeGreaterThan(0)
    for (const { microchip } of chips) words.push(String(microchip))
    expect([...words, ...dogNames].filter((word) => left.includes(word))).toEqual([])
    expect(await places()).toBe(Number(before) - 1)
    expect(await server.query('select amount from entry_refunds')).toEqual([{ amount: 550 }])
    expect(await books()).toEqual(booked)
    expect((await member.get('/me')).status).toBe(401)
    const login = await callerOf(server).post('/login', { email: 'member@example.org', password: 'clear-round' })
    expect(login.json.code).toBe('login_failed')
  })

  it('takes messages to the organisation with it, those that have not gone out yet too [T03]', async () => {
    const member = await lively()
    await member.post('/profile/deletion', reauthentication)
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([])
  })

  it('holds no other writer’s message from an unconfirmed address [T03]', async () => {
    const letter = { name: 'Zoë', email: 'zoe@example.org', text: 'For the office alone' }
    await callerOf(server).post('/contact', letter)
    await server.query(`update outbox set sent_at = now()`)
    const form = { name: 'Stranger', email: 'zoe@example.org', password: 'kaczuszka', consent: true }
    const { json } = await callerOf(server).post('/register', form)
    const stranger = callerOf(server, json.token)
    expect((await stranger.get('/my-data')).json.messages).toBeUndefined()
    expect((await stranger.post('/profile/deletion', { currentPassword: form.password })).status).toBe(204)
    expect((await server.mails()).map(({ text }) => text)).toEqual([expect.stringContaining('For the office alone')])
  })

  it('shows a message to its writer without where it went [T03]', async () => {
    const member = await lively()
    const { messages } = (await member.get('/my-data')).json
    expect(messages).toMatchObject([{ text: expect.stringContaining('When does ring 2 start?') }])
    expect(JSON.stringify(messages)).not.toContain('office@')
  })

  it('stays with the only admin', async () => {
    const admin = await logIn(server, 'admin')
    expect((await admin.post('/profile/deletion', reauthentication)).json.code).toBe('only_admin')
    await server.query(`update users set roles = array['ROLE_USER', 'ROLE_ADMIN'] where email = 'judge@example.org'`)
    expect((await admin.post('/profile/deletion', reauthentication)).status).toBe(204)
  })

  it('has the documents accepted on registering, until the account is deleted', async () => {
    const form = { name: 'Zoë', email: 'zoe@example.org', password: 'kaczuszka', consent: true }
    const { json } = await callerOf(server).post('/register', form, { 'accept-language': 'pl' })
    const zoe = callerOf(server, json.token)
    const accepted = (document: LegalPage) => ({
      userId: json.user.id,
      document,
      version: versionOf(document),
      locale: 'pl',
      acceptedAt: server.clock.now().toISOString(),
    })
    const { acceptedDocuments } = (await zoe.get('/my-data')).json
    expect(acceptedDocuments).toHaveLength(2)
    expect(acceptedDocuments).toEqual(expect.arrayContaining([accepted('terms'), accepted('privacy')]))
    const { bytes } = await getText('/my-data.xlsx', json.token)
    const sheet = (await readXlsxFile(bytes)).find((one) => one.sheet === 'acceptedDocuments')
    expect(sheet?.data[0]).toEqual(['userId', 'document', 'version', 'locale', 'acceptedAt'])
    await zoe.post('/profile/deletion', { currentPassword: form.password })
    expect(await server.query(`select * from accepted_documents where user_id = '${String(json.user.id)}'`)).toEqual([])
  })

  it('has why a dog was disqualified, for its owner and its payer, until the account is deleted', async () => {
    const member = await lively()
    await enter(member)
    const [row] = await server.query(
      `select entries.id, class_id from entries join purchases on purchases.id = purchase_id
       join users on users.id = user_id where email = 'member@example.org' and entries.status = 'paid' limit 1`,
    )
    const { id, class_id: classId } = row as { id: string; class_id: string }
    const reason = 'Its handler carried food in the ring.'
    await server.query(`insert into class_results (class_id) values ('${classId}') on conflict do nothing`)
    await server.query(
      `insert into results (entry_id, class_id, faults, refusals, outcome, disqualified)
       values ('${id}', '${classId}', 0, 0, 'eliminated', '${reason}')`,
    )
    const reasons = async (who: Caller) => (await who.get('/my-data')).json.disqualifications
    expect(await reasons(member)).toMatchObject([{ show: 'Shrewsbury Winter Classic', reason }])
    const judge = await logIn(server, 'judge')
    expect(await reasons(judge)).toEqual([])
    await server.query(
      `update dogs set owner_id = (select id from users where email = 'judge@example.org')
       where id = (select dog_id from entries where id = '${id}')`,
    )
    expect(await reasons(judge)).toMatchObject([{ reason }])
    await member.post('/profile/deletion', reauthentication)
    expect(await server.query('select disqualified from results where disqualified is not null')).toEqual([])
  })

  it('names no accepted version for an account that is older than the record', async () => {
    await server.query('truncate accepted_documents')
    expect((await (await logIn(server, 'member')).get('/my-data')).json.acceptedDocuments).toEqual([])
  })

  it('makes room for someone who registers with the address later', async () => {
    const member = await logIn(server, 'member')
    await member.post('/profile/deletion', reauthentication)
    const form = { name: 'Ola', email: 'member@example.org', password: 'kaczuszka', consent: true }
    const { json } = await callerOf(server).post('/register', form)
    expect(json.user).toMatchObject({ registeredAt: null, emailConfirmed: false })
    expect((await callerOf(server, json.token).get('/my-data')).json.purchases).toEqual([])
  })
})
