import { pageLimit } from '#contract/shared/paging'
import { fewShows, showsPerSeason } from '#contract/show/show'
import { callerOf, logIn, type Caller } from '../../testing/client'
import { databases, postgresUrl } from '../../testing/testDatabases'
import { growthSql } from '../../testing/growth'
import { reportStatistics } from '../../testing/reportStatistics'
import type { TestServer } from '../../testing/startTestServer'

const grown = { members: 200, dogs: 1_000, shows: 1_600, entries: 6_000, fees: 600, news: 150, mails: 3_000 }
const heavyBuyer = { past: 80, ahead: 120 }
const oneSeason = `update shows set start_date = '2020-05-01', end_date = '2020-05-02' where slug like 'grown%' and start_date < '2024-01-01'`

/** Purchases of member@example.org, each with one entry, so many in shows that are over and so many in shows to come. */
const bought = `
  with chosen as (
    select id, state, row_number() over (partition by state order by id) as n from (
      select c.id, s.state from classes c join shows s on s.id = c.show_id where s.slug like 'grown%') c),
  owner as (select u.id, (select id from dogs where owner_id = u.id order by id limit 1) as dog from users u where email = 'member@example.org'),
  lines as (
    select chosen.id as class, gen_random_uuid() as purchase, owner.* from chosen, owner
    where (state = 'finished' and n <= ${heavyBuyer.past}) or (state = 'published' and n <= ${heavyBuyer.ahead})),
  made as (
    insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id)
    select purchase, id, 'entries', '', 'paid', 550, 'GBP', now(), now(), gen_random_uuid() from lines)
  insert into entries (id, purchase_id, class_id, dog_id, price, status)
  select gen_random_uuid(), purchase, class, dog, 550, 'paid' from lines`

const seededNews = 4
const sizeOf = (json: { items?: unknown[] } | unknown[]) => (Array.isArray(json) ? json : (json.items ?? [])).length

/** Every page of a list, each as its items' texts. */
const pagesOf = async (caller: Caller, path: string): Promise<string[][]> => {
  const pages: string[][] = []
  for (let next: string | null = ''; next !== null;) {
    const { json } = await caller.get(`${path}?limit=${pageLimit.most}${next && `&cursor=${encodeURIComponent(next)}`}`)
    pages.push(json.items.map((item: unknown) => JSON.stringify(item)))
    next = json.next
  }
  return pages
}

describe.each(databases)('lists of what has grown on %s [R10.3]', (_name, databaseUrl) => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl, sharedAnswersLive: 0 })
    for (const statement of growthSql(grown, server.clock.now().toISOString())) await server.query(statement)
    for (const statement of [oneSeason, bought, 'analyze']) await server.query(statement)
    member = await logIn(server, 'member')
  }, 240_000)
  afterAll(() => server.close())

  it.each([
    ['/shows?season=2020', showsPerSeason],
    ['/next-shows', fewShows],
    ['/closing-shows', fewShows],
    ['/news', pageLimit.usual],
    ['/purchases', pageLimit.usual],
    ['/purchases/current', pageLimit.most],
  ])('%s answers %d and no more', async (path, most) => {
    const { status, json } = await member.get(path)
    expect([status, sizeOf(json)]).toEqual([200, most])
  })

  it('leads through every announcement and every purchase of a heavy buyer once', async () => {
    const news = await pagesOf(callerOf(server), '/news')
    const purchases = await pagesOf(member, '/purchases')
    expect(news.map(({ length }) => length)).toEqual([100, grown.news + seededNews - 100])
    expect(purchases.map(({ length }) => length)).toEqual([100, heavyBuyer.past + heavyBuyer.ahead - 100])
    for (const all of [news.flat(), purchases.flat()]) expect(new Set(all).size).toBe(all.length)
    expect((await member.get('/purchases/current')).json.pastEntries).toBe(heavyBuyer.past)
  })
})

const measured = postgresUrl ? describe : describe.skip
measured('a round of the jobs on a grown PostgreSQL', () => {
  it('reads through none of the tables that have grown, but for the ledger once a day [R10.3]', async () => {
    const server = await testServer.start({ databaseUrl: postgresUrl ?? '' })
    for (const statement of growthSql(grown, server.clock.now().toISOString())) await server.query(statement)
    const read = async () => {
      await reportStatistics(server)
      // The copies that `reset` puts back have the same names in another schema.
      const rows = await server.query(
        "select relname, seq_tup_read from pg_stat_user_tables where schemaname = 'public'",
      )
      return Object.fromEntries(rows.map(({ relname, seq_tup_read: count }) => [String(relname), Number(count)]))
    }
    // What was there before a server started is looked through once a day.
    await server.query(
      `update purchases set paid_at = paid_at - interval '1 year', refund_done_at = refund_done_at - interval '1 year'`,
    )
    await server.runJobs()
    await server.query('analyze')
    const before = await read()
    await server.runJobs()
    const after = await read()
    const through = Object.keys(after).filter((table) => (after[table] ?? 0) - (before[table] ?? 0) >= 1_000)
    expect(through).toEqual([])
    // What it counts, it would see.
    await server.query('select count(*) from entries where price > 0')
    expect(((await read())['entries'] ?? 0) - (after['entries'] ?? 0)).toBeGreaterThanOrEqual(grown.entries)
    await server.close()
  }, 240_000)
})
