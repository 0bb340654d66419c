import { any, buy, cart, id, latka, pay, zolw } from '../../../../testing/buying'
import { logIn, type Caller } from '../../../../testing/client'
import { join, recipientsOf } from '../../../../testing/fullClass'
import type { TestServer } from '../../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const reason = 'Too few dogs for two classes.'
const other = id(5, 990)
const bolt = id(2, 11)

describe('merging and splitting classes', () => {
  let server: TestServer
  let member: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await server.query(`update entries set status = 'released' where status in ('held', 'paid')`)
    await server.query(`update classes set taken = 0, waiting = 0`)
    await server.query(`delete from waiting_list`)
    // A second class that is like the first, later and in another ring.
    await server.query(`insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price,
      currency, capacity, scale, kind) select '${other}', show_id, type, 4, date, '15:00', height, start_level, end_level, price,
      currency, 2, scale, kind from classes where id = '${any}'`)
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const merger = `/desk/shows/${slug}/class-merger`
  const mergerQuote = (from = other, into = any) => admin.get(`${merger}?from=${from}&into=${into}`)
  const merge = async (body: object = {}) => {
    const { quote } = (await mergerQuote()).json
    return admin.post(merger, { from: other, into: any, reason, quote, ...body })
  }
  const split = `/desk/shows/${slug}/class-split`
  const splitQuote = (boundary: string) => admin.get(`${split}?class=${any}&boundary=${boundary}`)
  const enter = async (items: object[], who = member) => {
    const purchase = await buy(who, cart(items as never))
    await pay(who, purchase)
    return purchase.json.id as string
  }
  const linesOf = async (purchase: string) => (await member.get(`/purchases/${purchase}`)).json.lines
  const classRow = async (classId: string) =>
    (
      await server.query(
        `select taken, waiting, capacity, height, start_level, end_level, cancel_reason, merged_into from classes where id = '${classId}'`,
      )
    )[0]
  const runJobs = async () => {
    for (let round = 0; round < 3; round += 1) await server.runJobs()
  }

  it('says whom a merger moves, moves them with their places, tells them once, and refunds one of a dog that is in both [E25]', async () => {
    await server.query(`update shows set refund_percent = 50`)
    const purchase = await enter([
      { classId: any, dogId: latka },
      { classId: other, dogId: latka },
      { classId: other, dogId: zolw },
    ])
    await server.query(`update classes set height = 'large' where id = '${other}'`)
    await server.query(`update classes set capacity = 1, start_level = 2 where id = '${any}'`)
    const quote = (await mergerQuote()).json
    expect(quote).toMatchObject({
      moved: 1,
      members: 1,
      held: 0,
      waiting: 0,
      doubled: 1,
      height: 'any',
      startLevel: 1,
      capacity: 2,
      refunds: [{ currency: 'GBP', amount: 550 }],
    })
    expect((await merge()).status).toBe(200)
    expect(await classRow(any)).toMatchObject({ taken: 2, capacity: 2, start_level: 1, merged_into: null })
    expect(await classRow(other)).toMatchObject({ taken: 1, cancel_reason: reason, merged_into: any })
    await runJobs()
    expect(await classRow(other)).toMatchObject({ taken: 0 })
    expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 550 }])
    expect(await recipientsOf(server, 'Entry moved')).toEqual(['member@example.org'])
    const moved = (await linesOf(purchase)).find(
      ({ item }: { item: { dogId: string; classId: string } }) => item.dogId === zolw && item.classId === any,
    )
    expect(moved).toMatchObject({ status: 'paid', was: [{ item: { classId: other } }], withdrawal: { refund: 550 } })
    expect((await admin.get(`/desk/shows/${slug}/history`)).json[0]).toMatchObject({
      event: 'classes_merged',
      why: reason,
    })
    const { classes } = (await member.get(`/shows/${slug}`)).json
    expect(classes.find((cls: { id: string }) => cls.id === other)).toMatchObject({ mergedInto: any, placesLeft: 0 })
  })

  it('refunds a moved entry in full until its class begins, also after entries have closed [E26]', async () => {
    await server.query(`update shows set refund_percent = 50`)
    const purchase = await enter([{ classId: other, dogId: zolw }])
    await merge()
    await server.query(`update shows set entries_close_at = '2026-11-21T10:00:00Z' where slug = '${slug}'`)
    const [line] = await linesOf(purchase)
    expect(line.withdrawal.refund).toBe(550)
    const withdrawn = await member.post(`/entries/${line.entryId}/withdrawal`, { expectedRefund: 550 })
    expect(withdrawn.status).toBe(200)
    expect(await server.query('select amount from entry_refunds')).toEqual([{ amount: 550 }])
  })

  it('joins waiting lists in the order of joining, and keeps one turn of each dog [E25]', async () => {
    await server.query(`update classes set capacity = 0 where id in ('${any}', '${other}')`)
    const reviewer = await logIn(server, 'reviewer')
    const joined = [await join(member, latka, other), await join(reviewer, bolt), await join(member, zolw, other)]
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await join(reviewer, bolt, other)).status).toBe(201)
    expect((await mergerQuote()).json).toMatchObject({ moved: 0, waiting: 2 })
    expect((await merge()).status).toBe(200)
    const rows = await server.query(`select dog_id, class_id from waiting_list order by number`)
    expect(rows).toEqual([latka, bolt, zolw].map((dog) => ({ dog_id: dog, class_id: any })))
    expect(await classRow(any)).toMatchObject({ waiting: 3, capacity: 0 })
  })

  it('moves a place in a checkout, which is then paid', async () => {
    const open = await buy(member, cart([{ classId: other, dogId: zolw }]))
    expect((await mergerQuote()).json).toMatchObject({ moved: 0, held: 1 })
    await merge()
    await pay(member, open)
    expect(await linesOf(open.json.id)).toMatchObject([{ status: 'paid', item: { classId: any } }])
  })

  it('refuses a press on a quote that is different by now, and merges once of several presses [E25]', async () => {
    const { quote } = (await mergerQuote()).json
    await enter([{ classId: other, dogId: zolw }])
    expect((await merge({ quote })).json.code).toBe('consequences_changed')
    expect(await classRow(other)).toMatchObject({ taken: 1, merged_into: null })
    const entering = buy(member, cart([{ classId: other, dogId: latka }]))
    const answers = await Promise.all([merge(), merge(), entering, merge()])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    await runJobs()
  })

  it.each([
    ['classes_differ', `update classes set type = 'jumping' where id = '${other}'`],
    ['classes_differ', `update classes set veteran = true where id = '${other}'`],
    ['merge_price', `update classes set price = 551 where id = '${other}'`],
    ['class_begun', `update classes set begun = true where id = '${any}'`],
    ['class_cancelled', `update classes set cancelled_at = now(), cancel_reason = 'x' where id = '${other}'`],
    ['class_shared', `update classes set combined_as = 'Cup' where id = '${any}'`],
  ])('refuses classes that cannot be merged: %s', async (code, change) => {
    await server.query(change)
    expect((await mergerQuote()).json.code).toBe(code)
    const press = await admin.post(merger, { from: other, into: any, reason, quote: 'x' })
    expect(press.json.code).toBe(code)
  })

  it('splits a class at a level: the dogs of the upper part move, with their places and turns [E26]', async () => {
    await server.query(`update dogs set nexus_rank = case id when '${zolw}' then 3 else 1 end`)
    const purchase = await enter([
      { classId: any, dogId: latka },
      { classId: any, dogId: zolw },
    ])
    const { json } = await splitQuote('level-3')
    expect(json).toMatchObject({ moved: 1, members: 1, stays: 1 })
    const body = { classId: any, boundary: { by: 'level', level: 3 }, startTime: '16:00', ring: 5, capacity: 1, reason }
    expect((await admin.post(split, { ...body, quote: 'x' })).json.code).toBe('consequences_changed')
    expect((await admin.post(split, { ...body, quote: json.quote })).status).toBe(200)
    const lines = await linesOf(purchase)
    const [second] = await server.query(`select id from classes where ring = 5 and start_time = '16:00'`)
    expect(lines.map(({ item }: { item: { classId: string } }) => item.classId)).toEqual([any, second?.id])
    expect(await classRow(any)).toMatchObject({ taken: 1, end_level: 2 })
    expect(await classRow(String(second?.id))).toMatchObject({ taken: 1, start_level: 3, capacity: 1 })
    expect(await recipientsOf(server, 'Entry moved')).toEqual(['member@example.org'])
    expect((await admin.get(`/desk/shows/${slug}/history`)).json[0]).toMatchObject({
      event: 'class_split',
      classes: expect.arrayContaining([expect.objectContaining({ change: 'added', ring: 5 })]),
    })
  })

  it('splits a class by a height, and refuses a boundary, a start or a number of places that it cannot have', async () => {
    await enter([{ classId: any, dogId: latka }])
    for (const boundary of ['level-1', 'level-9', 'height-any', 'height', 'x-2'])
      expect((await splitQuote(boundary)).status).toBe(400)
    const moved = ['extra_small', 'small', 'medium', 'intermediate', 'large'].map((height) =>
      splitQuote(`height-${height}`),
    )
    const counts = (await Promise.all(moved)).map(({ json }) => json.moved)
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 1])
    const height = ['extra_small', 'small', 'medium', 'intermediate', 'large'][counts.indexOf(1)]
    const { quote } = (await splitQuote(`height-${height}`)).json
    const body = {
      classId: any,
      boundary: { by: 'height', height },
      startTime: '16:00',
      ring: 5,
      capacity: 1,
      reason,
      quote,
    }
    expect((await admin.post(split, { ...body, capacity: 0 })).status).toBe(400)
    expect((await admin.post(split, { ...body, startTime: '25:00' })).status).toBe(400)
    expect((await admin.post(split, body)).status).toBe(200)
  })

  it('is for admins, with a reason, for classes of the show', async () => {
    expect((await member.post(merger, { from: other, into: any, reason, quote: '' })).status).toBe(403)
    expect((await merge({ reason: 'x' })).status).toBe(400)
    expect((await mergerQuote(any, any)).status).toBe(400)
    expect((await mergerQuote(id(5, 201), any)).json.code).toBe('not_found')
    expect((await admin.post(merger, { from: any, into: id(5, 201), reason, quote: 'x' })).json.code).toBe('not_found')
  })
})
