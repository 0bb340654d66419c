import { correctAtRandom, wrongNow } from './corrections'
import { leaguePoints } from './leaguePoints'
import type { TestServer } from './startTestServer'

const ofPublished = `class_id in (select class_id from class_results where published_at is not null)`
const aPlaced = `(select entry_id from results where ${ofPublished} and place is not null order by entry_id limit 1)`

/** A fault for each invariant, as a careless change or a lost update would leave it. */
const faults: [wrong: string, statement: string][] = [
  ['has the total that', `update results set total = total + 1 where entry_id = ${aPlaced}`],
  ['has its place among', `update results set place = place + 1 where entry_id = ${aPlaced}`],
  ['what is not published', `update class_results set published_at = null where ${ofPublished}`],
  [
    'says what it changed',
    `update result_corrections set changes = null where id = (select max(id) from result_corrections)`,
  ],
  ['waits for the desk is earned', `update results set total = 1 where total = 0`],
  ['is earned waits for the desk', `update level_proposals set state = 'withdrawn'`],
]

describe('random corrections of published results', () => {
  let server: TestServer
  let back: () => Promise<void>
  beforeAll(async () => {
    server = await testServer.shared()
    expect(await correctAtRandom(server, { corrections: 60, seed: 7, checkEvery: 20 })).toEqual({
      corrections: 60,
      checks: 3,
      wrong: [],
    })
    back = await server.snapshot()
  }, 240_000)
  afterAll(() => server.reset())
  afterEach(() => back())

  it('leave sheets, the league and levels right, with levels that wait for the desk [Y15]', async () => {
    const [open] = await server.query(`select count(*)::int from level_proposals where state = 'open'`)
    expect(open?.count).toBeGreaterThan(0)
    expect(await wrongNow(server)).toEqual([])
  })

  it.each(faults)('find what breaks: %s', async (wrong, statement) => {
    await server.query(statement)
    expect(await wrongNow(server)).toContainEqual(expect.stringContaining(wrong))
  })

  it('are followed by a league whose rules change', async () => {
    const before = await leaguePoints(server.query, 'corrections')
    await server.query(`update leagues set best_results = 1 where slug = 'corrections'`)
    expect(await leaguePoints(server.query, 'corrections')).not.toEqual(before)
    expect(await wrongNow(server)).toEqual([])
  })
})
