import { buy, cart, pay } from '../../../testing/buying'
import { callerOf, logIn, saveProfile, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

describe('files for calendars', () => {
  let server: TestServer
  let visitor: Caller
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
    visitor = callerOf(server)
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const read = (url: string) => server.ask({ method: 'GET', url: `/api${url}` })
  /** Its lines, those that were folded made whole. */
  const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n')
  const pathOf = (address: string) => new URL(address).pathname.slice('/api'.length)
  const make = async (who = member) => pathOf((await who.put('/calendar-feed', undefined)).json.address)
  const buyRun = async () => pay(member, await buy(member, cart()))

  describe('of a show', () => {
    const show = '/shows/shrewsbury-winter-classic/calendar.ics'
    it('have its days, its place and its address, for anyone', async () => {
      const { status, headers, body } = await read(show)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
      expect(headers['content-disposition']).toBe('attachment; filename="shrewsbury-winter-classic.ics"')
      const lines = linesOf(body)
      expect(lines).toEqual(
        expect.arrayContaining([
          'DTSTART;VALUE=DATE:20261212',
          'DTEND;VALUE=DATE:20261214',
          'SUMMARY:Shrewsbury Winter Classic',
          'LOCATION:West Mid Showground\\, Berwick Road\\, SY1 2PF\\, Shrewsbury\\, GB',
          'GEO:52.722;-2.748',
          'STATUS:CONFIRMED',
        ]),
      )
      expect(lines.find((line) => line.startsWith('URL'))).toContain('/shows/shrewsbury-winter-classic')
      expect(lines.find((line) => line.startsWith('UID'))).toMatch(/^UID:shrewsbury-winter-classic@/)
    })

    it('have a sequence and a day of change that grow with each change [J72]', async () => {
      const revision = async () => {
        const lines = linesOf((await read(show)).body)
        const of = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length + 1) ?? ''
        return { sequence: Number(of('SEQUENCE')), changed: of('LAST-MODIFIED') }
      }
      const admin = await logIn(server, 'admin')
      const before = await revision()
      expect(before.changed).not.toBe('')
      expect(await revision()).toEqual(before)
      server.clock.advance(60_000)
      const path = '/desk/shows/shrewsbury-winter-classic'
      const { form, version } = (await admin.get(`${path}/edit`)).json
      expect((await admin.put(path, { ...form, name: 'Winter Classic', version })).status).toBe(200)
      const after = await revision()
      expect(after.sequence).toBeGreaterThan(before.sequence)
      expect(after.changed > before.changed).toBe(true)
    })

    it('say that it is cancelled', async () => {
      await server.query(`update shows set state = 'cancelled' where slug = 'shrewsbury-winter-classic'`)
      expect(linesOf((await read(show)).body)).toContain('STATUS:CANCELLED')
    })

    it('are none for a draft, no matter who asks', async () => {
      for (const who of [visitor, member, await logIn(server, 'admin')])
        expect((await who.get('/shows/bath-spring-draft/calendar.ics')).json.code).toBe('not_found')
    })

    it('cannot be written into by the name of a show', async () => {
      await server.query(
        `update shows set name = E'Evil\\r\\nEND:VEVENT\\r\\nATTENDEE:mailto:x@example.org;,\\\\' where slug = 'shrewsbury-winter-classic'`,
      )
      const lines = linesOf((await read(show)).body)
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
      expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    })
  })

  describe('of a member', () => {
    it('have the paid runs, at the instants of the show’s own zone', async () => {
      await buyRun()
      const { status, headers, body } = await read(await make())
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      const lines = linesOf(body)
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      expect(lines).toEqual(
        expect.arrayContaining(['DTSTART:20261212T083000Z', 'DTEND:20261212T093000Z', 'STATUS:CONFIRMED']),
      )
      expect(lines.find((line) => line.startsWith('SUMMARY'))).toMatch(/^SUMMARY:.+: Agility\\?, ring 1$/)
    })

    it('are in the language of the member', async () => {
      const { version, ...profile } = (await member.get('/profile')).json
      await saveProfile(member, { ...profile, version, locale: 'pl' })
      expect(linesOf((await read(await make())).body)).toContain('X-WR-CALNAME:Clear Round: moje starty')
    })

    it('have nothing that is not paid, is withdrawn, or is another member’s [B03.2]', async () => {
      await buy(member, cart())
      const file = await make()
      const count = async (path = file) => (await read(path)).body.split('BEGIN:VEVENT').length - 1
      expect(await count()).toBe(0)
      await server.reset()
      member = await logIn(server, 'member')
      await buyRun()
      const own = await make()
      expect(await count(own)).toBe(1)
      expect(await count(await make(await logIn(server, 'niamh.obrien')))).toBe(0)
      await server.query(`update entries set status = 'withdrawn'`)
      expect(await count(own)).toBe(0)
    })

    it('lose the runs of a dog that was given away, of a draft, and of long ago', async () => {
      await buyRun()
      const file = await make()
      const count = async () => (await read(file)).body.split('BEGIN:VEVENT').length - 1
      await server.query(`update shows set state = 'draft'`)
      expect(await count()).toBe(0)
      await server.query(`update shows set state = 'cancelled'`)
      expect(linesOf((await read(file)).body)).toContain('STATUS:CANCELLED')
      await server.query(`update dogs set owner_id = (select id from users where email = 'niamh.obrien@example.org')`)
      expect(await count()).toBe(0)
    })
  })

  describe('by a secret address', () => {
    it('return the address once, store a hash of it, and are audited without it', async () => {
      expect((await member.get('/calendar-feed')).json).toEqual({ createdAt: null })
      const { headers, json } = await member.put('/calendar-feed', undefined)
      expect(headers['cache-control']).toBe('no-store')
      const secret = /([\w-]{43})\.ics$/.exec(json.address)?.[1] ?? ''
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
      expect((await member.get('/calendar-feed')).json).toEqual({ createdAt: json.createdAt })
      const kept = JSON.stringify([
        await server.query('select * from calendar_feeds'),
        await server.query(`select * from audit where action like 'calendar%'`),
        (await member.get('/my-data')).json,
        server.securityLines(),
      ])
      expect(kept).not.toContain(secret)
      expect(await server.query(`select action, before, after from audit where action like 'calendar%'`)).toEqual([
        { action: 'calendar_feed.made', before: { calendarFeed: false }, after: { calendarFeed: true } },
      ])
    })

    it('end when they are replaced or ended, once and for all', async () => {
      const first = await make()
      const second = await make()
      expect((await read(first)).status).toBe(404)
      expect((await read(second)).status).toBe(200)
      for (let times = 0; times < 2; times++) expect((await member.delete('/calendar-feed')).status).toBe(204)
      expect((await read(second)).status).toBe(404)
      const actions = await server.query(`select action from audit where action like 'calendar%' order by id`)
      expect(actions.map(({ action }) => action)).toEqual([
        'calendar_feed.made',
        'calendar_feed.made',
        'calendar_feed.ended',
      ])
    })

    it('end with a change of the password', async () => {
      const file = await make()
      const reply = await member.put('/profile/password', {
        currentPassword: 'clear-round',
        password: 'two-poles-down',
      })
      expect(reply.status).toBe(200)
      expect((await read(file)).status).toBe(404)
    })

    it('end with the account', async () => {
      const file = await make()
      expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
      expect((await read(file)).status).toBe(404)
      expect(await server.query('select * from calendar_feeds')).toEqual([])
    })

    it.each(['a', 'a.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics', "'%20or%201=1.ics"])(
      'are nothing at %s',
      async (file) => expect((await read(`/calendar/${file}`)).status).toBe(404),
    )

    it('are made by members alone', async () => {
      expect((await visitor.put('/calendar-feed', undefined)).status).toBe(401)
      expect((await (await logIn(server, 'newcomer')).put('/calendar-feed', undefined)).status).toBe(403)
    })
  })
})
