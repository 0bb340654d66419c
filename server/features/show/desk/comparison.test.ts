import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const lastYear = 'lodz-jesienne-starty'

describe('a show beside the one of the year before', () => {
  let server: TestServer
  let admin: Caller
  let reviewer: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    reviewer = await logIn(server, 'reviewer')
  })

  const copy = async (name: string, startDate = '2027-10-23') =>
    (await admin.post('/desk/shows', { name, startDate, endDate: null, copyOf: lastYear })).json.slug as string
  const compared = async (slug: string, who = admin) => who.get(`/desk/shows/${slug}/comparison`)

  it('has its classes with prices and judges, and those of last year’s show of that name [E07]', async () => {
    const slug = await copy('Łódzkie jesienne starty 2027')
    await server.query(`update classes set price = price + 50, judge_id = (
      select person_id from show_judges where show_id = classes.show_id limit 1
    ) where show_id = (select id from shows where slug = '${slug}') and ring = 1`)
    const { classes, before } = (await compared(slug)).json
    expect(before).toMatchObject({ slug: lastYear, name: 'Łódzkie Jesienne Starty' })
    expect(before.classes).toHaveLength(classes.length)
    const [first] = classes.filter(({ ring }: { ring: number }) => ring === 1)
    expect(first).toMatchObject({ judge: 'Fiona Drummond', currency: 'GBP' })
    const was = before.classes.find(({ startTime, ring }: typeof first) => startTime === first.startTime && ring === 1)
    expect([was.judge, first.price - was.price]).toEqual([null, 50])
  })

  it('is absent when no show of the same name was held a year before, or it was cancelled [E07]', async () => {
    expect((await compared(await copy('A new show'))).json.before).toBeNull()
    expect((await compared(await copy('Łódzkie Jesienne Starty', '2028-10-21'))).json.before).toBeNull()
    const slug = await copy('Łódzkie Jesienne Starty')
    await server.query(`update shows set state = 'cancelled' where slug = '${lastYear}'`)
    expect((await compared(slug)).json.before).toBeNull()
  })

  it('is read by its approvers once it is submitted [E05]', async () => {
    const draft = 'bath-spring-draft'
    expect((await compared(draft, reviewer)).status).toBe(404)
    await server.query(`update shows set state = 'submitted' where slug = '${draft}'`)
    expect((await compared(draft, reviewer)).json.classes.length).toBeGreaterThan(0)
    expect((await compared(draft, await logIn(server, 'judge'))).status).toBe(404)
  })
})
