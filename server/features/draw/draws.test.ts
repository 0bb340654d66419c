import { createHash } from 'node:crypto'
import { buy, cart, good, id, latka, minute, pay, zolw } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import {
  announceDraw,
  apply,
  drawnClass,
  drawnShow,
  endWindow,
  openWindow,
  otherClass,
  ownDraw,
  publishedDraw,
} from '../../testing/drawing'
import { own, recipientsOf } from '../../testing/fullClass'
import type { TestServer } from '../../testing/startTestServer'

const [sniezka, bolt] = [id(2, 9), id(2, 11)]

describe('the draw of a show', () => {
  let server: TestServer
  let member: Caller
  let judge: Caller
  let reviewer: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await announceDraw(server)
    ;[member, judge, reviewer] = [
      await logIn(server, 'member'),
      await logIn(server, 'judge'),
      await logIn(server, 'reviewer'),
    ]
    openWindow(server)
  })

  const classNow = async () =>
    (await server.query(`select taken, waiting, capacity from classes where id = '${drawnClass}'`))[0]
  const enter = (who: Caller, dogId: string) => buy(who, cart([{ classId: drawnClass, dogId }], 650))

  it('commits to a seed that is secret before the draw, and publishes it afterwards [G03]', async () => {
    const before = await publishedDraw(callerOf(server))
    expect(before).toMatchObject({ seed: null, drawnAt: null, applications: [], drawAt: '2026-11-21T12:00:00.000Z' })
    const { fairOpening } = (await member.get(`/shows/${drawnShow}`)).json
    expect(fairOpening).toEqual({
      minutes: 60,
      drawAt: '2026-11-21T12:00:00.000Z',
      drawnAt: null,
      commitment: before.commitment,
    })
    await apply(member, [latka])
    endWindow(server)
    await server.runJobs()
    const after = await publishedDraw(callerOf(server))
    expect(after.commitment).toBe(before.commitment)
    expect(createHash('sha256').update(Buffer.from(after.seed, 'hex')).digest('hex')).toBe(before.commitment)
    // Neither the database's own copy of it, nor the audit, has said it before.
    const kept = await server.query(`select sealed_seed from draws`)
    expect(JSON.stringify(kept)).not.toContain(after.seed)
    expect(JSON.stringify(await server.query(`select before, after from audit`))).not.toContain(after.seed)
  })

  it('refuses entries and waiting while the window runs, and says when the draw is [G04]', async () => {
    const refused = {
      code: 'not_eligible',
      lines: [{ reasons: [{ code: 'places_drawn', from: '2026-11-21T12:00:00.000Z' }] }],
    }
    expect((await enter(member, latka)).json).toMatchObject(refused)
    const joined = await member.post('/waiting-list', { classId: drawnClass, dogId: latka })
    expect(joined.json).toMatchObject({ code: 'waiting_refused', reasons: [{ code: 'places_drawn' }] })
    // Nor between the end of the window and the draw.
    endWindow(server)
    expect((await enter(member, latka)).json).toMatchObject(refused)
    await server.runJobs()
    expect((await enter(member, latka)).status).toBe(201)
  })

  it('takes one application of a member, who changes or withdraws it until the window ends [G05]', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => apply(member, [latka])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const { receipt } = await ownDraw(member)
    expect(receipt).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect(await recipientsOf(server, 'You’re in the draw')).toEqual(['member@example.org'])
    expect((await apply(member, [zolw, latka])).json.application).toMatchObject({
      receipt,
      choices: [{ dogId: zolw }, { dogId: latka }],
    })
    expect((await member.delete(`/shows/${drawnShow}/draw/application`)).status).toBe(204)
    expect([await ownDraw(member), (await member.delete(`/shows/${drawnShow}/draw/application`)).status]).toEqual([
      null,
      404,
    ])
    await apply(member, [latka])
    expect((await ownDraw(member)).receipt).not.toBe(receipt)
    endWindow(server)
    for (const answer of [await apply(member, [zolw]), await member.delete(`/shows/${drawnShow}/draw/application`)])
      expect(answer.json.code).toBe('draw_not_open')
    expect(
      await server.query(`select action, count(*)::int from audit where subject_type = 'draw' group by 1 order by 1`),
    ).toEqual([
      { action: 'draw.applied', count: 2 },
      { action: 'draw.changed', count: 3 },
      { action: 'draw.left', count: 1 },
    ])
  })

  it('takes neither dogs of others, nor dogs that do not fit, nor one twice [G06]', async () => {
    const lines = async (dogIds: string[], classIds?: string[]) => {
      const { json } = await apply(member, dogIds, classIds)
      return [
        json.code,
        json.lines?.map(({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code)),
      ]
    }
    expect(await lines([sniezka])).toEqual(['draw_refused', [['not_your_dog']]])
    expect(await lines([zolw], [otherClass])).toEqual(['draw_refused', [['wrong_height']]])
    expect(await lines([latka], [id(5, 101)])).toEqual(['draw_refused', [['show_not_open']]])
    expect(await lines([latka, latka])).toEqual(['draw_refused', [['already_in_cart']]])
    await server.query(`update dogs set manager_id = '${id(1, 4)}' where id = '${latka}'`)
    expect((await apply(judge, [latka])).status).toBe(201)
    expect((await apply(member, [latka])).json.code).toBe('dog_in_other_draw')
    expect(await ownDraw(member)).toBeNull()
  })

  it('holds places in the order of the draw, which a cart pays; the others wait in it [G07]', async () => {
    await apply(judge, [sniezka, id(2, 10)])
    await apply(member, [latka, zolw])
    await apply(reviewer, [bolt])
    endWindow(server)
    await server.runJobs()
    const { applications, classes } = await publishedDraw(member)
    expect(classes.find((cls: { id: string }) => cls.id === drawnClass)).toEqual({ id: drawnClass, places: 2 })
    expect(applications.map(({ receipt }: { receipt: string }) => receipt)).toEqual(
      applications.map(({ receipt }: { receipt: string }) => receipt).sort(),
    )
    expect(await classNow()).toEqual({ taken: 2, waiting: 3, capacity: 2 })
    const firstDogs: [Caller, string][] = [
      [judge, sniezka],
      [member, latka],
      [reviewer, bolt],
    ]
    const offers: [Caller, string][] = []
    for (const [caller, dog] of firstDogs) {
      const { receipt, position, members } = await ownDraw(caller)
      const published = applications.find((one: { receipt: string }) => one.receipt === receipt)
      expect([published.position, members]).toEqual([position, 3])
      const { state } = (await own(caller)).find(({ item }: { item: { dogId: string } }) => item.dogId === dog)
      expect(state).toBe(position <= 2 ? 'offered' : 'waiting')
      if (state === 'offered') offers.push([caller, dog])
      expect(published.choices[0]).toMatchObject({ dog: 1, offered: position <= 2, order: position })
    }
    const [who, dogId] = offers[0] ?? [member, latka]
    const bought = await enter(who, dogId)
    await pay(who, bought, good)
    expect((await who.get(`/purchases/${bought.json.id}`)).json.status).toBe('paid')
    expect(await server.brokenInvariants()).toEqual([])
    expect(await recipientsOf(server, 'of 3:')).toEqual([
      'judge@example.org',
      'member@example.org',
      'reviewer@example.org',
    ])
    expect(JSON.stringify(await publishedDraw(member))).not.toMatch(/Łatka|00000001-|00000002-/)
  })

  it('skips a dog that no longer fits, and offers an added place in the same order [G08]', async () => {
    await apply(judge, [sniezka])
    await apply(member, [latka])
    await apply(reviewer, [bolt])
    await server.query(`update users set renewal_date = '2026-11-30' where email = 'member@example.org'`)
    await server.query(`update classes set capacity = 3 where id = '${drawnClass}'`)
    endWindow(server)
    await server.runJobs()
    expect([await own(member), await own(judge), await own(reviewer)]).toMatchObject([
      [],
      [{ state: 'offered' }],
      [{ state: 'offered' }],
    ])
    expect(await recipientsOf(server, 'taken off a waiting list')).toEqual(['member@example.org'])
    expect(await classNow()).toEqual({ taken: 2, waiting: 0, capacity: 3 })
  })

  it('runs once when several servers draw and one of them stops midway [G09]', async () => {
    await apply(judge, [sniezka])
    await apply(member, [latka])
    await apply(reviewer, [bolt])
    endWindow(server)
    // A server that ends in the midst of it leaves nothing behind.
    await server.query(`alter table draws add constraint stopped check (published is null) not valid`)
    await server.runJobs().catch(() => undefined)
    expect(
      await server.query(
        `select 1 from waiting_list w join classes c on c.id = w.class_id where c.id = '${drawnClass}'`,
      ),
    ).toEqual([])
    expect((await publishedDraw(member)).seed).toBeNull()
    await server.query(`alter table draws drop constraint stopped`)
    const other = await server.beside()
    await Promise.all([server.runJobs(), other.runJobs(), server.runJobs()])
    await Promise.all([other.runJobs(), server.runJobs()])
    expect(await server.query(`select count(*)::int from audit where action = 'show.drawn'`)).toEqual([{ count: 1 }])
    expect(await recipientsOf(server, 'of 3:')).toHaveLength(3)
    expect(await classNow()).toEqual({ taken: 2, waiting: 1, capacity: 2 })
    const first = await publishedDraw(member)
    server.clock.advance(minute)
    await server.runJobs()
    expect(await publishedDraw(member)).toEqual(first)
    expect(await server.brokenInvariants()).toEqual([])
  })

  it('ends with an account that is deleted before it; afterwards its receipt stays [G10]', async () => {
    await apply(member, [latka])
    await apply(judge, [sniezka])
    expect((await member.get('/my-data')).json.draws).toContainEqual(expect.objectContaining({ showId: id(3, 4) }))
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    endWindow(server)
    await server.runJobs()
    const { applications } = await publishedDraw(judge)
    expect(applications).toHaveLength(1)
    await judge.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect(await server.query(`select 1 from draw_applications where show_id = '${id(3, 4)}'`)).toEqual([])
    expect((await publishedDraw(reviewer)).applications).toEqual(applications)
  })

  it('is cancelled with its show, and every participant is emailed [G10]', async () => {
    await apply(member, [latka])
    const admin = await logIn(server, 'admin')
    await admin.post(`/desk/shows/${drawnShow}/cancellation`, { reason: 'The hall is closed.' })
    await Promise.all([server.runJobs(), server.runJobs()])
    endWindow(server)
    await server.runJobs()
    expect(await recipientsOf(server, 'so no draw')).toEqual(['member@example.org'])
    expect([await ownDraw(member), (await publishedDraw(member)).seed]).toEqual([null, null])
    expect((await apply(member, [latka])).json.code).toBe('draw_not_open')
  })
})
