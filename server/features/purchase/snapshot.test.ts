import { readFileSync } from 'node:fs'
import { any, buy, cart, entryRequest, good, noticeOf, pay, plan, sendNotice, zolw } from '../../testing/buying'
import { logIn, saveProfile, type Caller, type ApiResponse } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const profile = {
  name: 'Ola Nowak',
  locale: 'en',
  street: 'Polna 7',
  postcode: '00-123',
  city: 'Warszawa',
  country: 'Polska',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
}

describe('the receipt of a payment [M10]', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const read = async (bought: ApiResponse) => (await member.get(`/purchases/${bought.json.id}`)).json
  const address = ['Polna 7', 'Warszawa 00-123', 'Polska']

  it('keeps payer and address as they were when the profile changes later', async () => {
    await saveProfile(member, profile)
    const bought = await buy(member, cart())
    await pay(member, bought)
    await saveProfile(member, { ...profile, name: 'Somebody Else', street: 'Leśna 1' })
    await server.query(`update users set email = 'new@example.org' where email = 'member@example.org'`)
    const before = { payer: 'Ola Nowak', payerEmail: 'member@example.org', payerAddress: address }
    expect(await read(bought)).toMatchObject(before)
    await server.query('truncate outbox')
    await member.post(`/purchases/${bought.json.id}/receipt`)
    const [mail] = await server.mails()
    expect(mail?.text).toContain(['Paid by: Ola Nowak', 'Member number 2', ...address, 'member@example.org'].join('\n'))
  })

  it('names the present owner of the account while nothing is paid', async () => {
    const bought = await buy(member, cart())
    await saveProfile(member, profile)
    expect(await read(bought)).toMatchObject({ payer: 'Ola Nowak', payerAddress: address, card: null })
  })

  it('has brand and last four digits of the card, and no more of its number anywhere', async () => {
    const bought = await buy(member, cart())
    await pay(member, bought)
    expect((await read(bought)).card).toEqual({ brand: 'Visa', last4: '4242' })
    const rows = await server.query('select c::text as row from charges c union all select p::text from purchases p')
    const number = good.number.replaceAll(' ', '')
    for (const { row } of rows) expect(String(row).replaceAll(' ', '')).not.toContain(number)
  })

  describe('with tax [M10.2]', () => {
    const setTax = (number: string, rate: string) =>
      server.query(
        `update settings set value = case key when 'tax_number' then '${number}' else '${rate}' end where key like 'tax_%'`,
      )
    const paid = async (body: unknown = cart()) => {
      const bought = await buy(member, body)
      await pay(member, bought)
      return bought
    }
    const emailed = async (bought: ApiResponse) => {
      await server.query('truncate outbox')
      await member.post(`/purchases/${bought.json.id}/receipt`)
      return (await server.mails())[0]?.text.replace(/\u00a0/g, ' ')
    }

    it('keeps number and rate as they were when the settings change later', async () => {
      await setTax('GB 123 4567 89', '20')
      const bought = await buy(member, cart())
      expect(bought.json.tax).toBeNull()
      await pay(member, bought)
      await setTax('GB999999999', '23')
      expect((await read(bought)).tax).toEqual({ number: 'GB 123 4567 89', rate: 2000 })
      const text = await emailed(bought)
      expect(text).toContain('United Kingdom\nVAT no. GB 123 4567 89\n')
      expect(text).toContain('Total: £5.50\nIncluding VAT (20%): £0.92')
    })

    it('computes the tax from the total after refunds, in the reader’s language', async () => {
      await setTax('1234563218', '7.5')
      await server.query(`update users set locale = 'pl'`)
      const bought = await paid(cart([entryRequest, { classId: any, dogId: zolw }]))
      const { lines } = await read(bought)
      expect((await member.post(`/entries/${lines[0].entryId}/withdrawal`, { expectedRefund: 550 })).status).toBe(200)
      const text = await emailed(bought)
      expect(text).toContain('NIP 1234563218')
      expect(text).toContain('Razem po zwrotach: 5,50 £\nW tym VAT (7,5%): 0,38 £')
    })

    it('says that a rate of 0 % holds none', async () => {
      await setTax('GB123456789', '0')
      expect(await emailed(await paid())).toContain('Including VAT (0%): £0.00')
    })

    it('names the number alone where no rate is set', async () => {
      await setTax('GB123456789', 'none')
      const text = await emailed(await paid())
      expect(text).toContain('VAT no. GB123456789')
      expect(text).not.toContain('Including VAT')
    })

    it('names no tax where no number is set, nor on receipts from before it was', async () => {
      await setTax('none', '20')
      const bought = await paid()
      await setTax('GB123456789', '20')
      expect((await read(bought)).tax).toBeNull()
      expect(await emailed(bought)).not.toContain('VAT')
    })

    it('names no amount of tax of a payment that is refunded as a whole', async () => {
      await setTax('GB123456789', '20')
      const bought = await buy(member, cart())
      await sendNotice(server, noticeOf(bought, { amount: 1 }))
      expect(await read(bought)).toMatchObject({ status: 'refunded', tax: { rate: 2000 } })
      expect(await emailed(bought)).not.toContain('Including VAT')
    })
  })

  it('of a membership says until when it lasts, each payment its own day', async () => {
    const newcomer = await logIn(server, 'newcomer')
    const ends: unknown[] = []
    for (const body of [plan(), plan('3-years', 6900)]) {
      const bought = await buy(newcomer, body)
      await pay(newcomer, bought)
      ends.push((await newcomer.get(`/purchases/${bought.json.id}`)).json.memberUntil)
    }
    expect(ends).toEqual(['2027-11-21', '2030-11-21'])
  })

  it('from before it was kept is filled when the database is migrated', async () => {
    await saveProfile(member, { ...profile, street: '' })
    const bought = await buy(member, plan())
    await pay(member, bought)
    const { memberUntil } = await read(bought)
    await server.query('update purchases set payer_name = null, payer_address = null, member_until = null')
    const file = readFileSync('server/db/migrations/0008_receipt_snapshot.sql', 'utf8')
    const fills = file.split('--> statement-breakpoint').filter((statement) => statement.includes('UPDATE'))
    for (const fill of fills) await server.query(fill)
    const [row] = await server.query(
      `select payer_name, payer_email, payer_address, member_until::text from purchases where id = '${bought.json.id}'`,
    )
    expect(row).toEqual({
      payer_name: 'Ola Nowak',
      payer_email: 'member@example.org',
      member_until: memberUntil,
      payer_address: ['00-123 Warszawa', 'Polska'],
    })
  })

  it('loses payer and card with the account, and keeps number and sum', async () => {
    await saveProfile(member, profile)
    const bought = await buy(member, cart())
    await pay(member, bought)
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    const [row] = await server.query(
      `select total, status, payer_name, payer_email, payer_address, purchases.card_last4, charges.card_last4 as charged
       from purchases join charges using (payment_id) where purchases.id = '${bought.json.id}'`,
    )
    expect(row).toEqual({
      total: 550,
      status: 'paid',
      payer_name: null,
      payer_email: null,
      payer_address: null,
      card_last4: null,
      charged: null,
    })
  })

  it('goes with the data that a member takes along', async () => {
    const bought = await buy(member, cart())
    await pay(member, bought)
    expect((await member.get('/my-data')).json.purchases).toEqual(
      expect.arrayContaining([expect.objectContaining({ payerEmail: 'member@example.org', cardLast4: '4242' })]),
    )
  })
})
