import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('the number of a member', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(() => server.reset())

  const numberOf = async (account: string) =>
    (await server.query(`select member_number as number from users where id = '${account}'`))[0]?.number

  it('is given when the membership begins, once, and never again to another account [U60]', async () => {
    const [newcomer] = await server.query('select id from users where registered_at is null and deleted_at is null')
    const account = String(newcomer?.id)
    expect(await numberOf(account)).toBeNull()
    await server.query(`update users set registered_at = now() where id = '${account}'`)
    const given = Number(await numberOf(account))
    const [taken] = await server.query('select count(*)::int as total from users where member_number is not null')
    expect(given).toBeGreaterThanOrEqual(Number(taken?.total))
    await server.query(`update users set registered_at = now() where id = '${account}'`)
    expect(await numberOf(account)).toBe(given)
    await server.query(`update users set registered_at = null, member_number = null where id = '${account}'`)
    await server.query(`update users set registered_at = now() where id = '${account}'`)
    expect(Number(await numberOf(account))).toBeGreaterThan(given)
  })

  it('is in the account, on receipts and in the list of entries', async () => {
    const [purchase] = await server.query(`select purchases.id, email from purchases join users on users.id = user_id
      where status = 'paid' and member_number is not null limit 1`)
    const payer = await logIn(server, String(purchase?.email).split('@')[0] ?? '')
    const { id: account, memberNumber } = (await payer.get('/me')).json
    expect(memberNumber).toBe(await numberOf(account))
    expect((await payer.get(`/purchases/${String(purchase?.id)}`)).json.payerNumber).toBe(memberNumber)
    const admin = await logIn(server, 'admin')
    const { items } = (await admin.get('/desk/shows/shrewsbury-winter-classic/entries')).json
    const [entry] = await server.query(
      `select member_number as number from entries join purchases on purchases.id = purchase_id
        join users on users.id = user_id where entries.id = '${items[0].id}'`,
    )
    expect(items[0].memberNumber).toBe(entry?.number)
  })
})
