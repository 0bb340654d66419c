import { any, buy, cart, id, latka, minute, zolw } from '../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

// Another class of the same show, that these tests open to every dog.
const other = id(5, 103)

describe('checkouts whose time is over', () => {
  let server: TestServer
  let member: Caller
  let judge: Caller
  let dogOfJudge: string
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await server.query(`update classes set height = 'any', start_level = 1, end_level = 5 where id = '${other}'`)
    await server.admin('discount', 'add', 'spring10', 'percent=10')
    ;[member, judge] = [await logIn(server, 'member'), await logIn(server, 'judge')]
    dogOfJudge = (await judge.get('/dogs')).json[0].id
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const statusOf = async ({ json }: ApiResponse) =>
    (await server.query(`select status from purchases where id = '${json.id}'`))[0]?.status
  const checkout = async (who: Caller, classId: string, dogId: string, discountCode?: string) => {
    const items = [{ classId, dogId }]
    const { total } = (await who.post('/quote', { items, discountCode })).json
    const bought = await buy(who, { ...cart(items, total), discountCode })
    expect(bought.status).toBe(201)
    return bought
  }

  it('are ended by a checkout in their class, not by a checkout elsewhere', async () => {
    const bought = await checkout(member, any, latka)
    server.clock.advance(11 * minute)
    await checkout(judge, other, dogOfJudge)
    expect(await statusOf(bought)).toBe('pending')
    await checkout(judge, any, dogOfJudge)
    expect(await statusOf(bought)).toBe('expired')
  })

  it('are ended by a checkout with their code, and by no other', async () => {
    const bought = await checkout(member, any, latka, 'spring10')
    server.clock.advance(11 * minute)
    await server.admin('discount', 'add', 'summer5', 'percent=5')
    await checkout(judge, other, dogOfJudge, 'summer5')
    expect(await statusOf(bought)).toBe('pending')
    await checkout(judge, other, dogOfJudge, 'spring10')
    expect(await statusOf(bought)).toBe('expired')
  })

  it('end once, however many servers look after them', async () => {
    const bought = [await checkout(member, any, latka), await checkout(judge, other, dogOfJudge)]
    server.clock.advance(11 * minute)
    const beside = await server.beside()
    await Promise.all([server.runJobs(), beside.runJobs(), checkout(await logIn(server, 'member'), any, zolw)])
    expect(await Promise.all(bought.map(statusOf))).toEqual(['expired', 'expired'])
    const rows = await server.query(
      `select action, before ->> 'status' as was from audit where action = 'purchase.expired'`,
    )
    expect(rows).toEqual(bought.map(() => ({ action: 'purchase.expired', was: 'pending' })))
  })
})
