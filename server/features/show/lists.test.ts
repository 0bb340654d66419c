import { buy, cart, pay } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

interface Listed {
  slug: string
  placesLeft: number
}
const slugs = (items: Listed[]) => items.map(({ slug }) => slug)

describe('lists of shows [R10.2]', () => {
  let server: TestServer
  let visitor: Caller
  beforeAll(async () => {
    server = await testServer.shared()
    visitor = callerOf(server)
  })
  beforeEach(() => server.reset())

  it('has a season a calendar year, and says which there are but for drafts', async () => {
    const { json } = await visitor.get('/shows?season=2027')
    expect(json).toMatchObject({ season: 2027, seasons: [2027, 2026] })
    expect(slugs(json.items)).toEqual(['kendal-fells-agility', 'zakopane-pod-tatrami', 'krakowskie-smocze-starty'])
    await server.query(`update shows set start_date = '2031-01-01' where slug = 'bath-spring-draft'`)
    expect((await visitor.get('/shows')).json.seasons).toEqual([2027, 2026])
    expect((await visitor.get('/shows?season=1999')).json).toMatchObject({ season: 1999, items: [] })
  })

  it('opens the season of the next show, and the last one where none is to come', async () => {
    expect((await visitor.get('/shows')).json.season).toBe(2026)
    server.clock.set('2026-12-25T10:00:00Z')
    expect((await visitor.get('/shows')).json.season).toBe(2027)
    server.clock.set('2028-01-01T10:00:00Z')
    expect((await visitor.get('/shows')).json.season).toBe(2027)
    await server.query(`update shows set state = 'draft'`)
    expect((await visitor.get('/shows')).json).toEqual({ season: 2028, seasons: [], items: [] })
  })

  it('has all later seasons too where none is asked for', async () => {
    const { json } = await visitor.get('/shows')
    const [of2026, of2027] = [await visitor.get('/shows?season=2026'), await visitor.get('/shows?season=2027')]
    expect(json.items).toEqual([...of2026.json.items, ...of2027.json.items])
  })

  it.each(['0', '20267', '2026.5', 'last', '2026&season=2027'])('refuses the season %s', async (season) => {
    expect((await visitor.get(`/shows?season=${season}`)).json.code).toBe('validation_failed')
  })

  it('has the next shows for the home page, as many as asked for', async () => {
    const { json } = await visitor.get('/next-shows?limit=2')
    expect(slugs(json)).toEqual(['stirling-castle-agility', 'harrogate-autumn-rounds'])
    expect(slugs((await visitor.get('/next-shows')).json)).toHaveLength(7)
    expect((await visitor.get('/next-shows?limit=11')).status).toBe(400)
  })

  it('has the next closing shows for a member, and a full show only for entered members', async () => {
    const member = await logIn(server, 'member')
    const closing = async (who: Caller) => slugs((await who.get('/closing-shows')).json)
    expect(await closing(member)).toEqual([
      'shrewsbury-winter-classic',
      'poznan-halowy-puchar',
      'kendal-fells-agility',
      'krakowskie-smocze-starty',
    ])
    await pay(member, await buy(member, cart()))
    await server.query(`update classes set taken = capacity where show_id::text like '%1'`)
    expect(await closing(member)).toContain('shrewsbury-winter-classic')
    expect(await closing(await logIn(server, 'reviewer'))).not.toContain('shrewsbury-winter-classic')
  })

  it('answers who has the list already with 304, and again when a place is taken', async () => {
    const first = await visitor.get('/shows')
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache' })
    const again = () => visitor.get('/shows', { 'if-none-match': first.headers['etag'] ?? '' })
    expect(await again()).toMatchObject({ status: 304, body: '' })
    const member = await logIn(server, 'member')
    await buy(member, cart())
    const { status, json } = await again()
    expect(status).toBe(200)
    const placesOf = (items: Listed[]) => items.find(({ slug }) => slug === 'shrewsbury-winter-classic')?.placesLeft
    expect(placesOf(json.items)).toBe((placesOf(first.json.items) ?? 0) - 1)
  })

  it('is not cached for a request with a session', async () => {
    const member = await logIn(server, 'member')
    expect((await member.get('/shows')).headers).toMatchObject({ 'cache-control': 'no-store' })
  })
})
