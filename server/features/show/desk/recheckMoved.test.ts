import { any, cart, buy, latka, pay } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import { proposingFor } from '../../../testing/proposing'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'

describe('the entries of a class that moves to another day', () => {
  let server: TestServer
  let admin: Caller
  let reviewer: Caller
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    reviewer = await logIn(server, 'reviewer')
    member = await logIn(server, 'member')
    await server.query(`update entries set status = 'released' where status in ('held', 'paid')`)
    await pay(member, await buy(member, cart()))
  })

  const { save, decide, moved } = proposingFor(slug, () => admin)
  const ofMember = `purchase_id in (select id from purchases where user_id = (select id from users where email = 'member@example.org'))`
  const unfit = async () =>
    (
      await server.query(
        `select unfit_since is not null as unfit from entries where class_id = '${any}' and status = 'paid' and ${ofMember}`,
      )
    ).map((row) => row.unfit)
  const moveBy = async (days: number) => {
    await save((await moved(days, any)).change)
    const agreed = await decide(reviewer, 'agreement')
    expect(agreed).toMatchObject({ status: 200, json: { proposal: null } })
  }
  const mailed = async () => (await server.mails()).filter(({ subject }) => subject.startsWith('Changed:'))

  it('are unfit when the membership of their payer ends before that day [J92]', async () => {
    const { cls } = await moved(1, any)
    await server.query(`update users set renewal_date = '${cls.date}' where email = 'member@example.org'`)
    await moveBy(1)
    expect(await unfit()).toEqual([true])
    const [mail] = await mailed()
    expect(mail?.text).toContain('Your membership ends before that day.')
    const [row] = await server.query(
      `select after from audit where action = 'entry.rechecked' order by audit.id desc limit 1`,
    )
    expect(row?.after).toEqual({ refundedInFull: true })
  })

  it('are unfit when the dog then runs more often on that day than it may, in all shows together [J92]', async () => {
    await server.query(`update settings set value = '1' where key = 'classes_per_dog_and_day'`)
    const { day } = await moved(1, any)
    const other = '00000005-0000-4000-8000-000000000990'
    await server.query(`insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price,
      currency, capacity, scale, kind) select '${other}', (select id from shows where slug <> '${slug}' order by slug limit 1),
      type, 4, '${day}', '15:00', height, start_level, end_level, price, currency, 5, scale, kind from classes where id = '${any}'`)
    await server.query(`insert into entries (id, purchase_id, class_id, dog_id, status, price, discount)
      select gen_random_uuid(), purchase_id, '${other}', dog_id, 'paid', price, discount from entries
      where class_id = '${any}' and dog_id = '${latka}' and status = 'paid'`)
    await moveBy(1)
    expect(await unfit()).toEqual([true])
    expect((await mailed())[0]?.text).toContain('more runs on that day than are allowed')
  })

  it('stay as they are when the day suits them, and one email goes to each member [J92]', async () => {
    await moveBy(1)
    expect(await unfit()).toEqual([false])
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['member@example.org'])
  })
})
