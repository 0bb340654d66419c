import { callerOf, logIn } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.start({ sharedAnswersLive: 60_000 })
})

const show = '/shows/shrewsbury-winter-classic'

it.each(['/shows', '/next-shows', `${show}/places`, '/shows/lodz-jesienne-starty/draw'])(
  'answers simultaneous and later requests of %s alike',
  async (path) => {
    const askers = [callerOf(server), callerOf(server), await logIn(server, 'member')]
    const together = await Promise.all(askers.map((who) => who.get(path)))
    const later = await Promise.all(askers.map((who) => who.get(path)))
    const all = [...together, ...later]
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ json }) => JSON.stringify(json))).size).toBe(1)
  },
)

it('reveals nothing of a draft, even when requested repeatedly', async () => {
  const visitor = callerOf(server)
  const answers = [1, 2].map(() => visitor.get('/shows/bath-spring-draft/places'))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404])
})
