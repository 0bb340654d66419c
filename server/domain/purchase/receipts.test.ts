import {
  any,
  buy,
  cart,
  latka,
  minute,
  noticeOf,
  pay,
  plan,
  entryRequest,
  sendNotice,
  zolw,
} from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('the emails of a payment', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const speak = (locale: string) => server.query(`update users set locale = '${locale}'`)
  const mails = () => server.mails()
  const one = async () => {
    const all = await mails()
    expect(all).toHaveLength(1)
    // Polish groups money with spaces that do not break.
    const [mail] = all
    return { ...mail, text: mail?.text.replace(/\u00a0/g, ' ') }
  }

  it('is the membership: plan, sum, number and until when', async () => {
    const newcomer = await logIn(server, 'newcomer')
    const bought = await buy(newcomer, plan('3-years', 6900))
    await pay(newcomer, bought)
    await pay(newcomer, bought)
    await server.runJobs()
    const { number, id } = bought.json
    const { recipient, subject, text } = await one()
    expect([recipient, subject]).toEqual(['newcomer@example.org', `Membership paid: purchase ${number}`])
    expect(text).toContain('You’re a member until 21 November 2029.')
    expect(text).toContain(`Receipt for purchase ${number}\nClear Round Agility Ltd\n1 Show Field Lane, Shrewsbury`)
    expect(text).toContain('Paid by: Tom Ashworth')
    expect(text).toContain('Membership, 3 years: £69.00\nTotal: £69.00')
    expect(text).toContain('Paid on 21 November 2026')
    expect(text).toContain(`/purchases/${id}`)
  })

  it('is the membership in Polish, with the right plural', async () => {
    await speak('pl')
    for (const [planId, price, words] of [
      ['1-year', 2600, 'Członkostwo, 1 rok: 26,00 £'],
      ['3-years', 6900, 'Członkostwo, 3 lata: 69,00 £'],
    ] as const) {
      await server.query('truncate outbox')
      await pay(member, await buy(member, plan(planId, price)))
      const { subject, text } = await one()
      expect(subject).toMatch(/^Składka opłacona: zakup \d+$/)
      expect(text).toContain(words)
      expect(text).toContain('Zapłacono: 21 listopada 2026')
    }
  })

  it('is the entries, line by line', async () => {
    await pay(member, await buy(member, cart([entryRequest, { classId: any, dogId: zolw }])))
    const { subject, text } = await one()
    expect(subject).toMatch(/^Entries confirmed: /)
    expect(text).toContain('Your 2 entries are paid and confirmed.')
    expect(text).toMatch(/^Łatka: .+, \d+ \w+ 20\d\d, \d\d:\d\d, ring \d: £5\.50$/m)
    expect(text).toMatch(/^Żółw: .+: £5\.50\nHandler: Ola Kowalczyk\nTotal: £11\.00$/m)
  })

  it('has no name for an unconfirmed address [T05.2]', async () => {
    await server.query('update users set email_confirmed_at = null')
    await pay(member, await buy(member, cart()))
    const { text } = await one()
    expect(text).toMatch(/^Hello,\n/)
    expect(text).toMatch(/ring \d: £5\.50\nTotal: £5\.50$/m)
    expect(text).not.toMatch(/Łatka|Ola Kowalczyk/)
  })

  it.each([
    [1, 'Twoje zgłoszenie jest opłacone i potwierdzone.'],
    [2, '2 zgłoszenia są opłacone i potwierdzone.'],
  ])('is %i entries in Polish', async (howMany, words) => {
    await speak('pl')
    await pay(member, await buy(member, cart([entryRequest, { classId: any, dogId: zolw }].slice(0, howMany))))
    expect((await one()).text).toContain(words)
  })

  it('is a refunded payment, once', async () => {
    const bought = await buy(member, cart())
    const { number } = bought.json
    server.clock.advance(11 * minute)
    await server.runJobs()
    await server.query(`update classes set capacity = taken where id = '${any}'`)
    for (let time = 0; time < 3; time += 1) await sendNotice(server, noticeOf(bought))
    const { subject, text } = await one()
    expect(subject).toBe(`Refund for purchase ${number}`)
    expect(text).toContain('We’re refunding the full amount to your original payment method.')
    const row = (await member.get(`/purchases/${bought.json.id}`)).json
    expect(row).toMatchObject({ status: 'refunded', paidOn: null, refundedOn: '2026-11-21' })
    await server.query('truncate outbox')
    expect((await member.post(`/purchases/${bought.json.id}/receipt`)).status).toBe(204)
    expect((await one()).text).toContain('Refunded on 21 November 2026')
  })

  it('is not sent for a deleted account', async () => {
    const bought = await buy(member, cart())
    await server.query(`update users set deleted_at = now() where email = 'member@example.org'`)
    expect((await sendNotice(server, noticeOf(bought))).status).toBe(200)
    expect(await mails()).toEqual([])
    expect(await server.query(`select status from purchases where id = '${bought.json.id}'`)).toEqual([
      { status: 'refunded' },
    ])
  })

  it('is the receipt again on request, in the language of the account', async () => {
    const bought = await buy(member, cart([{ classId: any, dogId: latka }]))
    const send = (who = member) => who.post(`/purchases/${bought.json.id}/receipt`)
    expect((await send()).json).toMatchObject({ code: 'no_receipt' })
    await pay(member, bought)
    await server.query('truncate outbox')
    await speak('pl')
    expect((await send()).status).toBe(204)
    const { recipient, subject, text } = await one()
    expect([recipient, subject]).toEqual(['member@example.org', `Potwierdzenie zakupu ${bought.json.number}`])
    expect(text).toContain('Płatnik: Ola Kowalczyk')
    expect(text).toContain('Razem: 5,50 £')
    const foreign = await send(await logIn(server, 'judge'))
    expect(foreign.status).toBe(404)
    expect(foreign.json).toEqual((await member.post('/purchases/none/receipt')).json)
  })
})

it('is sent ten times in ten minutes at most', async () => {
  const server = await testServer.start({ rateLimits: true })
  const member = await logIn(server, 'member')
  const bought = await buy(member, plan())
  await pay(member, bought)
  const answers: number[] = []
  for (let time = 0; time < 11; time += 1)
    answers.push((await member.post(`/purchases/${bought.json.id}/receipt`)).status)
  await server.close()
  expect(answers).toEqual([...Array<number>(10).fill(204), 429])
})
