import { any, buy, cart, entryRequest, pay, zolw } from './buying'
import { logIn } from './client'
import type { TestServer } from './startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(async () => {
  await server.reset()
  await server.admin('discount', 'add', 'spring10', 'percent=10,uses=5')
  const member = await logIn(server, 'member')
  const items = [entryRequest, { classId: any, dogId: zolw }]
  const bought = await buy(member, { ...cart(items, 990), discountCode: 'spring10' })
  await pay(member, bought)
  const buyer = { name: 'Ola Kowalczyk', address: 'Gdańsk', taxNumber: '' }
  await member.post(`/purchases/${bought.json.id}/invoices`, buyer)
  const { lines } = (await member.get(`/purchases/${bought.json.id}`)).json
  await member.post(`/entries/${lines[0].entryId}/withdrawal`, { expectedRefund: 495 })
  await server.runJobs()
  const judge = await logIn(server, 'judge')
  await buy(judge, cart([{ classId: any, dogId: (await judge.get('/dogs')).json[0].id }]))
})

const paid = `(select id from purchases where status = 'paid' and discount_id is not null)`
const payment = `(select payment_id from purchases where status = 'paid' and discount_id is not null)`
/** A fault for each invariant, as a careless change or a lost update would leave it. */
const faults: [invariant: string, statement: string][] = [
  ['a class has taken as many', `update classes set taken = taken + 1 where id = '${any}'`],
  [
    'a paid purchase has its entries',
    `update entries set status = 'held' where purchase_id = ${paid} and status = 'paid'`,
  ],
  ['a paid entry belongs to a paid purchase', `update purchases set status = 'expired' where id = ${paid}`],
  ['a total is the sum', `update purchases set total = total + 1 where id = ${paid}`],
  [
    'a key has made one purchase',
    `update purchase_keys set user_id = (select id from users where email = 'admin@example.org') where purchase_id = ${paid}`,
  ],
  ['what is paid was charged', `update charges set amount = amount - 1 where payment_id = ${payment}`],
  ['no more goes back than came in', `insert into refunds (payment_id, refunded_at) values (${payment}, now())`],
  ['an entry refund is of a withdrawn entry', `update entries set status = 'released' where status = 'withdrawn'`],
  [
    'what covers refunds',
    `insert into provider_movements (id, provider_id, kind, purchase_id, amount, currency, state, reason, covered, noted_at, as_of)
      values (gen_random_uuid(), 're_1', 'refund_outside', ${paid}, 1, 'GBP', 'sent', 'other', 1, now(), now())`,
  ],
  [
    'a dispute that is decided',
    `with taken as (insert into ledger_transactions (kind, subject_id, purchase_id, day, currency, at, actor)
        values ('dispute', gen_random_uuid(), ${paid}, '2026-11-21', 'GBP', now(), 'system') returning id)
      insert into ledger_postings select id, account, amount from taken, (values ('disputed', 5), ('provider', -5)) moved (account, amount)`,
  ],
  ['the documents of a purchase add up', 'update entry_refunds set amount = amount - 1'],
  [
    'a document states in lines',
    `do $$ begin set local session_replication_role = replica; update invoices set lines = '[]' where kind = 'invoice'; end $$`,
  ],
  ['the numbers of invoices have no gap', 'update invoice_series set last = last + 1'],
  ['a code is used as often', `update discounts set used = used - 1 where code = 'SPRING10'`],
]

it('hold after a purchase, a withdrawal and a checkout', async () => {
  expect(await server.query('select amount from entry_refunds')).toEqual([{ amount: 495 }])
  expect(await server.brokenInvariants()).toEqual([])
})

it.each(faults)('find what breaks: %s', async (invariant, statement) => {
  await server.query(statement)
  expect(await server.brokenInvariants()).toContainEqual(expect.stringContaining(invariant))
})

it('find a dog that is entered twice, which the table itself refuses', async () => {
  await server.query('drop index entries_once')
  const twice = `insert into entries (id, purchase_id, class_id, dog_id, price, status)
    select gen_random_uuid(), purchase_id, class_id, dog_id, price, status from entries where purchase_id = ${paid} and status = 'paid'`
  await server.query(twice)
  expect(await server.brokenInvariants()).toContainEqual(expect.stringContaining('entered once in a class'))
  await server.query(
    `delete from entries where purchase_id = ${paid} and ctid not in (select min(ctid) from entries group by class_id, dog_id, status)`,
  )
  await server.query(`create unique index entries_once on entries (class_id, dog_id) where status in ('held', 'paid')`)
})
