import { buy, cart, pay } from '../testing/buying'
import { logIn } from '../testing/client'
import { databases } from '../testing/testDatabases'
import type { TestServer } from '../testing/startTestServer'

describe.each(databases)('the table of invoices on %s', (_name, url) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: url })
    const member = await logIn(server, 'member')
    const bought = await buy(member, cart())
    await pay(member, bought)
    await member.post(`/purchases/${bought.json.id}/invoices`, { name: 'Ola', address: 'Gdańsk', taxNumber: '' })
  })
  afterAll(() => server.close())

  /** A copy of the invoice with some columns changed. */
  const copy = (changes: Record<string, string>) => {
    const given = {
      id: 'gen_random_uuid()',
      kind: `'correction'`,
      number: `'CN/2026/0001'`,
      corrects_id: 'id',
      reason_code: `'refund'`,
      ...changes,
    }
    const columns =
      'id, kind, year, sequence, number, form, locale, user_id, purchase_id, corrects_id, reason_code, issued_on, issued_at, issued_by, sold_on, paid_with, currency, rate, net, tax, gross, seller, buyer_name, buyer_address, buyer_tax_number, lines'
    const values = columns.split(', ').map((name) => (given as Record<string, string>)[name] ?? name)
    return server.query(
      `insert into invoices (${columns}) select ${values.join(', ')} from invoices where kind = 'invoice'`,
    )
  }

  it.each([
    `update invoices set buyer_name = 'Someone else'`,
    'update invoices set gross = gross + 1, net = net + 1',
    'delete from invoices',
    'truncate invoices',
  ])('refuses to %s', async (statement) => {
    await expect(server.query(statement)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  it.each([
    ['a gap', { sequence: '2' }, '23514'],
    ['no number', { sequence: '0' }, '23514'],
    ['a number twice', { kind: `'invoice'`, corrects_id: 'null', reason_code: 'null' }, '23505'],
    ['sums that do not add up', { net: 'net + 1' }, '23514'],
    ['tax without a rate', { tax: '1', gross: 'gross + 1' }, '23514'],
    ['a year that is not that of its day', { year: '2025' }, '23514'],
    ['a correction of nothing', { corrects_id: 'null' }, '23514'],
    ['a correction without a reason', { reason_code: 'null' }, '23514'],
    ['a correction of another purchase', { purchase_id: `(select id from purchases where number = 1001)` }, '23514'],
  ])('refuses %s', async (_what, changes, code) => {
    await expect(copy(changes)).rejects.toMatchObject({ cause: { code } })
  })

  it('takes a correction that follows, and no second one of the same document', async () => {
    await copy({})
    await expect(copy({ sequence: '2', number: `'CN/2026/0002'` })).rejects.toMatchObject({ cause: { code: '23505' } })
  })
})
