import { any, buy, cart, latka, pay, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const details = (team?: string) => ({
  handler: 'member',
  handlerName: '',
  phone: '',
  notForCompetition: false,
  ...(team !== undefined && { team }),
})
const entry = (dogId: string, team?: string) => ({ classId: any, dogId, details: details(team) })

describe('an entry in a class of teams', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await server.query(`update classes set team_size = 2 where id = '${any}'`)
    member = await logIn(server, 'member')
  })

  it('says its team, which is on the receipt and at the desk [Y13]', async () => {
    const refused = await buy(member, cart([entry(latka)]))
    expect(refused.json).toMatchObject({
      code: 'not_eligible',
      lines: [{ dogId: latka, reasons: [{ code: 'team_missing' }] }],
    })
    const bought = await buy(member, cart([entry(latka, ' Łapy ')]))
    await pay(member, bought)
    const { lines } = (await member.get(`/purchases/${bought.json.id}`)).json
    expect(lines[0].details).toMatchObject({ team: 'Łapy' })
    for (const team of ['', 'x'.repeat(500)]) expect((await buy(member, cart([entry(zolw, team)]))).status).toBe(400)
  })

  it('joins no team that is full, however its name is spelt, also within one cart [Y13]', async () => {
    await pay(member, await buy(member, cart([entry(latka, 'Łapy')])))
    await server.query(`update classes set team_size = 2 where id = '${any}'`)
    await server.query(
      `insert into entries (id, purchase_id, class_id, dog_id, price, status, team)
       select gen_random_uuid(), purchase_id, class_id, (select id from dogs where id not in ('${latka}', '${zolw}') limit 1),
         price, 'paid', 'ŁAPY' from entries where dog_id = '${latka}' and class_id = '${any}'`,
    )
    const refused = await buy(member, cart([entry(zolw, 'łapy')]))
    expect(refused.json).toMatchObject({ code: 'not_eligible', lines: [{ reasons: [{ code: 'team_full' }] }] })
    expect((await buy(member, cart([entry(zolw, 'Ogony')]))).status).toBe(201)
  })
})
