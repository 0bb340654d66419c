import { any, buy, cart, good, id, latka, minute, pay, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { enter, fillClass, join, own, places, withdraw } from '../../testing/fullClass'
import type { TestServer } from '../../testing/startTestServer'

const bolt = id(2, 11)

describe('beside the waiting list [W06]', () => {
  let server: TestServer
  let judge: Caller
  let member: Caller
  let reviewer: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await logInAll()
    entered = await fillClass(server, judge)
  })

  const logInAll = async () => {
    judge = await logIn(server, 'judge')
    member = await logIn(server, 'member')
    reviewer = await logIn(server, 'reviewer')
  }

  let entered: string[]
  const withdrawOne = (index: number) => withdraw(judge, entered[index])
  const cls = () => places(server)

  it('keeps the places of a checkout when its cart changes, though other dogs wait', async () => {
    await withdrawOne(0)
    await server.runJobs()
    await enter(reviewer, bolt)
    await join(member, latka)
    const more = await buy(reviewer, cart([any, id(5, 108)].map((classId) => ({ classId, dogId: bolt }))))
    expect(more.status).toBe(201)
    expect(await cls()).toMatchObject({ taken: 2, waiting: 1 })
    await reviewer.delete(`/purchases/${more.json.id}`)
    expect((await enter(reviewer, bolt)).json.code).toBe('places_gone')
    await server.runJobs()
    expect(await own(member)).toMatchObject([{ state: 'offered' }])
  })

  it('gives two dogs of a member each its own place, taken by one checkout or by two, and back from it', async () => {
    for (const dogId of [latka, zolw]) await join(member, dogId)
    await withdrawOne(0)
    await withdrawOne(1)
    await server.runJobs()
    const states = async () =>
      Object.fromEntries(
        (await server.query(`select dog_id, state from waiting_list where user_id = '${id(1, 2)}'`)).map((row) => [
          row.dog_id,
          row.state,
        ]),
      )
    const offered = { [latka]: 'offered', [zolw]: 'offered' }
    expect(await states()).toEqual(offered)
    const alone = await enter(member, latka)
    expect(alone.status).toBe(201)
    expect(await states()).toEqual({ ...offered, [latka]: 'checkout' })
    // The place is theirs while they pay for it, and no reason against it.
    const items = [latka, zolw].map((dogId) => ({ classId: any, dogId }))
    const { lines } = (await member.post('/quote', { items })).json
    expect(lines.map(({ reasons }: { reasons: unknown[] }) => reasons)).toEqual([[], []])
    const both = await buy(member, cart(items))
    expect([both.status, await states()]).toEqual([201, { [latka]: 'checkout', [zolw]: 'checkout' }])
    await member.delete(`/purchases/${both.json.id}`)
    expect(await states()).toEqual(offered)
    await pay(member, await buy(member, cart(items)))
    expect([await states(), await cls()]).toMatchObject([{}, { taken: 2, waiting: 0 }])
    const ended = await server.query(`select before, why from audit where action = 'waiting.ended' and why = 'entered'`)
    expect(ended).toEqual(Array(2).fill({ before: { state: 'checkout' }, why: 'entered' }))
  })

  it('gives money back that comes after the place has gone to the list', async () => {
    await withdrawOne(0)
    await server.runJobs()
    const late = await enter(reviewer, bolt)
    await join(member, latka)
    server.clock.advance(31 * minute)
    await server.runJobs()
    expect(await own(member)).toMatchObject([{ state: 'offered' }])
    await pay(reviewer, late, good)
    expect((await reviewer.get(`/purchases/${late.json.id}`)).json.status).not.toBe('paid')
    expect(await cls()).toMatchObject({ taken: 2, waiting: 0 })
  })

  it('ends with the account, whose offer goes to the next one, and is in its data before', async () => {
    await join(member, latka)
    await join(reviewer, bolt)
    await withdrawOne(0)
    await server.runJobs()
    expect((await member.get('/my-data')).json.waitingList).toMatchObject([{ dogId: latka, state: 'offered' }])
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    await server.runJobs()
    expect(await server.query(`select 1 from waiting_list where user_id = '${id(1, 2)}'`)).toEqual([])
    expect(await own(reviewer)).toMatchObject([{ state: 'offered' }])
    expect(await cls()).toMatchObject({ taken: 2, waiting: 0 })
  })

  it('goes along with a dog that is merged into another, once', async () => {
    const merge = async (keep: string, remove: string) => {
      const dogs = (await member.get('/dogs')).json.items ?? (await member.get('/dogs')).json
      const find = (dogId: string) => dogs.find((one: { id: string }) => one.id === dogId)
      const one = (dogId: string) => ({ id: dogId, version: find(dogId).version })
      return member.post('/dog-sync/merge', { keep: one(keep), remove: one(remove), take: [] })
    }
    await join(member, latka)
    await join(member, zolw)
    await withdrawOne(0)
    await server.runJobs()
    await server.query(`update dogs set microchip = null where id in ('${latka}', '${zolw}')`)
    expect((await merge(zolw, latka)).status).toBe(200)
    expect(await own(member)).toMatchObject([{ item: { dogId: zolw }, state: 'waiting' }])
    expect(await cls()).toMatchObject({ taken: 1, waiting: 1 })
    await server.runJobs()
    expect((await merge(id(2, 3), zolw)).status).toBe(200)
    expect(await own(member)).toMatchObject([{ item: { dogName: 'Pepper' }, state: 'offered' }])
    expect(await cls()).toMatchObject({ taken: 2, waiting: 0 })
  })
})
