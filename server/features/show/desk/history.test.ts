import { id } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

describe('the history of a show', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  it('has each published running order with its class, and no draft of one', async () => {
    const desk = '/desk/shows/stirling-castle-agility'
    const order = `${desk}/classes/${id(5, 902)}/running-order`
    await admin.post(order, { version: 0 })
    await admin.post(`${order}/publication`, { version: 1 })
    await admin.post(`${order}/publication`, { version: 2 })
    const published = { event: 'changed', work: { kind: 'order_published', cls: { startTime: '09:30', ring: 1 } } }
    expect((await admin.get(`${desk}/history`)).json).toMatchObject([published, published])
  })

  it('has a judge’s answer once', async () => {
    const desk = '/desk/shows/bath-spring-draft'
    const { version } = (await admin.get(desk)).json
    await admin.post(`${desk}/submission`, { version })
    const judge = await logIn(server, 'judge')
    for (const _press of [1, 2]) await judge.put(`${desk}/appointment`, { answer: 'accepted' })
    const [newest, next] = (await admin.get(`${desk}/history`)).json
    expect(newest).toMatchObject({ by: 'Marek Zieliński', work: { kind: 'judge_accepted', cls: null }, fields: [] })
    expect(next?.work?.kind).not.toBe('judge_accepted')
  })
})
