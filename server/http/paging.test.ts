import fc from 'fast-check'
import { ownPurchases } from '../testing/growth'
import { callerOf, databases, logIn, type Caller } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

describe.each(databases)('lists in pages on %s', (_name, databaseUrl) => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl })
    await server.query(ownPurchases)
    // Six on each day: the cursor must tell rows of one day apart.
    await server.query(`insert into news select 'story-' || i, 'en', date '2026-01-01' + i / 6, 'Title', 'Summary.', 'Text.'
      from generate_series(1, 47) i`)
    member = await logIn(server, 'member')
  }, 120_000)
  afterAll(() => server.close())

  const walk = async (list: string, limit: number, between: () => Promise<unknown> = () => Promise.resolve()) => {
    const seen: string[] = []
    for (let cursor = ''; ; await between()) {
      const { status, json } = await member.get(`${list}?limit=${limit}${cursor && `&cursor=${cursor}`}`)
      expect(status).toBe(200)
      expect(json.items.length).toBeLessThanOrEqual(limit)
      seen.push(...json.items.map((item: { slug?: string; number?: number }) => String(item.slug ?? item.number)))
      if (json.next === null) return seen
      cursor = encodeURIComponent(json.next)
    }
  }
  const stored: Record<string, string> = {
    '/news': `select slug as key from news where locale = 'en' order by published_on desc, slug desc`,
    '/purchases': `select number::text as key from purchases where id::text like '9%' order by number desc`,
  }

  it.each(Object.entries(stored))(
    'give each row of %s once and in order, whatever the limit',
    async (list, statement) => {
      const all = (await server.query(statement)).map(({ key }) => key)
      expect(all.length).toBeGreaterThan(19)
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (limit) => {
          expect(await walk(list, limit)).toEqual(all)
        }),
        { numRuns: 20, examples: [[1], [all.length], [all.length - 1], [all.length + 1]] },
      )
    },
  )

  it('neither repeat nor leave out a row while others are added and removed', async () => {
    const before = (await server.query(stored['/news'] ?? '')).map(({ key }) => key)
    let added = 0
    const seen = await walk('/news', 5, () => {
      added += 1
      return server.query(
        `insert into news values ('added-${added}', 'en', '2027-01-01', 'Title', 'Summary.', 'Text.')`,
      )
    })
    expect(added).toBeGreaterThan(5)
    expect(seen).toEqual(before)
    await server.query(`delete from news where slug like 'added-%'`)
  })

  it.each([
    ['no cursor at all', 'nonsense'],
    ['JSON of another shape', Buffer.from('{"a":1}').toString('base64url')],
    ['the position of another list', Buffer.from('[7]').toString('base64url')],
    ['a day that no calendar has', Buffer.from('["2026-02-30","x"]').toString('base64url')],
    ['a day that no database has', Buffer.from('["0000-01-01","x"]').toString('base64url')],
    ['what no database keeps', Buffer.from('["2026-01-01","\\u0000"]').toString('base64url')],
    ['an endless one', 'x'.repeat(301)],
  ])('refuse %s', async (_what, cursor) => {
    const { status, json } = await callerOf(server).get(`/news?cursor=${cursor}`)
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'validation_failed', cursor: expect.any(String) as string })
  })

  it('refuse a number that no purchase can have, and limits out of bounds', async () => {
    const cursor = Buffer.from('[99999999999]').toString('base64url')
    expect((await member.get(`/purchases?cursor=${cursor}`)).json.code).toBe('validation_failed')
    for (const limit of ['0', '101', '-1', '1.5', 'ten', '', '1&limit=2'])
      expect([limit, (await member.get(`/purchases?limit=${limit}`)).status]).toEqual([limit, 400])
  })
})
