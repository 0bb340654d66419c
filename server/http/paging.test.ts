import fc from 'fast-check'
import { ownPurchases } from '../testing/growth'
import { callerOf, logIn, type Caller } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

describe('lists in pages [R10.1 S01]', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.start()
    await server.query(ownPurchases)
    // Six on each day: the cursor must distinguish rows of one day.
    await server.query(`insert into news select 'story-' || i, 'en', date '2026-01-01' + i / 6, 'Title', 'Summary.', 'Text.'
      from generate_series(1, 47) i`)
    member = await logIn(server, 'member')
  })
  afterAll(() => server.close())

  const walk = async (
    list: string,
    limit: number,
    between: () => Promise<unknown> = () => Promise.resolve(),
    query = '',
  ) => {
    const seen: string[] = []
    for (let cursor = ''; ; await between()) {
      const { status, json } = await member.get(`${list}?${query}limit=${limit}${cursor && `&cursor=${cursor}`}`)
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

  it.each(Object.entries(stored))('give each row of %s once and in order, for any limit', async (list, statement) => {
    const all = (await server.query(statement)).map(({ key }) => key)
    expect(all.length).toBeGreaterThan(19)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (limit) => {
        expect(await walk(list, limit)).toEqual(all)
      }),
      { numRuns: 20, examples: [[1], [all.length], [all.length - 1], [all.length + 1]] },
    )
  })

  it.each(Object.entries(stored))('give %s from the oldest on in the other direction', async (list, statement) => {
    const all = (await server.query(statement)).map(({ key }) => key).reverse()
    expect(await walk(list, 7, undefined, 'order=oldest&')).toEqual(all)
  })

  it('give the rows that contain a text, ignoring case and accents', async () => {
    await server.query(
      `insert into news values ('lodz', 'en', '2026-03-01', 'Łódź – nowe godziny', '100 % _full_', 'x')`,
    )
    const found = async (text: string) =>
      (await member.get(`/news?text=${encodeURIComponent(text)}`)).json.items.map(({ slug }: { slug: string }) => slug)
    for (const text of ['lodz', 'ŁÓDŹ', 'Lo\u0301dz', 'nowe godz', ' Nowe-Godziny '])
      expect(await found(text)).toEqual(['lodz'])
    // Signs that a database's patterns know are letters here.
    expect([await found('% _'), await found('100%_'), await found("lodz' or 1=1 --")]).toEqual([['lodz'], ['lodz'], []])
    expect((await found('   ')).length).toBeGreaterThan(10)
    await server.query(`delete from news where slug = 'lodz'`)
  })

  it('give purchases of one kind', async () => {
    const numbers = async (kind: string) =>
      (await member.get(`/purchases?limit=100&kind=${kind}`)).json.items.map((one: { number: number }) => one.number)
    const stored = async (kind: string) =>
      (
        await server.query(`select number from purchases where user_id = (select id from users where email =
        'member@example.org') and kind = '${kind}' and status in ('paid', 'pending', 'refunded') order by number desc`)
      ).map(({ number }) => number)
    expect(await numbers('entries')).toEqual(await stored('entries'))
    expect(await numbers('membership')).toEqual(await stored('membership'))
    expect((await numbers('entries')).length).toBeGreaterThan(19)
  })

  it.each([
    '/news?order=random',
    '/purchases?kind=dogs',
    `/news?text=${'x'.repeat(101)}`,
    '/news?text=%00',
    '/news?text=a&text=b',
  ])('refuse %s', async (path) => expect((await member.get(path)).status).toBe(400))

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
