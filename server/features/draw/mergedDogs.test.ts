import { id, latka, zolw } from '../../testing/buying'
import { logIn } from '../../testing/client'
import { announceDraw, apply, drawnClass, openWindow, ownDraw } from '../../testing/drawing'
import type { TestServer } from '../../testing/startTestServer'

describe('a draw and dogs that are merged', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })

  it('follows a dog that is merged into another [G10]', async () => {
    await server.reset()
    await announceDraw(server)
    const member = await logIn(server, 'member')
    openWindow(server)
    await apply(member, [latka, zolw])
    // Each was measured: a merger would free a microchip number.
    await server.query(`update dogs set microchip = null where id in ('${latka}', '${zolw}')`)
    const dogs = (await member.get('/dogs')).json
    const one = (dogId: string) => ({
      id: dogId,
      version: dogs.find((dog: { id: string }) => dog.id === dogId).version,
    })
    expect((await member.post('/dog-sync/merge', { keep: one(zolw), remove: one(latka), take: [] })).status).toBe(200)
    expect((await ownDraw(member)).choices).toEqual([{ classId: drawnClass, dogId: zolw }])
    expect(
      (
        await member.post('/dog-sync/merge', {
          keep: one(id(2, 3)),
          remove: { ...one(zolw), version: Number(one(zolw).version) + 1 },
          take: [],
        })
      ).status,
    ).toBe(200)
    expect((await ownDraw(member)).choices).toEqual([{ classId: drawnClass, dogId: id(2, 3) }])
  })
})
