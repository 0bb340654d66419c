import { any, buy, cart, id, pay } from '../../../../testing/buying'
import { callerOf, logIn, type ApiResponse, type Caller } from '../../../../testing/client'
import { dogForm } from '../../../../testing/dogForms'
import type { TestServer } from '../../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const [members, rounds] = [8, 3]
const slug = 'shrewsbury-winter-classic'
const reason = 'Too few dogs for two classes.'

interface Member {
  /** The same session on either server. */
  on: Caller[]
  dogId: string
}

onPostgres('classes that are merged and split while others buy, on two servers, on PostgreSQL [E25 E26]', () => {
  let one: TestServer
  let other: Pick<TestServer, 'ask' | 'runJobs'>
  let people: Member[]
  let admins: Caller[]
  let round = 0
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    other = await one.beside()
    admins = [await logIn(one, 'admin'), await logIn({ ...one, ...other }, 'admin')]
    // The same dogs run in every round, all of them on one day.
    await one.query(`update settings set value = '99' where key = 'classes_per_dog_and_day'`)
    people = []
    for (let number = 0; number < members; number += 1) people.push(await make(number))
  })
  afterAll(() => one.close())

  const make = async (number: number): Promise<Member> => {
    const email = `racer-${number}@example.org`
    const form = { name: 'Zoë', email, password: 'every run starts clear', consent: true }
    const { token } = (await callerOf(one).post('/register', form)).json
    await one.query(`update users set registered_at = now(), renewal_date = '2027-06-30' where email = '${email}'`)
    const on = [one, { ...one, ...other }].map((server) => callerOf(server, token))
    const dog = await on[0]?.post('/dogs', dogForm)
    if (dog?.status !== 201) throw new Error(JSON.stringify(dog))
    return { on, dogId: dog.json.id }
  }

  const admin = (index: number): Caller => admins[index % 2] as Caller
  const at = ({ on }: Member, index: number): Caller => on[index % 2] as Caller
  const classId = (number: number) => id(5, 900 + round * 10 + number)
  /** Classes that are alike, in different rings. */
  const open = async (count: number, capacity: number) => {
    round += 1
    for (let number = 1; number <= count; number += 1)
      await one.query(`insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price, currency,
        capacity, scale, kind) select '${classId(number)}', show_id, type, ${10 * round + number}, '2026-12-13', '1${round}:00', height,
        start_level, end_level, price, currency, ${capacity}, scale, kind from classes where id = '${any}'`)
  }
  const enter = (member: Member, index: number, of: string) =>
    buy(at(member, index), cart([{ classId: of, dogId: member.dogId }]))
  const enterAndPay = async (member: Member, index: number, of: string) => {
    const bought = await enter(member, index, of)
    if (bought.status === 201) await pay(at(member, index), bought)
    return bought
  }

  const merger = `/desk/shows/${slug}/class-merger`
  const mergeOnce = async (index: number, from: string, into: string): Promise<ApiResponse> => {
    const quoted = await admin(index).get(`${merger}?from=${from}&into=${into}`)
    if (quoted.status !== 200) return quoted
    return admin(index).post(merger, { from, into, reason, quote: quoted.json.quote })
  }
  /** As an admin does whose quote was another one by then. */
  const merge = async (index: number, from: string, into: string): Promise<ApiResponse> => {
    let answer = await mergeOnce(index, from, into)
    for (let press = 0; press < 20 && answer.json.code === 'consequences_changed'; press += 1)
      answer = await mergeOnce(index, from, into)
    return answer
  }
  const jobs = async () => {
    for (let turn = 0; turn < 3; turn += 1) await Promise.all([one.runJobs(), other.runJobs()])
  }
  const activeIn = async (of: string) =>
    Number(
      (
        await one.query(
          `select count(*)::int as count from entries where class_id = '${of}' and status in ('held', 'paid')`,
        )
      )[0]?.count,
    )
  const isSound = async () => {
    expect(await one.brokenInvariants()).toEqual([])
    const oversold = await one.query(`select id from classes where taken > capacity or taken < 0`)
    expect(oversold).toEqual([])
  }

  it('moves or refuses each purchase, and loses no place', async () => {
    for (let turn = 0; turn < rounds; turn += 1) {
      await open(2, members)
      const [from, into] = [classId(1), classId(2)]
      await Promise.all(people.slice(0, 3).map((member, index) => enterAndPay(member, index, from)))
      const answers = await Promise.all([
        merge(0, from, into),
        merge(1, from, into),
        ...people.slice(3).map((member, index) => enterAndPay(member, index, from)),
      ])
      const [first, second, ...bought] = answers
      expect([first.status, second.status].toSorted()).toEqual([200, 409])
      expect([201, 409]).toEqual(expect.arrayContaining([...new Set(bought.map(({ status }) => status))]))
      await jobs()
      await isSound()
      // Who was charged has a run in the class that stays, or the money back.
      expect(await activeIn(from)).toBe(0)
      const paid = await one.query(
        `select count(*)::int as count from entries where status = 'paid' and class_id = '${into}'`,
      )
      expect(Number(paid[0]?.count)).toBe(3 + bought.filter(({ status }) => status === 201).length)
    }
  }, 240_000)

  it('lets one of two mergers of the same classes take effect, whichever way round', async () => {
    for (let turn = 0; turn < rounds; turn += 1) {
      await open(3, members)
      const [first, second, third] = [classId(1), classId(2), classId(3)]
      const bought = await Promise.all(
        people.map((member, index) => enterAndPay(member, index, [first, second, third][index % 3] ?? first)),
      )
      expect(bought.map(({ status }) => status)).toEqual(Array(members).fill(201))
      const answers = await Promise.all([
        merge(0, first, second),
        merge(1, second, first),
        merge(0, second, third),
        merge(1, third, second),
      ])
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
      await jobs()
      await isSound()
      const held = await one.query(
        `select id from classes where id in ('${first}', '${second}', '${third}') and cancelled_at is null`,
      )
      expect(held.length).toBeGreaterThanOrEqual(1)
      const counts = await Promise.all(held.map((cls) => activeIn(String(cls.id))))
      expect(counts.reduce((all, count) => all + count, 0)).toBe(members)
    }
  }, 240_000)

  it('splits a class once, and and keeps each purchase of that moment in one of its parts', async () => {
    await open(1, members)
    const of = classId(1)
    const split = `/desk/shows/${slug}/class-split`
    await Promise.all(people.slice(0, 3).map((member, index) => enterAndPay(member, index, of)))
    const press = async (index: number): Promise<ApiResponse> => {
      const { quote } = (await admin(index).get(`${split}?class=${of}&boundary=level-2`)).json
      const boundary = { by: 'level', level: 2 }
      const more = { startTime: '16:00', ring: 80 + index, capacity: 4, reason, quote }
      return admin(index).post(split, { classId: of, boundary, ...more })
    }
    const answers = await Promise.all([
      press(0),
      press(1),
      ...people.slice(3).map((member, index) => enterAndPay(member, index, of)),
    ])
    expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(answers.filter(({ status }) => ![200, 201, 400, 409].includes(status))).toEqual([])
    await jobs()
    await isSound()
    const [placed] = await one.query(`select count(*)::int as count from entries e join classes c on c.id = e.class_id
      where e.status = 'paid' and (c.id = '${of}' or c.ring in (80, 81))`)
    expect(Number(placed?.count)).toBe(3 + answers.slice(2).filter(({ status }) => status === 201).length)
  })
})
