import { any, buy, cart, noticeOf, notOfSample, pay, plan, sendNotice, zolw } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const limited = {
  en: 'Feature is disabled. Please contact our support.',
  pl: 'Ta funkcja jest wyłączona. Skontaktuj się z nami.',
}
const locked = {
  en: 'Checkout is temporary blocked due to technical issues. Please try again in few minutes.',
  pl: 'Płatności są chwilowo zablokowane z powodów technicznych. Spróbuj ponownie za kilka minut.',
}
const form = { name: 'Zoë Żak', email: 'zoe@example.org', password: 'kaczuszka', consent: true }
const person = (name: string, password = 'clear-round') => ({ email: `${name}@example.org`, password })

describe('the functions that a flag disables', () => {
  let server: TestServer
  let visitor: Caller
  beforeAll(async () => {
    server = await testServer.shared()
    visitor = callerOf(server)
  })
  beforeEach(() => server.reset())
  // Other files share this server.
  afterAll(() => server.reset())

  const count = async (table: string, where = 'true') =>
    Number((await server.query(`select count(*) as n from ${table} where ${where}`))[0]?.n)

  const expectRefusal = async (who: Caller, path: string, body: unknown, code: string, words: typeof limited) => {
    for (const locale of ['en', 'pl'] as const) {
      const headers = { 'accept-language': locale, 'idempotency-key': `refused-in-${locale}` }
      const answer = await who.post(path, body, headers)
      expect([answer.status, answer.json]).toEqual([423, { code, message: words[locale] }])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }

  it('registration, and nothing else', async () => {
    await server.setFlag('registration-disabled', true)
    const before = await count('users')
    for (const body of [form, { ...form, email: 'member@example.org' }, { nonsense: true }]) {
      await expectRefusal(visitor, '/register', body, 'functionalities_limited', limited)
    }
    expect(await count('users')).toBe(before)
    expect((await visitor.post('/login', person('member'))).status).toBe(200)
    await server.setFlag('registration-disabled', false)
    expect((await visitor.post('/register', form)).status).toBe(201)
  })

  it('logging in, for everyone but an admin with the right password', async () => {
    const member = await logIn(server, 'member')
    const sessions = await count('sessions')
    await server.setFlag('login-disabled', true)
    for (const body of [
      person('member'),
      person('judge'),
      person('reviewer'),
      person('member', 'wrong-one'),
      person('admin', 'wrong-one'),
      person('unknown'),
    ]) {
      await expectRefusal(visitor, '/login', body, 'functionalities_limited', limited)
    }
    expect(await count('sessions')).toBe(sessions)
    const admin = await logIn(server, 'admin')
    expect((await member.get('/me')).status).toBe(200)
    expect((await visitor.post('/register', form)).status).toBe(201)
    expect((await admin.put('/flags/login-disabled', { enabled: false, version: 1 })).status).toBe(200)
    expect((await visitor.post('/login', person('member'))).status).toBe(200)
    expect((await visitor.post('/login', person('member', 'wrong-one'))).json.code).toBe('login_failed')
  })

  it('checkout: nothing is booked and nothing is charged', async () => {
    const member = await logIn(server, 'member')
    const newcomer = await logIn(server, 'newcomer')
    const admin = await logIn(server, 'admin')
    const bought = await buy(member, cart(), 'a-known-key')
    const places = await count('entries', "status = 'held'")
    await server.setFlag('maintenance-mode', true)
    for (const who of [member, newcomer, admin]) {
      for (const body of [cart([{ classId: any, dogId: zolw }]), plan(), { nonsense: true }]) {
        await expectRefusal(who, '/purchases', body, 'checkout_locked', locked)
      }
    }
    expect((await buy(member, cart(), 'a-known-key')).status).toBe(423)
    const card = `/payments/${bought.json.paymentId}/card`
    await expectRefusal(member, card, { number: '4242 4242 4242 4242' }, 'checkout_locked', locked)
    expect((await visitor.post('/purchases', cart())).status).toBe(401)
    expect((await pay(visitor, bought)).status).toBe(401)
    expect(await count('charges', notOfSample)).toBe(0)
    expect(await count('entries', "status = 'held'")).toBe(places)
    expect((await member.get(`/purchases/${bought.json.id}`)).json.status).toBe('pending')
    expect((await member.get('/purchases')).status).toBe(200)
    expect((await member.post('/quote', { items: [] })).status).toBe(200)
    await server.setFlag('maintenance-mode', false)
    expect((await buy(member, cart(), 'a-known-key')).json.id).toBe(bought.json.id)
    expect((await pay(member, bought)).json).toEqual({ status: 'succeeded' })
  })

  it('checkout, but not the confirmation of an earlier charge', async () => {
    const member = await logIn(server, 'member')
    const [notified, swept] = [await buy(member, cart()), await buy(await logIn(server, 'newcomer'), plan())]
    await server.setFlag('maintenance-mode', true)
    expect((await sendNotice(server, noticeOf(notified))).status).toBe(200)
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at)
       values ('${swept.json.paymentId}', ${swept.json.total}, 'GBP', now())`,
    )
    await server.runJobs()
    expect(await count('purchases', `status = 'paid' and id in ('${notified.json.id}', '${swept.json.id}')`)).toBe(2)
  })
})

describe('logging in while it is closed', () => {
  it('compares one password with a hash for a right or wrong password and for an unknown address', async () => {
    const server = await testServer.shared()
    await server.reset()
    await server.setFlag('login-disabled', true)
    for (const body of [person('member'), person('member', 'wrong-one'), person('unknown')]) {
      const before = server.passwordsVerified()
      expect((await callerOf(server).post('/login', body)).status).toBe(423)
      expect(server.passwordsVerified() - before).toBe(1)
    }
    await server.reset()
  })
})
