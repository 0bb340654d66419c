import { any, buy, cart, latka, minute, noticeOf, pay, sendNotice } from '../../testing/buying'
import { logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('a payment that cannot be honoured', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))

  const notify = (bought: ApiResponse, paid: object = {}) => sendNotice(server, noticeOf(bought, paid))
  const taken = async () => Number((await server.query(`select taken from classes where id = '${any}'`))[0]?.taken)
  const audited = async ({ json }: ApiResponse) =>
    (
      await server.query(`select action, before ->> 'status' as was, after ->> 'status' as is, why from audit
        where subject_id = '${json.id}' order by id`)
    ).map(({ action, was, is, why }) => [action, was, is, why])
  const runOut = async () => {
    const bought = await buy(member, cart())
    server.clock.advance(11 * minute)
    await server.runJobs()
    return bought
  }

  const refused = (why: string, was: string) => [
    ['purchase.refunded', was, 'refunded', why],
    ['purchase.refund_sent', null, null, null],
  ]
  const tooLate = [['purchase.expired', 'pending', 'expired', null], ...refused('places_gone', 'expired')]

  it.each([
    ['has retired', 'retired = true'],
    ['is another member’s', `owner_id = (select id from users where email = 'judge@example.org')`],
  ])('is refunded once its hold is over and its dog %s', async (_case, change) => {
    const bought = await runOut()
    await server.query(`update dogs set ${change} where id = '${latka}'`)
    expect((await notify(bought)).status).toBe(200)
    expect([await taken(), await audited(bought)]).toEqual([0, tooLate])
  })

  it('is refunded once its dog has been entered again', async () => {
    const bought = await runOut()
    await pay(member, await buy(member, cart()))
    expect((await notify(bought)).status).toBe(200)
    expect([await taken(), await audited(bought)]).toEqual([1, tooLate])
  })

  it.each([{ amount: 1 }, { currency: 'PLN' }])(
    'is refunded once and releases the place when its sum or currency is wrong: %j',
    async (paid) => {
      const bought = await buy(member, cart())
      const other = await server.beside()
      const answers = await Promise.all([notify(bought, paid), notify(bought, paid), notify(bought, paid)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      await Promise.all([server.runJobs(), other.runJobs()])
      const ended = [['purchase.cancelled', 'pending', 'cancelled', null], ...refused('not_as_asked', 'pending')]
      expect([await taken(), await audited(bought)]).toEqual([0, ended])
    },
  )

  it('is refunded once its account is deleted, and no receipt keeps its card', async () => {
    const bought = await buy(member, cart())
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect((await notify(bought, { card: { brand: 'Visa', last4: '4242' } })).status).toBe(200)
    expect(await audited(bought)).toEqual(expect.arrayContaining(refused('not_as_asked', 'cancelled')))
    const kept = 'payer_name, payer_email, payer_address, card_brand, card_last4'
    const [receipt = {}] = await server.query(`select ${kept} from purchases where id = '${bought.json.id}'`)
    expect(Object.values(receipt)).toEqual([null, null, null, null, null])
  })

  it('is retried when the database fails, and not taken for one without a place', async () => {
    const bought = await runOut()
    const { paymentId } = bought.json
    await server.query(`insert into charges (payment_id, amount, currency, charged_at)
      values ('${paymentId}', 550, 'GBP', now())`)
    await server.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`)
    await server.query(`create trigger fail before update on entries for each row execute function fail()`)
    const { status } = await notify(bought).finally(() => server.query('drop function fail cascade'))
    expect([status, await taken(), await audited(bought)]).toEqual([500, 0, tooLate.slice(0, 1)])
    await server.runJobs()
    expect([await taken(), (await audited(bought)).at(-1)]).toEqual([1, ['purchase.paid', 'expired', 'paid', null]])
  })

  it('belongs to no purchase when its number is unknown', async () => {
    const bought = await buy(member, cart())
    expect((await notify(bought, { paymentId: '00000007-0000-4000-8000-000000009999' })).status).toBe(200)
    expect([await taken(), await audited(bought)]).toEqual([1, []])
  })
})
