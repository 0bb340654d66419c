import { any, buy, cart, entryRequest, latka, pay, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { agreementTo, changeDog, dogFormOf, quoteDogChange } from '../../testing/dogForms'
import type { TestServer } from '../../testing/startTestServer'

describe('a permanent flag', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const formOf = (slug: string, change: object = {}) => dogFormOf(member, slug, change)
  const put = (slug: string, change: object, agreed: object | null = null) => changeDog(member, slug, change, agreed)
  const quote = (slug: string, change: object) => quoteDogChange(member, slug, change)
  const audited = () =>
    server.query(`select * from audit where action like 'dog.%' or action like 'entry.%' order by id`)
  const enter = async (dogs = [latka]) => {
    const bought = await buy(member, cart(dogs.map((dogId) => ({ ...entryRequest, dogId }))))
    await pay(member, bought)
    return bought.json
  }
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)

  it('shows its effects first, then applies them: entries, refunds and places [4.11 D11]', async () => {
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
    expect((await put('latka', { retired: true }, agreementTo(known))).json).toMatchObject({
      retired: true,
      version: 2,
    })
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

  it('gives the money back once, by the show’s policy, and never more than was paid [D13]', async () => {
    await enter([latka, zolw])
    await server.query(`update shows set refund_percent = 33 where slug = 'shrewsbury-winter-classic'`)
    const known = await quote('latka', { retired: true })
    // A third of 5.50, rounded down.
    expect(known.refund).toBe(181)
    await put('latka', { retired: true }, agreementTo(known))
    await server.runJobs()
    await server.runJobs()
    expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 181 }])
    expect(await server.query('select amount from entry_refunds where done_at is not null')).toEqual([{ amount: 181 }])
    expect((await audited()).at(-1)).toMatchObject({ action: 'entry.refund_sent', after: { refund: 181 } })
    await expect(
      server.query(
        `insert into entry_refunds select gen_random_uuid(), purchase_id, entry_id, 1, now(), null from entry_refunds`,
      ),
    ).rejects.toThrow()
  })

  it('keeps no refund back for one that the provider refuses [D13]', async () => {
    for (const [dogId, slug] of [
      [latka, 'latka'],
      [zolw, 'zolw'],
    ] as const) {
      await enter([dogId])
      await put(slug, { retired: true }, agreementTo(await quote(slug, { retired: true })))
    }
    await server.query(
      `delete from charges where payment_id = (select payment_id from purchases order by number desc offset 1 limit 1)`,
    )
    await expect(server.runJobs()).rejects.toThrow()
    expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 550 }])
    expect(await server.query('select amount from entry_refunds where done_at is null')).toEqual([{ amount: 550 }])
  })

  it('keeps entries of closed shows, and says that they do not fit', async () => {
    await enter()
    await server.query(`update shows set entries_close_at = '2026-11-20' where slug = 'shrewsbury-winter-classic'`)
    const known = await quote('latka', { retired: true })
    expect(known).toMatchObject({ withdrawn: [], refund: 0, unfit: [{ reasons: [{ code: 'dog_retired' }] }] })
    await put('latka', { retired: true }, agreementTo(known))
    expect((await member.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([{ status: 'paid' }])
  })

  it('is asked about again where an entry was made meanwhile', async () => {
    const known = await quote('latka', { retired: true })
    await enter()
    const answer = await put('latka', { retired: true }, agreementTo(known))
    expect([answer.status, answer.json.code, answer.json.quote.refund]).toEqual([409, 'consequences_changed', 550])
  })

  it('names both flags of one save [4.12]', async () => {
    const known = await quote('zolw', { lowerLevel: true, retired: true })
    expect(known.flags.map(({ flag }: { flag: string }) => flag)).toEqual(['retired', 'lowerLevel'])
  })

  it.each(['retired', 'oldAgeDog', 'lowerLevel'])('is never removed by a keeper: %s', async (flag) => {
    await server.query(
      `update dogs set ${flag === 'oldAgeDog' ? 'old_age_dog' : flag === 'lowerLevel' ? 'lower_level' : flag} = true where slug = 'zolw'`,
    )
    const answer = await put('zolw', { retired: false, oldAgeDog: false, lowerLevel: false })
    expect([answer.status, answer.json.code]).toEqual([409, 'flag_permanent'])
  })

  it('is set once by two at the same moment [D10]', async () => {
    await enter()
    const known = await quote('latka', { retired: true })
    const body = { ...(await formOf('latka', { retired: true })), agreed: agreementTo(known) }
    const answers = await Promise.all([1, 2, 3, 4].map(() => member.put('/dogs/latka', body)))
    expect(answers.map(({ status, json }) => [status, json.version])).toEqual(Array(4).fill([200, 2]))
    await server.runJobs()
    expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 550 }])
    expect((await audited()).filter(({ action }) => action === 'dog.changed')).toHaveLength(1)
  })

  it('cancels a checkout that holds its place, and waits for one that is being paid [D12]', async () => {
    const held = await buy(member, cart())
    const known = await quote('latka', { retired: true })
    expect(known.withdrawn).toMatchObject([{ refund: null }])
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${held.json.paymentId}', 550, 'GBP', now())`,
    )
    expect((await put('latka', { retired: true }, agreementTo(known))).json.code).toBe('payment_in_progress')
    await server.query('delete from charges')
    expect((await put('latka', { retired: true }, agreementTo(known))).status).toBe(200)
    expect((await member.get(`/purchases/${held.json.id}`)).json.status).toBe('cancelled')
  })

  it('is not undone by a payment that arrives after the hold', async () => {
    const held = await buy(member, cart())
    server.clock.advance(11 * 60_000)
    await server.runJobs()
    await put('latka', { retired: true }, agreementTo(await quote('latka', { retired: true })))
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${held.json.paymentId}', 550, 'GBP', now())`,
    )
    await server.runJobs()
    expect((await member.get(`/purchases/${held.json.id}`)).json.status).toBe('refunded')
  })
})
