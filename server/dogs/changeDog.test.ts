import { any, buy, cart, entryRequest, latka, pay, zolw } from '../testing/buying'
import { callerOf, databases, logIn, type Caller } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

const flags = { retired: false, oldAgeDog: false, lowerLevel: false }
const fields = [
  ...['name', 'kennelClubName', 'pedigreeName', 'petName', 'gender', 'breed', 'birthDate', 'kennelClubGrade'],
  ...['fciLevel', 'nexusRank', 'microchip', 'retired', 'oldAgeDog', 'lowerLevel', 'version'],
]

describe.each(databases)('changing a dog on %s', (_name, url) => {
  let server: TestServer
  let member: Caller
  let other: Caller
  beforeAll(async () => {
    server = await testServer.shared(url)
  }, 120_000)
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    other = await logIn(server, 'judge')
  })

  /** The form of a dog as it stands, with what is changed of it. */
  const formOf = async (slug: string, change: object = {}) => {
    const dog = (await member.get(`/dogs/${slug}`)).json
    const kept = Object.fromEntries(fields.map((field) => [field, dog[field]]))
    return { ...kept, declaredHeight: dog.height, ...change }
  }
  const put = async (slug: string, change: object, agreed: object | null = null, who = member) =>
    who.put(`/dogs/${slug}`, { ...(await formOf(slug, change)), agreed })
  const quote = async (slug: string, change: object) =>
    (await member.post(`/dogs/${slug}/change-quote`, await formOf(slug, change))).json
  const agree = ({ withdrawn, refund }: { withdrawn: { entryId: string }[]; refund: number }) => ({
    withdrawn: withdrawn.map(({ entryId }) => entryId),
    refund,
  })
  const audited = () =>
    server.query(`select * from audit where action like 'dog.%' or action like 'entry.%' order by id`)
  const enter = async (dogs = [latka]) => {
    const bought = await buy(member, cart(dogs.map((dogId) => ({ ...entryRequest, dogId }))))
    await pay(member, bought)
    return bought.json
  }
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)

  it('saves what its owner says, once, with who said it [1.4]', async () => {
    const saved = await put('iskra', {
      breed: 'Mudi',
      declaredHeight: 431,
      microchip: '616 0939-12345678',
      petName: 'Isk',
    })
    expect([saved.status, saved.json]).toEqual([
      200,
      expect.objectContaining({
        breed: 'Mudi',
        heightCategory: 'intermediate',
        microchip: '616093912345678',
        version: 2,
      }),
    ])
    expect((await member.get('/dogs/iskra')).json).toEqual(saved.json)
    const history = (await member.get('/dogs/iskra/history')).json
    expect(history.slice(0, 2)).toEqual([
      expect.objectContaining({ field: 'microchip', value: '616093912345678', source: 'declared', by: null }),
      expect.objectContaining({ field: 'height', value: '431', source: 'declared', by: null }),
    ])
    const [row] = await audited()
    expect(row).toMatchObject({ action: 'dog.changed', before: { breed: 'Border Collie' }, after: { breed: 'Mudi' } })
    // Sent again after a lost answer, from the version that it was based on.
    const again = await member.put('/dogs/iskra', { ...(await formOf('iskra', { version: 1 })), agreed: null })
    expect([again.status, again.json.version, (await audited()).length]).toEqual([200, 2, 1])
  })

  it('is stale from an older version, and says what is there now', async () => {
    const old = await formOf('iskra', { breed: 'Pumi' })
    await put('iskra', { breed: 'Mudi' })
    for (const answer of [
      await member.put('/dogs/iskra', { ...old, agreed: null }),
      await member.post('/dogs/iskra/change-quote', old),
    ])
      expect([answer.status, answer.json]).toEqual([
        409,
        expect.objectContaining({ code: 'stale', version: 2, present: expect.objectContaining({ breed: 'Mudi' }) }),
      ])
  })

  it('is refused to anybody else as if there were no such dog [B02]', async () => {
    const body = { ...(await formOf('iskra')), agreed: null }
    const missing = await other.put('/dogs/nobody', body)
    const [{ id }] = (await server.query(`select id from dogs where slug = 'iskra'`)) as [{ id: string }]
    for (const at of ['/dogs/iskra', `/dogs/${id}`, '/dogs/4']) {
      expect(await other.put(at, body)).toEqual({ ...missing, headers: expect.anything() })
      expect((await other.get(at)).json).toEqual(missing.json)
      for (const part of ['history', 'shows', 'entries?when=ahead'])
        expect((await other.get(`${at}/${part}`)).status).toBe(404)
    }
    expect((await callerOf(server).get('/dogs/iskra')).status).toBe(401)
    expect((await other.delete('/dogs/iskra')).status).toBe(404)
  })

  it('takes no owner, address, version or measurement from a member [B05]', async () => {
    const more = { ownerId: latka, id: latka, slug: 'mine', measured: true, measuredHeight: 300, managerId: null }
    expect((await put('iskra', { ...more, breed: 'Mudi' })).json).toMatchObject({
      slug: 'iskra',
      measured: false,
      version: 2,
    })
  })

  it.each([
    ['latka', { declaredHeight: 500 }, { declaredHeight: 'height_measured' }],
    ['latka', { kennelClubGrade: 4 }, { kennelClubGrade: 'grade_goes_back' }],
    ['iskra', { oldAgeDog: true }, { oldAgeDog: 'too_young' }],
    ['iskra', { birthDate: '2026-11-23' }, { birthDate: 'in_future' }],
    ['iskra', { nexusRank: 9 }, { nexusRank: 'invalid' }],
    ['iskra', { microchip: '616093910000001' }, { microchip: 'microchip_taken' }],
    ['iskra', { name: 'half \ud83d' }, { name: 'invalid' }],
  ])('refuses of %s %j', async (slug, change, codes) => {
    const answer = await put(slug, change)
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining(codes)])
    expect(await audited()).toEqual([])
  })

  describe('with a permanent flag', () => {
    it('says first what goes, then does it: entries, refunds and places [4.11]', async () => {
      const purchase = await enter()
      const before = await taken()
      const known = await quote('latka', { retired: true })
      expect(known).toMatchObject({
        flags: [{ flag: 'retired', classesLost: known.fits }],
        withdrawn: [{ refund: 550, item: { classId: any, dogName: 'Łatka' } }],
        refund: 550,
        unfit: [],
      })
      expect(known.fits).toBeGreaterThan(0)
      // Nothing has happened yet, and nothing happens without an agreement.
      const refused = await put('latka', { retired: true })
      expect([refused.status, refused.json.code, refused.json.quote]).toEqual([409, 'consequences_changed', known])
      expect(await taken()).toBe(before)
      expect((await put('latka', { retired: true }, agree(known))).json).toMatchObject({ retired: true, version: 2 })
      expect(await taken()).toBe(before - 1)
      expect((await member.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([
        { status: 'withdrawn', refund: 550, purchaseId: purchase.id },
      ])
      expect((await audited()).map(({ action, before: old, after }) => [action, old, after])).toEqual([
        ['entry.withdrawn', { status: 'paid' }, { status: 'withdrawn', refund: 550 }],
        ['dog.changed', { retired: false }, { retired: true }],
      ])
      const mail = (await server.mails()).at(-1)
      expect([mail?.subject, mail?.text]).toEqual([expect.stringContaining('Łatka'), expect.stringContaining('£5.50')])
      const cells = (await member.get('/shows/shrewsbury-winter-classic/eligibility')).json
      const cell = cells.find(({ dogId }: { dogId: string }) => dogId === latka)
      expect(cell.reasons).toContainEqual({ code: 'dog_retired' })
    })

    it('gives the money back once, by the show’s policy, and never more than was paid', async () => {
      await enter([latka, zolw])
      await server.query(`update shows set refund_percent = 33 where slug = 'shrewsbury-winter-classic'`)
      const known = await quote('latka', { retired: true })
      // A third of 5.50, rounded down.
      expect(known.refund).toBe(181)
      await put('latka', { retired: true }, agree(known))
      await server.runJobs()
      await server.runJobs()
      expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 181 }])
      expect(await server.query('select amount from entry_refunds where done_at is not null')).toEqual([
        { amount: 181 },
      ])
      expect((await audited()).at(-1)).toMatchObject({ action: 'entry.refund_sent', after: { refund: 181 } })
      await expect(
        server.query(
          `insert into entry_refunds select gen_random_uuid(), purchase_id, entry_id, 1, now(), null from entry_refunds`,
        ),
      ).rejects.toThrow()
    })

    it('keeps what closed already, and says that it does not fit', async () => {
      await enter()
      await server.query(`update shows set entries_close_at = '2026-11-20' where slug = 'shrewsbury-winter-classic'`)
      const known = await quote('latka', { retired: true })
      expect(known).toMatchObject({ withdrawn: [], refund: 0, unfit: [{ reasons: [{ code: 'dog_retired' }] }] })
      await put('latka', { retired: true }, agree(known))
      expect((await member.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([{ status: 'paid' }])
    })

    it('is asked about again where an entry was made meanwhile', async () => {
      const known = await quote('latka', { retired: true })
      await enter()
      const answer = await put('latka', { retired: true }, agree(known))
      expect([answer.status, answer.json.code, answer.json.quote.refund]).toEqual([409, 'consequences_changed', 550])
    })

    it('names both flags of one save [4.12]', async () => {
      const known = await quote('zolw', { lowerLevel: true, retired: true })
      expect(known.flags.map(({ flag }: { flag: string }) => flag)).toEqual(['retired', 'lowerLevel'])
    })

    it.each(['retired', 'oldAgeDog', 'lowerLevel'])('is never taken back: %s', async (flag) => {
      await server.query(
        `update dogs set ${flag === 'oldAgeDog' ? 'old_age_dog' : flag === 'lowerLevel' ? 'lower_level' : flag} = true where slug = 'zolw'`,
      )
      const answer = await put('zolw', flags)
      expect([answer.status, answer.json.code]).toEqual([409, 'flag_permanent'])
    })

    it('is set once by two at the same moment', async () => {
      await enter()
      const known = await quote('latka', { retired: true })
      const body = { ...(await formOf('latka', { retired: true })), agreed: agree(known) }
      const answers = await Promise.all([1, 2, 3, 4].map(() => member.put('/dogs/latka', body)))
      expect(answers.map(({ status, json }) => [status, json.version])).toEqual(Array(4).fill([200, 2]))
      await server.runJobs()
      expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 550 }])
      expect((await audited()).filter(({ action }) => action === 'dog.changed')).toHaveLength(1)
    })

    it('cancels a checkout that holds its place, and waits for one that is being paid', async () => {
      const held = await buy(member, cart())
      const known = await quote('latka', { retired: true })
      expect(known.withdrawn).toMatchObject([{ refund: null }])
      await server.query(
        `insert into charges (payment_id, amount, currency, charged_at) values ('${held.json.paymentId}', 550, 'GBP', now())`,
      )
      expect((await put('latka', { retired: true }, agree(known))).json.code).toBe('payment_in_progress')
      await server.query('delete from charges')
      expect((await put('latka', { retired: true }, agree(known))).status).toBe(200)
      expect((await member.get(`/purchases/${held.json.id}`)).json.status).toBe('cancelled')
    })

    it('is not undone by a payment that arrives after the hold', async () => {
      const held = await buy(member, cart())
      server.clock.advance(11 * 60_000)
      await server.runJobs()
      await put('latka', { retired: true }, agree(await quote('latka', { retired: true })))
      await server.query(
        `insert into charges (payment_id, amount, currency, charged_at) values ('${held.json.paymentId}', 550, 'GBP', now())`,
      )
      await server.runJobs()
      expect((await member.get(`/purchases/${held.json.id}`)).json.status).toBe('refunded')
    })
  })

  it('says which paid entries a dog no longer fits, and keeps them', async () => {
    const iskra = (await server.query(`select id from dogs where slug = 'iskra'`))[0]?.id as string
    await server.query(`update dogs set birth_date = '2023-01-01', declared_height = 400 where slug = 'iskra'`)
    const [{ id: classId }] = (await server.query(
      `select id from classes where height = 'medium' and start_level = 1 and taken = 0 limit 1`,
    )) as [{ id: string }]
    await server.query(
      `insert into entries (id, purchase_id, class_id, dog_id, price, status) select gen_random_uuid(), id, '${classId}', '${iskra}', 550, 'paid' from purchases limit 1`,
    )
    const known = await quote('iskra', { declaredHeight: 301 })
    expect(known).toMatchObject({ flags: [], withdrawn: [], unfit: [{ reasons: [{ code: 'wrong_height' }] }] })
    expect((await put('iskra', { declaredHeight: 301 })).status).toBe(200)
  })
})
