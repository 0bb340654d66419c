import { any, buy, cart, entryRequest, latka, minute, noticeOf, pay, sendNotice, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const unlimited = {
  percent: 10,
  amount: null,
  validFrom: null,
  validTo: null,
  uses: null,
  usesPerMember: null,
  showSlug: null,
}
const two = [entryRequest, { classId: any, dogId: zolw }]
const withCode = (discountCode: string, total: number, items = [entryRequest]) => ({
  ...cart(items, total),
  discountCode,
})

describe('discount codes', () => {
  let server: TestServer
  let member: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
  })

  const make = async (terms: object = {}) =>
    (await admin.post('/desk/discounts', { discountCode: 'spring10', ...unlimited, ...terms })).json
  const quote = async (discountCode: string, items = [entryRequest], who = member) =>
    (await who.post('/quote', { items, discountCode })).json
  const used = async () => Number((await server.query(`select used from discounts where code = 'SPRING10'`))[0]?.used)

  it('takes a share of the price off, by any spelling of the code', async () => {
    await make()
    expect(await quote(' Spring 10 ', two)).toMatchObject({
      lines: [
        { price: 550, total: 495 },
        { price: 550, total: 495 },
      ],
      discount: { code: 'SPRING10', percent: 10, total: 110 },
      codeRefusal: null,
      total: 990,
    })
  })

  it('takes an amount off, and never more than the price', async () => {
    await make({ percent: null, amount: 700 })
    expect((await quote('SPRING10', two)).total).toBe(400)
    expect(await quote('SPRING10')).toMatchObject({ total: 0, discount: { percent: null, total: 550 } })
  })

  it.each([
    ['code_unknown', {}, 'summer'],
    ['code_unknown', { validFrom: '2999-01-01' }, 'spring10'],
    ['code_expired', { validTo: '2020-01-01' }, 'spring10'],
    ['code_not_for_this', { showSlug: 'kendal-fells-agility' }, 'spring10'],
  ])('says why a code takes nothing off: %s %j', async (codeRefusal, terms, typed) => {
    await make(terms)
    expect(await quote(typed)).toMatchObject({ codeRefusal, discount: null, total: 550 })
    const refused = await buy(member, withCode(typed, 550))
    expect(refused).toMatchObject({ status: 409, json: { code: 'discount_refused', reason: codeRefusal } })
  })

  it('takes off the entries of its show alone', async () => {
    await make({ showSlug: 'shrewsbury-winter-classic' })
    const [other] = await server.query(`select classes.id, price from classes join shows on shows.id = show_id
      where slug = 'poznan-halowy-puchar' and height = 'any' limit 1`)
    const { lines } = await quote('spring10', [entryRequest, { classId: String(other?.id), dogId: latka }])
    expect(lines.map(({ price, total }: Record<string, number>) => (price ?? 0) - (total ?? 0))).toEqual([55, 0])
  })

  it('is unknown until its first day begins', async () => {
    await make({ validFrom: '2026-11-22' })
    expect((await quote('spring10')).codeRefusal).toBe('code_unknown')
    server.clock.set('2026-11-22T00:00:00.000Z')
    expect((await quote('spring10')).codeRefusal).toBeNull()
    server.clock.set('2026-11-23T00:00:00.000Z')
    expect((await quote('spring10')).codeRefusal).toBeNull()
  })

  it('is redeemed once by two who want its last use at the same time', async () => {
    await make({ uses: 1 })
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const theirs = [{ classId: any, dogId: dog.id }]
    expect((await quote('spring10', theirs, judge)).codeRefusal).toBeNull()
    const answers = await Promise.all([
      buy(member, withCode('spring10', 495)),
      buy(judge, withCode('spring10', 495, theirs)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'discount_refused',
      reason: 'code_used_up',
    })
    expect(await used()).toBe(1)
  })

  it('gives its use back with a checkout that is cancelled, replaced or over, and keeps it with one that is paid', async () => {
    await make({ uses: 1 })
    const first = await buy(member, withCode('spring10', 495))
    // The member who holds the last use keeps it.
    expect((await quote('spring10')).codeRefusal).toBeNull()
    expect((await buy(member, withCode('spring10', 990, two))).status).toBe(201)
    expect(await used()).toBe(1)
    await buy(member, cart())
    expect(await used()).toBe(0)
    const third = await buy(member, withCode('spring10', 495))
    await member.delete(`/purchases/${third.json.id}`)
    expect(await used()).toBe(0)
    await buy(member, withCode('spring10', 495))
    server.clock.advance(11 * minute)
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const theirs = [{ classId: any, dogId: dog.id }]
    // No job has run yet.
    expect((await quote('spring10', theirs, judge)).codeRefusal).toBeNull()
    const last = await buy(judge, withCode('spring10', 495, theirs))
    expect([first.status, last.status]).toEqual([201, 201])
    await pay(judge, last)
    expect([await used(), (await quote('spring10')).codeRefusal]).toEqual([1, 'code_used_up'])
  })

  it('is another checkout with the code than without it', async () => {
    await make()
    const plain = await buy(member, cart())
    const coded = await buy(member, withCode('spring10', 495))
    expect(coded.json.id).not.toBe(plain.json.id)
    expect((await buy(member, withCode(' SPRING 10', 495))).json.id).toBe(coded.json.id)
    expect((await member.get(`/purchases/${plain.json.id}`)).json.status).toBe('cancelled')
  })

  it('is paid less, and said on the receipt', async () => {
    await make()
    const bought = await buy(member, withCode('spring10', 495))
    await pay(member, bought)
    expect((await member.get(`/purchases/${bought.json.id}`)).json).toMatchObject({
      status: 'paid',
      total: 495,
      discount: { code: 'SPRING10', percent: 10, total: 55 },
      lines: [{ price: 550, discount: 55 }],
    })
    expect((await server.mails()).at(-1)?.text).toMatch(/Discount SPRING10: £0.55 off\nTotal: £4.95/)
  })

  it('pays a free cart at once, and only once', async () => {
    await make({ percent: 100 })
    const bought = await buy(member, withCode('spring10', 0), 'key of nothing')
    expect(bought.json).toMatchObject({ status: 'paid', total: 0 })
    expect((await buy(member, withCode('spring10', 0), 'key of nothing')).json.id).toBe(bought.json.id)
    expect(
      await server.query(`select count(*)::int as n from entries where purchase_id = '${bought.json.id}'`),
    ).toEqual([{ n: 1 }])
  })

  it('that makes all free is raced for, and leaves one paid purchase and none that is refunded [T13.1]', async () => {
    await make({ percent: 100 })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => buy(member, withCode('spring10', 0), `key of nothing ${number}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await server.query('select status from purchases where total = 0')).toEqual([{ status: 'paid' }])
    expect(await used()).toBe(1)
  })

  it('is given once to each member, also to one who pays late [T13.1]', async () => {
    await make({ usesPerMember: 1 })
    const late = await buy(member, withCode('spring10', 495))
    server.clock.advance(11 * minute)
    await server.runJobs()
    await pay(member, await buy(member, withCode('spring10', 495, [{ classId: any, dogId: zolw }])))
    await sendNotice(server, noticeOf(late))
    expect((await member.get(`/purchases/${late.json.id}`)).json.status).toBe('refunded')
    expect(await used()).toBe(1)
  })

  it('is refunded with a payment that came too late for the last use', async () => {
    await make({ uses: 1 })
    const bought = await buy(member, withCode('spring10', 495))
    server.clock.advance(11 * minute)
    await server.runJobs()
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    await pay(judge, await buy(judge, withCode('spring10', 495, [{ classId: any, dogId: dog.id }])))
    await sendNotice(server, noticeOf(bought))
    expect((await member.get(`/purchases/${bought.json.id}`)).json.status).toBe('refunded')
    expect(await used()).toBe(1)
  })

  it('is made once, ended once, and both are in the audit', async () => {
    const made = await make({ uses: 5 })
    expect((await admin.post('/desk/discounts', { discountCode: 'SPRING 10', ...unlimited })).json).toMatchObject({
      discountCode: 'code_taken',
    })
    expect((await admin.post(`/desk/discounts/${made.id}/end`, { version: 9 })).status).toBe(409)
    const ended = await admin.post(`/desk/discounts/${made.id}/end`, { version: made.version })
    expect(ended.json).toMatchObject({ ended: true, version: 2 })
    expect((await admin.post(`/desk/discounts/${made.id}/end`, { version: made.version })).status).toBe(200)
    expect((await admin.get('/desk/discounts')).json).toMatchObject({
      items: [ended.json, { discountCode: 'SAMPLE10' }],
    })
    expect((await quote('spring10')).codeRefusal).toBe('code_unknown')
    const rows = await server.query(`select action, after from audit where subject_type = 'discount' order by at, id`)
    expect(rows).toMatchObject([
      { action: 'discount.added', after: { code: 'SPRING10', percent: 10, uses: 5, ended: false } },
      { action: 'discount.ended', after: { ended: true } },
    ])
  })

  const step = (made: { id: string; version: number }, name: 'pause' | 'resume' | 'end', version = made.version) =>
    admin.post(`/desk/discounts/${made.id}/${name}`, { version })
  const codes = async (search: string) =>
    (await admin.get(`/desk/discounts${search}`)).json.items.map(
      ({ discountCode }: Record<string, string>) => discountCode,
    )
  const listed = async () => (await admin.get('/desk/discounts?text=spring')).json.items[0]

  it('is refused while it is paused and redeemed once it is resumed, and both are in the audit', async () => {
    const made = await make()
    const paused = await step(made, 'pause')
    expect(paused).toMatchObject({ status: 200, json: { state: 'paused', paused: true, ended: false, version: 2 } })
    expect(await quote('spring10')).toMatchObject({ codeRefusal: 'code_paused', discount: null, total: 550 })
    const refused = await buy(member, withCode('spring10', 550))
    expect(refused).toMatchObject({ status: 409, json: { code: 'discount_refused', reason: 'code_paused' } })
    const resumed = await step(paused.json, 'resume')
    expect(resumed.json).toMatchObject({ state: 'running', paused: false, version: 3 })
    expect((await buy(member, withCode('spring10', 495))).status).toBe(201)
    const rows = await server.query(
      `select action, before, after from audit where subject_type = 'discount' order by id`,
    )
    expect(rows.slice(1)).toMatchObject([
      { action: 'discount.paused', before: { paused: false }, after: { paused: true } },
      { action: 'discount.resumed', before: { paused: true }, after: { paused: false } },
    ])
  })

  it('is paused and resumed once however often that is sent, and refused for another version', async () => {
    const made = await make()
    expect((await step(made, 'pause', 9)).json).toMatchObject({ code: 'stale', version: 1, present: { paused: false } })
    expect((await step(made, 'resume', 9)).json).toMatchObject({ state: 'running', version: 1 })
    await step(made, 'pause')
    expect((await step(made, 'pause')).json).toMatchObject({ paused: true, version: 2 })
    expect((await step(made, 'resume')).json).toMatchObject({ code: 'stale', present: { paused: true } })
    expect((await step(made, 'end', 2)).json).toMatchObject({ state: 'ended', paused: true, version: 3 })
    expect((await step(made, 'resume', 3)).json).toMatchObject({ code: 'stale', present: { ended: true } })
    expect((await step(made, 'pause', 3)).json).toMatchObject({ code: 'stale', present: { ended: true } })
    expect(await server.query(`select count(*)::int as n from audit where subject_type = 'discount'`)).toEqual([
      { n: 3 },
    ])
    expect((await admin.post('/desk/discounts/spring10/pause', { version: 1 })).status).toBe(404)
  })

  it('is still paid with in a checkout that held a use before it was paused, but not in one that ran out of time', async () => {
    const made = await make({ uses: 2 })
    const bought = await buy(member, withCode('spring10', 495))
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const late = await buy(judge, withCode('spring10', 495, [{ classId: any, dogId: dog.id }]))
    await step(made, 'pause')
    await pay(member, bought)
    expect((await member.get(`/purchases/${bought.json.id}`)).json).toMatchObject({ status: 'paid', total: 495 })
    server.clock.advance(11 * minute)
    await server.runJobs()
    await sendNotice(server, noticeOf(late))
    expect((await judge.get(`/purchases/${late.json.id}`)).json.status).toBe('refunded')
    expect(await used()).toBe(1)
  })

  it('is either redeemed or refused when its last use is taken while it is being paused', async () => {
    const made = await make({ uses: 1 })
    const judge = await logIn(server, 'judge')
    const [dog] = (await judge.get('/dogs')).json
    const judged = withCode('spring10', 495, [{ classId: any, dogId: dog.id }])
    let { version } = made
    for (let round = 0; round < 3; round += 1) {
      const [own, theirs, paused] = await Promise.all([
        buy(member, withCode('spring10', 495), `key of own ${round}`),
        buy(judge, judged, `key of theirs ${round}`),
        step(made, 'pause', version),
      ])
      expect(paused.json).toMatchObject({ paused: true })
      const redeemed = [own, theirs].filter(({ status }) => status === 201)
      expect(await used()).toBe(redeemed.length)
      for (const { status, json } of [own, theirs])
        if (status !== 201) expect(['code_paused', 'code_used_up']).toContain(json.reason)
      if (theirs.status !== 201) expect((await buy(judge, judged, `key of after ${round}`)).status).toBe(409)
      version = (await step(made, 'resume', paused.json.version)).json.version
      for (const [who, { status, json }] of [
        [member, own],
        [judge, theirs],
      ] as const)
        if (status === 201) await who.delete(`/purchases/${json.id}`)
    }
  })

  it('is listed with what it took off paid entries, without those whose payment was refunded in full', async () => {
    await make({ percent: null, amount: 300 })
    expect((await listed()).cost).toEqual({ purchases: 0, amount: 0 })
    const bought = await buy(member, withCode('spring10', 800, two))
    expect(await listed()).toMatchObject({ used: 1, cost: { purchases: 0, amount: 0 } })
    await pay(member, bought)
    expect((await listed()).cost).toEqual({ purchases: 1, amount: 300 })
    const entryOf = async (dogId: string) =>
      (
        await server.query(
          `select id, discount, price from entries where dog_id = '${dogId}' and purchase_id = '${bought.json.id}'`,
        )
      )[0]
    const percent = (value: number) =>
      server.query(`update shows set refund_percent = ${value} where slug = 'shrewsbury-winter-classic'`)
    const [whole, partly] = [await entryOf(latka), await entryOf(zolw)]
    await percent(100)
    await member.post(`/entries/${String(whole?.id)}/withdrawal`, { expectedRefund: 400 })
    expect((await listed()).cost).toEqual({ purchases: 1, amount: 150 })
    await percent(50)
    await member.post(`/entries/${String(partly?.id)}/withdrawal`, { expectedRefund: 200 })
    expect((await listed()).cost).toEqual({ purchases: 1, amount: 150 })
    expect(await server.query(`select amount from entry_refunds order by amount`)).toEqual([
      { amount: 200 },
      { amount: 400 },
    ])
  })

  it('is found by a part of it and by its state on the organisation’s present day, page by page', async () => {
    const day = { validFrom: '2026-11-22' }
    await make()
    await make({ discountCode: 'spring20', ...day })
    await make({ discountCode: 'spring30', validTo: '2026-11-20' })
    await make({ discountCode: 'spring40', uses: 1 })
    await buy(member, withCode('spring40', 495))
    await step(await make({ discountCode: 'spring50' }), 'pause')
    await step(await make({ discountCode: 'spring60' }), 'end')
    await make({ discountCode: 'autumn', showSlug: 'shrewsbury-winter-classic' })
    expect(await codes('?text=ring&order=oldest')).toEqual([10, 20, 30, 40, 50, 60].map((number) => `SPRING${number}`))
    expect(await codes('?text=pring%202')).toEqual(['SPRING20'])
    expect(await codes('?state=running&order=oldest')).toEqual(['AUTUMN', 'SAMPLE10', 'SPRING10'])
    expect(await codes('?state=not_begun')).toEqual(['SPRING20'])
    expect(await codes('?state=paused')).toEqual(['SPRING50'])
    expect(await codes('?state=over&order=oldest')).toEqual(['SPRING30', 'SPRING40', 'SPRING60'])
    expect((await admin.get('/desk/discounts?state=used_up')).status).toBe(400)
    const first = (await admin.get('/desk/discounts?text=spring&state=over&limit=2')).json
    expect(first.items.map(({ state }: Record<string, string>) => state)).toEqual(['ended', 'used_up'])
    expect(await codes(`?text=spring&state=over&limit=2&cursor=${first.next}`)).toEqual(['SPRING30'])
    expect((await admin.get('/desk/discounts?text=autumn')).json.items).toMatchObject([
      { showSlug: 'shrewsbury-winter-classic', showName: 'Shrewsbury Winter Classic' },
    ])
    server.clock.set('2026-11-22T00:00:00.000Z')
    expect(await codes('?state=not_begun')).toEqual([])
  })

  it.each([
    { percent: 0 },
    { percent: 101 },
    { percent: null },
    { amount: 5 },
    { uses: 0 },
    { validFrom: '2026-02-02', validTo: '2026-02-01' },
    { showSlug: 'no-such-show' },
    { discountCode: 'a b' },
    { discountCode: 'żółw10' },
  ])('is not made of %j', async (terms) => {
    expect((await admin.post('/desk/discounts', { discountCode: 'spring10', ...unlimited, ...terms })).status).toBe(400)
  })

  it('is made, listed, paused and ended by the operator', async () => {
    expect(await server.admin('discount', 'add', 'spring 10', 'percent=10,uses=2')).toBe('SPRING10 can be redeemed.')
    await expect(server.admin('discount', 'add', 'spring10', 'percent=10')).rejects.toThrow(
      'The code SPRING10 already exists',
    )
    await expect(server.admin('discount', 'add', 'x10', 'share=10')).rejects.toThrow('Unknown term "share"')
    await expect(server.admin('discount', 'add', 'x10', 'percent=ten')).rejects.toThrow(
      'Check these discount details: percent',
    )
    await expect(server.admin('discount', 'add', 'x10', 'amount=5,show=nowhere')).rejects.toThrow(
      'No show with the slug nowhere',
    )
    expect(await server.admin('discount', 'list')).toContain('SPRING10  10%  redeemed 0 of 2 times, 0 GBP off  running')
    expect(await server.admin('discount', 'pause', 'Spring10')).toContain('SPRING10 is paused')
    expect(await server.admin('discount', 'list')).toContain('off  paused')
    expect(await server.admin('discount', 'resume', 'Spring10')).toContain('SPRING10 can be redeemed again')
    expect(await server.admin('discount', 'end', 'Spring10')).toContain('SPRING10 has ended')
    await expect(server.admin('discount', 'end', 'spring10')).rejects.toThrow('No active code SPRING10')
  })
})

it('a discount code is guessed no more than thirty times an hour, and used as often as anyone likes', async () => {
  const server = await testServer.start({ rateLimits: true })
  try {
    const member = await logIn(server, 'member')
    await server.admin('discount', 'add', 'spring10', 'percent=10')
    const quote = async (discountCode?: string) =>
      (await member.post('/quote', { items: [entryRequest], discountCode })).status
    const all = async (codes: string[]) => {
      const statuses: number[] = []
      for (const code of codes) statuses.push(await quote(code))
      return statuses
    }
    expect(await all(Array<string>(40).fill('spring10'))).toEqual(Array(40).fill(200))
    const guesses = await all(Array.from({ length: 31 }, (_, index) => `guess${index}`))
    expect(guesses).toEqual([...Array<number>(30).fill(200), 429])
    expect(await quote()).toBe(200)
  } finally {
    await server.close()
  }
})
