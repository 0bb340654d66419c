import type { Places } from '../../domain/entry/places'
import { any, buy, cart, entryRequest, id, latka } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const other = id(5, 105)
const both = [entryRequest, { classId: other, dogId: latka }]

/** What happens to the places between the check and the moment when they are taken. */
let meanwhile: Places['take'] = async () => true
const places: Places = { lock: async () => undefined, take: (...args) => meanwhile(...args) }

describe('places that are taken between check and reservation', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.start({ places })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    await server.query(`update classes set height = 'any', start_level = 1, end_level = 5 where id = '${other}'`)
    member = await logIn(server, 'member')
  })
  const buyBoth = async (discountCode?: string) => {
    const { json } = await member.post('/quote', { items: both, discountCode })
    return buy(member, { ...cart(both, json.total), discountCode })
  }
  const purchases = async () =>
    Number((await server.query(`select count(*) as n from purchases where user_id = '${id(1, 2)}'`))[0]?.n)

  it('a place: the lines of its class are named, and nothing is bought', async () => {
    const before = await purchases()
    meanwhile = async (_tx, classId) => classId !== any
    const refused = await buyBoth()
    expect(refused).toMatchObject({ status: 409, json: { code: 'places_gone' } })
    expect(refused.json.lines).toEqual([{ ...entryRequest, reasons: [{ code: 'class_full' }] }])
    expect(await purchases()).toBe(before)
  })

  it('the last use of a code: that is said, and nothing is bought', async () => {
    const before = await purchases()
    await server.admin('discount', 'add', 'spring10', 'percent=10,uses=1')
    meanwhile = async (tx) => {
      await tx.execute(`update discounts set used = 1 where code = 'SPRING10'`)
      return true
    }
    expect(await buyBoth('spring10')).toMatchObject({
      status: 409,
      json: { code: 'discount_refused', reason: 'code_used_up' },
    })
    expect(await purchases()).toBe(before)
  })

  it('nothing: both are held', async () => {
    meanwhile = async () => true
    expect((await buyBoth()).status).toBe(201)
  })

  it('a full class beside another reason is no matter of places alone', async () => {
    await server.query(`update classes set capacity = taken where id = '${any}'`)
    await server.query(`update classes set start_level = 5, end_level = 5 where id = '${other}'`)
    const refused = await buy(member, cart(both, 1))
    expect(refused.json.code).toBe('price_changed')
    const { json } = await member.post('/quote', { items: both })
    expect((await buy(member, cart(both, json.total))).json.code).toBe('not_eligible')
    const [line] = both
    const alone = await buy(member, cart(line ? [line] : [], json.lines[0].price))
    expect(alone.json).toMatchObject({ code: 'places_gone', lines: [{ reasons: [{ code: 'class_full' }] }] })
  })
})
