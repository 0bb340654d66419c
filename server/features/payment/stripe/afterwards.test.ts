import { any, buy, id, minute, plan } from '../../../testing/buying'
import { atStripe } from '../../../testing/atStripe'
import { logIn, type ApiResponse, type Caller } from '../../../testing/client'
import { stripeHooks } from '../../../testing/stripeHooks'
import type { StripeStandIn } from '../../../testing/stripeStandIn'
import type { TestServer } from '../../../testing/startTestServer'

describe('events after a page at Stripe', () => {
  let stripe: StripeStandIn
  let server: TestServer
  let member: Caller
  stripeHooks((made) => ({ stripe, server, member } = made), {
    transfer: { iban: 'GB29NWBK60161331926819', accountName: 'Clear Round', holdDays: 5, closingDays: 10 },
  })

  const { pageOf, sessionOf, read, statusOf, tellOf, begin } = atStripe(
    () => server,
    () => stripe,
    () => member,
  )
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const paid = async () => {
    const bought = await begin()
    stripe.book.pay(sessionOf(bought))
    await tellOf(bought)
    return bought
  }
  const withdraw = async (bought: ApiResponse) => {
    const [{ entryId, withdrawal }] = (await read(bought)).lines
    return member.post(`/entries/${entryId}/withdrawal`, { expectedRefund: withdrawal.refund })
  }
  const givenBack = () => stripe.book.refunds.map(({ amount }) => amount)
  const due = async () =>
    Number((await server.query('select count(*) as n from entry_refunds where done_at is null'))[0]?.n)

  describe('a hold that has ended', () => {
    it('closes its page, so that released places cannot be paid', async () => {
      const bought = await begin()
      server.clock.advance(11 * minute)
      await server.runJobs()
      expect([await statusOf(bought), await taken(), sessionOf(bought).status]).toEqual(['expired', 0, 'expired'])
      expect((await pageOf(bought)).json.code).toBe('purchase_closed')
    })

    it('keeps the places of a payment in its last moment', async () => {
      const bought = await begin()
      server.clock.advance(11 * minute)
      stripe.book.pay(sessionOf(bought))
      await server.runJobs()
      expect([await statusOf(bought), await taken()]).toEqual(['paid', 1])
    })

    it('reserves the places again for a late payment, or refunds it', async () => {
      for (const full of [false, true]) {
        const bought = await begin()
        await server.query(`update purchases set status = 'expired' where id = '${bought.json.id}'`)
        await server.query(`update entries set status = 'released' where purchase_id = '${bought.json.id}'`)
        await server.query(`update classes set taken = taken - 1 where id = '${any}'`)
        stripe.book.pay(sessionOf(bought))
        if (full) await server.query(`update classes set capacity = taken where id = '${any}'`)
        await server.runJobs()
        expect(await statusOf(bought)).toBe(full ? 'refunded' : 'paid')
        if (!full) expect((await withdraw(bought)).status).toBe(200)
      }
      await server.runJobs()
      expect(givenBack()).toEqual([550, 550])
    })

    it('keeps its places while Stripe gives no answer, and asks again [T16.2]', async () => {
      const bought = await begin()
      server.clock.advance(11 * minute)
      // Each round asks for the page and, where that fails, once more before the places would be released.
      stripe.trouble('retrieve', 500, 'silent')
      await expect(server.runJobs()).rejects.toThrow('Jobs failed')
      expect([(await read(bought)).id, await taken()]).toEqual([bought.json.id, 1])
      server.clock.advance(minute)
      await server.runJobs()
      expect([await statusOf(bought), await taken()]).toEqual(['expired', 0])
    })
  })

  it('asks about a page once, however many look at its class within two seconds', async () => {
    await begin()
    server.clock.advance(11 * minute)
    const before = stripe.calls.length
    const judge = await logIn(server, 'judge')
    const looks = Array.from({ length: 5 }, () => judge.post('/quote', { items: [{ classId: any, dogId: id(2, 7) }] }))
    await Promise.all(looks)
    expect(stripe.calls.length - before).toBe(1)
  })

  it('keeps a checkout from replacing one that is being paid', async () => {
    const bought = await begin(plan())
    stripe.book.pay(sessionOf(bought))
    server.clock.advance(minute)
    expect((await buy(member, plan('3-years', 6900))).json.code).toBe('payment_in_progress')
    expect((await member.delete(`/purchases/${bought.json.id}`)).json.code).toBe('payment_in_progress')
  })

  describe('a refund [T16.3]', () => {
    it('of a withdrawn entry goes to the card, once, and is marked as sent', async () => {
      const bought = await paid()
      expect((await withdraw(bought)).status).toBe(200)
      for (let round = 0; round < 3; round += 1) await server.runJobs()
      expect([givenBack(), await due()]).toEqual([[550], 0])
    })

    it.each([500, 402, 429] as const)(
      'that Stripe refuses (%s) stays due, and is sent by a later round',
      async (kind) => {
        const bought = await paid()
        await withdraw(bought)
        stripe.trouble('refund', kind)
        await expect(server.runJobs()).rejects.toThrow('Jobs failed')
        expect([givenBack(), await due()]).toEqual([[], 1])
        await server.runJobs()
        expect([givenBack(), await due()]).toEqual([[550], 0])
      },
    )

    it('whose answer was lost is not sent again', async () => {
      const bought = await paid()
      await withdraw(bought)
      stripe.trouble('refund', 'cut', 'cut')
      await expect(server.runJobs()).rejects.toThrow('Jobs failed')
      expect([givenBack(), await due()]).toEqual([[550], 1])
      await server.runJobs()
      expect([givenBack(), await due()]).toEqual([[550], 0])
    })

    it('that the bank turned back is sent once more', async () => {
      const bought = await paid()
      await withdraw(bought)
      stripe.book.turnBack(1)
      await expect(server.runJobs()).rejects.toThrow('Jobs failed')
      expect(await due()).toBe(1)
      await server.runJobs()
      expect([stripe.book.refunds.map(({ status }) => status), await due()]).toEqual([['failed', 'succeeded'], 0])
    })

    it('that is refused keeps no other back, and no event from being taken', async () => {
      const judge = await logIn(server, 'judge')
      const [first, second] = [await begin(plan()), await begin(plan(), judge)]
      await server.query(`update purchases set total = 1 where id in ('${first.json.id}', '${second.json.id}')`)
      for (const bought of [first, second]) stripe.book.pay(sessionOf(bought))
      stripe.trouble('refund', 500, 500, 500)
      expect((await tellOf(first)).status).toBe(200)
      expect((await tellOf(second)).status).toBe(200)
      expect(givenBack()).toEqual([2600])
      await server.runJobs()
      expect(givenBack()).toEqual([2600, 2600])
    })

    it('is sent once by two servers at once', async () => {
      const bought = await paid()
      await withdraw(bought)
      const other = await server.beside()
      await Promise.all([server.runJobs(), other.runJobs()])
      expect([givenBack(), await due()]).toEqual([[550], 0])
    })
  })

  describe('a bank transfer instead', () => {
    const choose = (bought: ApiResponse) => member.post(`/payments/${bought.json.paymentId}/transfer`)
    beforeEach(() => server.query(`update shows set entries_close_at = '2026-12-31T12:00:00Z'`))

    it('closes the page first, and no other is made', async () => {
      const bought = await begin()
      expect((await choose(bought)).status).toBe(200)
      expect(sessionOf(bought).status).toBe('expired')
      expect((await pageOf(bought)).json.code).toBe('transfer_chosen')
    })

    it('is not possible while money is on its way, nor while Stripe does not say', async () => {
      const bought = await begin()
      stripe.trouble('expire', 500)
      expect([(await choose(bought)).json.code, (await read(bought)).transfer]).toEqual(['payment_unavailable', null])
      stripe.book.payLater(sessionOf(bought))
      expect((await choose(bought)).json.code).toBe('payment_in_progress')
    })

    it('chosen while a page is being made closes that page too', async () => {
      const bought = await begin()
      await server.query(`update purchases set paid_by = 'transfer' where id = '${bought.json.id}'`)
      await server.runJobs()
      expect(sessionOf(bought).status).toBe('expired')
    })
  })

  it('refunds earlier payments with the built-in provider', async () => {
    const [row] = await server.query(
      `select p.payment_id, e.id from purchases p join entries e on e.purchase_id = p.id
       where e.status = 'paid' and p.payment_id in (select payment_id from charges) limit 1`,
    )
    await server.query(
      `insert into entry_refunds (id, purchase_id, entry_id, amount, created_at)
       select gen_random_uuid(), purchase_id, id, 1, now() from entries where id = '${String(row?.['id'])}'`,
    )
    await server.runJobs()
    const [book] = await server.query(
      `select count(*) as n from partial_refunds where payment_id = '${String(row?.['payment_id'])}'`,
    )
    expect([Number(book?.['n']), stripe.calls]).toEqual([1, []])
  })
})
