import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('shows that a member’s dogs can enter', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })
  const fitting = async (who = member, season = 2026) => (await who.get(`/fitting-shows?season=${season}`)).json
  const inSeason = [
    'lodz-jesienne-starty',
    'stirling-castle-agility',
    'harrogate-autumn-rounds',
    'shrewsbury-winter-classic',
    'poznan-halowy-puchar',
  ]
  const setClasses = (change: string) => server.query(`update classes set ${change}`)

  it('have a class for one of them, whether or not it takes entries', async () => {
    expect(await fitting()).toEqual(inSeason)
    await setClasses('taken = capacity')
    expect(await fitting()).toEqual(inSeason)
  })

  it('are those of later seasons too where they are asked for', async () => {
    const { json } = await member.get('/fitting-shows?season=2026&later=1')
    expect(json).toEqual([...inSeason, ...(await fitting(member, 2027))])
  })

  it('are none when every class excludes all of their dogs', async () => {
    await setClasses(`height = 'extra_small', veteran = false`)
    await server.query(`update dogs set measured_height = 600`)
    expect(await fitting()).toEqual([])
    await server.query(`update classes set height = 'large' where show_id = (
      select id from shows where slug = 'poznan-halowy-puchar') and start_level = 1 and end_level = 5`)
    expect(await fitting()).toEqual(['poznan-halowy-puchar'])
  })

  it('are none for a member without dogs, or with retired dogs only', async () => {
    await server.query('update dogs set retired = true')
    expect(await fitting()).toEqual([])
  })

  it('are never drafts', async () => {
    await server.query(`update shows set state = 'draft' where slug = 'poznan-halowy-puchar'`)
    expect(await fitting()).toEqual(inSeason.filter((slug) => slug !== 'poznan-halowy-puchar'))
    expect(await fitting(member, 2027)).not.toContain('bath-spring-draft')
  })

  it.each(['', '?season=', '?season=last', '?season=3000'])('are refused for %j', async (search) => {
    expect((await member.get(`/fitting-shows${search}`)).json.code).toBe('validation_failed')
  })
})
