import { any, bad, buy, cart, entryRequest, pay, zolw } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const day = 24 * 60 * 60_000

describe('withdrawing an entry', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const two = [entryRequest, { classId: any, dogId: zolw }]
  const bought = async (body: object = cart(two)) => {
    const purchase = await buy(member, body)
    await pay(member, purchase)
    return (await member.get(`/purchases/${purchase.json.id}`)).json
  }
  const withdraw = (entryId: string, expectedRefund: number, who = member) =>
    who.post(`/entries/${entryId}/withdrawal`, { expectedRefund })
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const returned = async () => (await server.query('select amount from entry_refunds')).map(({ amount }) => amount)

  it('shows the refund beforehand, releases the place at once and refunds once', async () => {
    const { id, lines } = await bought()
    const [one] = lines
    expect(one).toMatchObject({ status: 'paid', refund: null, withdrawal: { refund: 550 } })
    const { status, json } = await withdraw(one.entryId, 550)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      id,
      status: 'paid',
      total: 1100,
      lines: [{ status: 'withdrawn', refund: { amount: 550, doneOn: null }, withdrawal: null }, { status: 'paid' }],
    })
    expect([await taken(), await returned()]).toEqual([1, [550]])
    await server.runJobs()
    const after = (await member.get(`/purchases/${id}`)).json
    expect(after.lines[0].refund).toEqual({ amount: 550, doneOn: '2026-11-21' })
    expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 550 }])
    expect((await server.mails()).at(-1)?.text).toContain('This entry has been withdrawn:')
    expect(
      await server.query(`select actor is not null as known, after from audit where action = 'entry.withdrawn'`),
    ).toEqual([{ known: true, after: { status: 'withdrawn', refund: 550 } }])
  })

  it('says once in the audit that the money was sent, though two servers send it', async () => {
    const { lines } = await bought()
    await withdraw(lines[0].entryId, 550)
    const other = await server.beside()
    await Promise.all([server.runJobs(), other.runJobs()])
    await server.runJobs()
    expect(await server.query(`select subject_id, actor, after from audit where action = 'entry.refund_sent'`)).toEqual(
      [
        {
          subject_id: lines[0].entryId,
          actor: 'system',
          after: { refund: 550, refundDoneAt: '2026-11-21T10:00:00.000Z' },
        },
      ],
    )
    expect(await server.query('select amount from partial_refunds')).toEqual([{ amount: 550 }])
  })

  it('changes nothing more the second time, however many come at once', async () => {
    const { lines } = await bought()
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(lines[0].entryId, 550)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect([await taken(), await returned()]).toEqual([1, [550]])
  })

  it('refunds the show’s share of the payment, less the discount', async () => {
    await server.query(`update shows set refund_percent = 50`)
    await server.admin('discount', 'add', 'spring10', 'percent=10')
    const { lines } = await bought({ ...cart(two, 990), discountCode: 'spring10' })
    expect(lines[0].withdrawal.refund).toBe(247)
    expect((await withdraw(lines[0].entryId, 275)).json).toMatchObject({ code: 'consequences_changed', refund: 247 })
    expect(await returned()).toEqual([])
    expect((await withdraw(lines[0].entryId, 247)).status).toBe(200)
    expect(await returned()).toEqual([247])
  })

  it('is over once entries have closed, or the show has finished', async () => {
    const { id, lines } = await bought()
    server.clock.advance(20 * day)
    member = await logIn(server, 'member')
    expect((await withdraw(lines[0].entryId, 550)).json.code).toBe('withdrawal_closed')
    expect((await member.get(`/purchases/${id}`)).json.lines[0].withdrawal).toBeNull()
    expect([await taken(), await returned()]).toEqual([2, []])
  })

  it('is for the payer alone, and for a paid entry', async () => {
    const { lines } = await bought()
    const other = await logIn(server, 'judge')
    expect((await withdraw(lines[0].entryId, 550, other)).status).toBe(404)
    expect((await withdraw('nonsense', 550)).status).toBe(404)
    const held = await buy(member, cart([{ classId: any, dogId: zolw }]))
    expect(held.status).toBe(409)
    await withdraw(lines[0].entryId, 550)
    const again = await buy(member, cart([entryRequest]))
    await pay(member, again, bad)
    expect((await withdraw(again.json.lines[0].entryId, 550)).json.code).toBe('payment_in_progress')
  })

  it('leaves the class open for the dog again', async () => {
    const { lines } = await bought()
    await withdraw(lines[0].entryId, 550)
    const again = await buy(member, cart([{ classId: any, dogId: lines[0].item.dogId }]))
    await pay(member, again)
    expect((await member.get(`/purchases/${again.json.id}`)).json).toMatchObject({ status: 'paid' })
    expect(await taken()).toBe(2)
  })
})
