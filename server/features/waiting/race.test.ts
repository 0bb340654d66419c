import { any, buy, cart, pay } from '../../testing/buying'
import { callerOf, type Caller } from '../../testing/client'
import { dogForm } from '../../testing/dogForms'
import type { TestServer } from '../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const [places, waiters, outsiders, rounds] = [6, 18, 6, 3]

interface Member {
  /** The same session on either server. */
  on: Caller[]
  dogId: string
}

onPostgres('a waiting list that many use at once on two servers, on PostgreSQL [W07]', () => {
  let one: TestServer
  let other: Pick<TestServer, 'ask' | 'runJobs'>
  let members: Member[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    other = await one.beside()
    members = []
    for (let number = 0; number < places + waiters + outsiders; number += 1) members.push(await make(number))
  })
  afterAll(() => one.close())

  const make = async (number: number): Promise<Member> => {
    const email = `waiter-${number}@example.org`
    const form = { name: 'Zoë', email, password: 'every run starts clear', consent: true }
    const { token } = (await callerOf(one).post('/register', form)).json
    await one.query(`update users set registered_at = now(), renewal_date = '2027-06-30' where email = '${email}'`)
    const on = [one, { ...one, ...other }].map((server) => callerOf(server, token))
    const dog = await on[0]?.post('/dogs', dogForm)
    if (dog?.status !== 201) throw new Error(JSON.stringify(dog))
    return { on, dogId: dog.json.id }
  }

  let round = 0
  const classId = () => `00000005-0000-4000-8000-0000000099${String(round).padStart(2, '0')}`
  const open = () =>
    one.query(`insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price, currency, capacity)
      select '${classId()}', show_id, type, ring, '2026-12-13', '0${round}:30', height, start_level, end_level, price, currency, ${places}
      from classes where id = '${any}'`)
  const at = ({ on }: Member, index: number): Caller => on[index % 2] ?? (on[0] as Caller)
  const enter = (member: Member, index: number) =>
    buy(at(member, index), cart([{ classId: classId(), dogId: member.dogId }]))
  const join = (member: Member, index: number) =>
    at(member, index).post('/waiting-list', { classId: classId(), dogId: member.dogId })
  const ownOf = async (member: Member, index: number) =>
    (await at(member, index).get('/waiting-list')).json.find(
      ({ item }: { item: { classId: string } }) => item.classId === classId(),
    )

  /** What must hold at every moment, and what once the jobs have run. */
  const state = async () => {
    const [row] = await one.query(`select capacity, taken <= capacity as not_oversold,
        taken - (select count(*)::int from entries where class_id = c.id and status in ('held', 'paid'))
          - (select count(*)::int from waiting_list where class_id = c.id and state = 'offered') as places_too_many,
        waiting - (select count(*)::int from waiting_list where class_id = c.id and state = 'waiting') as waiting_too_many,
        (taken < capacity and waiting > 0) as place_lost,
        coalesce((select max(number) from waiting_list where class_id = c.id and state <> 'waiting')
          > (select min(number) from waiting_list where class_id = c.id and state = 'waiting'), false) as out_of_order
      from classes c where id = '${classId()}'`)
    return row
  }
  const sound = {
    capacity: places,
    not_oversold: true,
    places_too_many: 0,
    waiting_too_many: 0,
    place_lost: false,
    out_of_order: false,
  }
  const jobs = () => Promise.all([one.runJobs(), other.runJobs()])

  /** Takes the offered place, gives it up, or leaves the list. */
  const answer = async (member: Member, index: number) => {
    const found = await ownOf(member, index)
    if (!found) return
    if (found.state === 'offered' && index % 3 > 0) await pay(at(member, index), await enter(member, index))
    else if (index % 3 === 0) await at(member, index).delete(`/waiting-list/${found.id}`)
  }

  it(`never gives out more places than there are, loses none, and keeps the order, in ${rounds} rounds`, async () => {
    for (round = 1; round <= rounds; round += 1) {
      await open()
      const [first, queue] = [members.slice(0, places), members.slice(places, places + waiters)]
      const bought = await Promise.all(first.map(enter))
      await Promise.all(
        bought.map(({ json }, index) => pay(at(first[index] as Member, index), { ...bought[index], json } as never)),
      )
      const joined = await Promise.all(queue.map(join))
      expect(joined.map(({ status }) => status)).toEqual(Array(waiters).fill(201))
      expect(await state()).toEqual(sound)
      const entries = await one.query(
        `select e.id, e.dog_id from entries e where e.class_id = '${classId()}' and e.status = 'paid'`,
      )
      const entryOf = ({ dogId }: Member) => entries.find((entry) => entry.dog_id === dogId)?.id
      const given = await Promise.all([
        ...first.map((member, index) =>
          at(member, index).post(`/entries/${String(entryOf(member))}/withdrawal`, { expectedRefund: 550 }),
        ),
        ...members.slice(places + waiters).map(enter),
        ...queue.slice(0, 4).map(answer),
        jobs(),
      ])
      expect(given.slice(0, places)).toMatchObject(Array(places).fill({ status: 200 }))
      // No other member gets a place while members wait for one.
      expect(given.slice(places, places + outsiders)).toMatchObject(Array(outsiders).fill({ status: 409 }))
      for (let turn = 0; turn < 4; turn += 1) {
        await jobs()
        expect(await state()).toEqual(sound)
        await Promise.all([...queue.map(answer), jobs(), jobs()])
      }
      await jobs()
      expect(await state()).toEqual(sound)
      const offered = await one.query(
        `select a.subject_id as id from audit a where a.action = 'waiting.offered' and a.after ->> 'offerUntil' is not null
           and exists (select from audit j where j.subject_id = a.subject_id and j.after ->> 'classId' = '${classId()}') order by a.id`,
      )
      const order = await one.query(
        `select subject_id as id from audit where action = 'waiting.joined' and after ->> 'classId' = '${classId()}' order by audit.id`,
      )
      const positions = offered.map(({ id }) => order.findIndex((row) => row.id === id))
      expect(positions).toEqual([...positions].sort((a, b) => a - b))
      expect(offered.length).toBeGreaterThanOrEqual(places)
      expect(
        (await one.query(`select 1 from entries where class_id = '${classId()}' and status = 'paid'`)).length,
      ).toBeGreaterThan(0)
    }
  }, 240_000)
})
