import { callerOf, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'
import { postcodeAreas, townIs } from './postcodeAreas'
import { findTowns, knownTowns } from './findTowns'

const named = (text: string) => findTowns(text).map(({ name, region }) => `${name}, ${region}`)

describe('a town', () => {
  it.each([
    ['lodz', 'Łódź, łódzkie'],
    ['ŁÓDŹ', 'Łódź, łódzkie'],
    ['shrewsb', 'Shrewsbury, Shropshire'],
    ['warsaw', 'Warszawa, mazowieckie'],
    ['warszawa', 'Warszawa, mazowieckie'],
    ['hull', 'Kingston upon Hull, Kingston upon Hull'],
    ['zielona gora', 'Zielona Góra, lubuskie'],
  ])('is found by %s', (text, town) => expect(named(text)[0]).toBe(town))

  it('is distinguished from others of its name, which are few', () => {
    expect(named('newport').filter((name) => name.startsWith('Newport, '))).toEqual([
      'Newport, East Riding of Yorkshire',
      'Newport, Essex',
      'Newport, Isle of Wight',
      'Newport, Newport',
      'Newport, Pembrokeshire',
      'Newport, Telford and Wrekin',
      'Newport, Tipperary',
    ])
    expect(findTowns('a')).toHaveLength(8)
  })

  it.each(['', ' ', '-', 'qqq', '%', '.*', '\u0000'])('is not found by %j', (text) =>
    expect(findTowns(text)).toEqual([]),
  )

  it.each([
    ['SY', 'Shrewsbury', 'SY'],
    ['sy1 2pf', 'Shrewsbury', 'SY'],
    ['B1', 'Birmingham', 'B'],
    ['60-751', 'Poznań', '60'],
    ['60', 'Poznań', '60'],
    ['34-5', 'Nowy Targ', '34'],
  ])('is found by the postcode %s', (text, name, area) => expect(findTowns(text)[0]).toMatchObject({ name, area }))

  it.each(['79', '1', '123456', 'QQ1', 'SYX1'])('is not found by %s, which is no postcode', (text) =>
    expect(findTowns(text)).toEqual([]),
  )
})

it('names exactly one town for each postcode area', () => {
  const towns = knownTowns()
  const unclear = postcodeAreas.filter((area) => towns.filter((town) => townIs(area, town)).length !== 1)
  expect(unclear).toEqual([])
  expect(new Set(postcodeAreas.map(({ code }) => code)).size).toBe(postcodeAreas.length)
})

describe('where things are', () => {
  let server: TestServer
  let visitor: Caller
  beforeAll(async () => {
    server = await testServer.shared()
    visitor = callerOf(server)
  })
  beforeEach(() => server.reset())

  it('is answered for towns to anyone', async () => {
    const { status, json } = await visitor.get(`/towns?q=${encodeURIComponent('łódź')}`)
    expect(status).toBe(200)
    expect(json[0]).toEqual({
      name: 'Łódź',
      region: 'łódzkie',
      country: 'PL',
      area: null,
      latitude: 51.771,
      longitude: 19.474,
    })
  })

  it.each(['', '?q=', `?q=${'a'.repeat(101)}`, '?q=a&q=b'])('is refused for /towns%s', async (search) => {
    expect((await visitor.get(`/towns${search}`)).json.code).toBe('validation_failed')
  })

  it('are returned for shows with a position, and for no other', async () => {
    const of = async (slug: string) => (await visitor.get(`/shows/${slug}`)).json
    expect(await of('zakopane-pod-tatrami')).toMatchObject({ latitude: 49.286, longitude: 19.965 })
    await server.query(`update shows set latitude = null, longitude = null where slug = 'zakopane-pod-tatrami'`)
    expect(await of('zakopane-pod-tatrami')).toMatchObject({ latitude: null, longitude: null })
  })

  it.each([
    ['latitude = 90.1', 'shows_latitude_range'],
    ['longitude = -180.1', 'shows_longitude_range'],
    ['longitude = null', 'shows_position_whole'],
    [`latitude = 'NaN'`, 'shows_latitude_range'],
  ])('is on the globe and whole: %s is refused', async (change, constraint) => {
    const changed = server.query(`update shows set ${change} where slug = 'zakopane-pod-tatrami'`)
    await expect(changed).rejects.toMatchObject({ cause: { constraint } })
  })
})
