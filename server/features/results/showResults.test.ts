import { id } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

interface Row {
  entryId: string
  dogName: string
  handler: string | null
  place: number | null
}
interface OfClass {
  classId: string
  count: number
  rows: Row[]
}

const slug = 'lodz-jesienne-starty'

describe('the results of a show', () => {
  let server: TestServer
  let visitor: Caller
  beforeAll(async () => {
    server = await testServer.shared()
    visitor = callerOf(server)
  })
  beforeEach(() => server.reset())

  const read = async (text?: string): Promise<OfClass[]> =>
    (await visitor.get(`/shows/${slug}/results${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`)).json
  const dogs = (found: OfClass[]) => found.flatMap(({ rows }) => rows.map(({ dogName }) => dogName))

  it('are the first three places of each class, with those who share one', async () => {
    const [first, ...others] = await read()
    expect(first).toMatchObject({ classId: id(5, 601), count: 8 })
    expect(first?.rows.map(({ place, dogName }) => [place, dogName])).toEqual([
      [1, 'Piorun'],
      [2, 'Śnieżka'],
      [2, 'Tegan'],
    ])
    expect(others).toHaveLength(2)
  })

  it('are as many places as the rules award, in each group of dogs by its own starters', async () => {
    const classId = id(5, 601)
    const award = (awards: string) =>
      server.query(`update rule_sets set rules = jsonb_set(rules, '{awards}', '${awards}') where key = 'house'`)
    const placed = async () => (await read())[0]?.rows.map(({ place }) => place)
    await award('{"places":{"by":"percent","percent":10,"least":0},"clearRounds":true}')
    expect(await placed()).toEqual([1])
    await award('{"places":{"by":"number","places":5},"clearRounds":true}')
    expect((await placed())?.length).toBeGreaterThan(3)
    await award('{"places":{"by":"number","places":0},"clearRounds":true}')
    expect(await placed()).toEqual([1, 2, 2])
    await award('{"places":{"by":"percent","percent":50,"least":0},"clearRounds":true}')
    await server.query(`update classes set team_size = 2 where id = '${classId}'`)
    await server.query(`update results set team = 'Inni', place = 2 where class_id = '${classId}'`)
    await server.query(`update results set team = 'Łapy', place = 1 where entry_id in (
      select entries.id from entries join dogs on dogs.id = dog_id
      where entries.class_id = '${classId}' and dogs.name in ('Piorun', 'Śnieżka'))`)
    expect(await placed()).toEqual([1, 1])
  })

  it('are searched by dog and by handler, ignoring accents', async () => {
    expect(dogs(await read('snie'))).toEqual(['Śnieżka', 'Śnieżka'])
    const ofHandler = await read('ZIELINSKI')
    expect(new Set(ofHandler.flatMap(({ rows }) => rows.map(({ handler }) => handler)))).toEqual(
      new Set(['Marek Zieliński']),
    )
    expect(dogs(ofHandler)).toContain('Ćma')
    expect(await read('no one of this name')).toEqual([])
    expect(await read(' ')).toHaveLength(3)
  })

  it('name no junior, whom a search does not find', async () => {
    await server.query(`update entries set handler = 'junior', handler_name = 'Zosia Mała' where id in (
      select entry_id from results where handler = 'Paweł Dąbrowski')`)
    await server.query(`update results set handler = 'Zosia Mała' where handler = 'Paweł Dąbrowski'`)
    const [first] = await read()
    expect(first?.rows[0]).toMatchObject({ dogName: 'Piorun', handler: null })
    expect(await read('Zosia')).toEqual([])
    expect((await read('piorun'))[0]?.rows[0]).toMatchObject({ handler: null })
  })

  it('are none before their publication, and for a hidden show', async () => {
    await server.query('update class_results set published_at = null')
    expect(await read()).toEqual([])
    expect(await read('piorun')).toEqual([])
    expect((await visitor.get('/shows/bath-spring-draft/results')).status).toBe(404)
  })

  it('mark the member’s dogs', async () => {
    const judge = await logIn(server, 'judge')
    const own: Row[] = (await judge.get(`/shows/${slug}/own-results`)).json
    expect(new Set(own.map(({ dogName }) => dogName))).toEqual(new Set(['Śnieżka', 'Ćma']))
    expect((await judge.get('/shows/stirling-castle-agility/own-results')).json).toEqual([])
    expect((await visitor.get(`/shows/${slug}/own-results`)).status).toBe(401)
    for (const other of ['no-such-show', 'bath-spring-draft'])
      expect((await judge.get(`/shows/${other}/own-results`)).status).toBe(404)
  })
})
