import type { AppointmentTask, DeskTask, ShowNumbers } from '#contract/desk/home'
import { sum } from '#contract/shared/money'
import { any, buy, cart, entryRequest, pay, zolw } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const draft = 'bath-spring-draft'
const open = 'shrewsbury-winter-classic'
const day = 86_400_000

describe('the first page of the desk', () => {
  let server: TestServer
  let admin: Caller
  let reviewer: Caller
  let judge: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    reviewer = await logIn(server, 'reviewer')
    judge = await logIn(server, 'judge')
  })

  const home = async (who: Caller) => (await who.get('/desk')).json
  const tasksOf = async (who: Caller, slug: string) =>
    ((await home(who)).tasks as DeskTask[]).filter((task) => task.slug === slug).map(({ kind }) => kind)
  const step = async (who: Caller, name: string, body: object = {}) => {
    const { version } = (await admin.get(`/desk/shows/${draft}`)).json
    return who.post(`/desk/shows/${draft}/${name}`, { version, ...body })
  }

  it('moves from a show’s author to its approver and back, and to no other user [E08]', async () => {
    const all = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries({ admin, reviewer, judge }).map(async ([name, who]) => [name, await tasksOf(who, draft)]),
        ),
      )
    expect(await all()).toEqual({ admin: ['submit'], reviewer: [], judge: [] })
    await step(admin, 'submission')
    expect(await all()).toEqual({ admin: [], reviewer: ['decide'], judge: [] })
    await step(reviewer, 'return', { remarks: 'Ring 2 starts before the judge has arrived.' })
    expect(await all()).toEqual({ admin: ['rework'], reviewer: [], judge: [] })
    await step(admin, 'submission')
    await step(reviewer, 'agreement')
    expect(await all()).toEqual({ admin: ['publish'], reviewer: [], judge: [] })
    await step(admin, 'publication')
    expect(await all()).toEqual({ admin: [], reviewer: [], judge: [] })
  })

  it('asks a judge whether they can from when the show is submitted until they have answered [E21]', async () => {
    const waiting = async (who: Caller) => (await home(who)).appointments as AppointmentTask[]
    expect(await waiting(judge)).toEqual([])
    await step(admin, 'submission')
    const [task, ...more] = await waiting(judge)
    expect(task).toMatchObject({ slug: draft, name: 'Bath Spring Meeting', urgency: 'later' })
    expect([more, await waiting(admin), await waiting(reviewer)]).toEqual([[], [], []])
    expect((await judge.get(`/desk/people/${task?.personId}`)).json.own).toBe(true)
    await judge.put(`/desk/shows/${draft}/appointment`, { answer: 'accepted' })
    expect(await waiting(judge)).toEqual([])
  })

  it('asks for running orders once entries are closed, and for results from the day of a class on [E09]', async () => {
    const member = await logIn(server, 'member')
    await pay(member, await buy(member, cart([entryRequest])))
    const { startDate, endDate, entriesCloseAt } = (await member.get(`/shows/${open}`)).json
    expect(await tasksOf(admin, open)).toEqual([])
    const goTo = async (iso: string) => {
      server.clock.advance(new Date(iso).getTime() - server.clock.now().getTime())
      ;[admin, judge] = [await logIn(server, 'admin'), await logIn(server, 'judge')]
    }
    await goTo(new Date(new Date(entriesCloseAt as string).getTime() + 60_000).toISOString())
    const [order] = ((await home(admin)).tasks as DeskTask[]).filter(({ slug }) => slug === open)
    expect(order).toMatchObject({ kind: 'order', due: startDate, urgency: 'soon' })
    // Orders are drawn by admins.
    expect(await tasksOf(judge, open)).toEqual([])
    await goTo(`${startDate as string}T12:00:00Z`)
    expect(await tasksOf(admin, open)).toContain('results')
    expect(await tasksOf(judge, open)).toEqual(['results'])
    await goTo(new Date(new Date(`${endDate as string}T12:00:00Z`).getTime() + day).toISOString())
    const late = ((await home(judge)).tasks as DeskTask[]).find(({ slug }) => slug === open)
    expect(late).toMatchObject({ kind: 'results', due: startDate, urgency: 'late' })
    await server.query(`insert into class_results (class_id, published_at, revision)
      select c.id, now(), 1 from classes c join shows s on s.id = c.show_id where s.slug = '${open}'
      on conflict (class_id) do update set published_at = now()`)
    expect(await tasksOf(judge, open)).toEqual([])
  })

  it('counts a show as its entries are, and every day since they opened once [E10]', async () => {
    const numbers = async () =>
      ((await home(admin)).shows as ShowNumbers[]).find(({ slug }) => slug === open) as ShowNumbers
    const before = await numbers()
    const member = await logIn(server, 'member')
    await pay(member, await buy(member, cart([entryRequest, { classId: any, dogId: zolw }])))
    const { paid, days, capacity, classes } = await numbers()
    expect(paid).toBe(before.paid + 2)
    expect(capacity).toBe(sum(classes.map((cls) => cls.capacity)))
    expect(paid + (await numbers()).held).toBe(sum(classes.map(({ taken }) => taken)))
    expect(days.at(-1)?.entries).toBe((before.days.at(-1)?.entries ?? 0) + 2)
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
  })

  it('shows a judge and a reviewer their own shows alone, and members nothing [E11]', async () => {
    for (const who of [judge, reviewer]) {
      const mine = (await who.get('/desk/shows?limit=100')).json.items.map(({ slug }: { slug: string }) => slug)
      const { shows } = await home(who)
      expect(shows).not.toEqual([])
      for (const { slug } of shows) expect(mine).toContain(slug)
    }
    expect((await home(judge)).tasks).not.toEqual([])
    await server.query(`delete from show_judges`)
    expect(await home(judge)).toMatchObject({ tasks: [], moreTasks: 0, courses: [], appointments: [], shows: [] })
    expect((await home(reviewer)).dogs).toEqual([])
    expect((await (await logIn(server, 'member')).get('/desk')).status).toBe(403)
  })
})
