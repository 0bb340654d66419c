import { readFileSync } from 'node:fs'
import { buy, cart, id, latka, pay, plan } from '../testing/buying'
import { logIn } from '../testing/client'
import { databases } from '../testing/testDatabases'
import type { TestServer } from '../testing/startTestServer'

/** Every column that holds a value of one of the contract's lists, and was there before it was checked. */
const older = [
  'classes.type',
  'classes.height',
  'classes.currency',
  'dogs.gender',
  'dogs.fci_level',
  'dogs.kennel_club_grade',
  'entries.status',
  'entries.handler',
  'purchases.kind',
  'purchases.status',
  'purchases.plan_id',
  'purchases.currency',
  'shows.state',
  'reset_requests.locale',
  'users.roles',
  'users.locale',
  'news.locale',
]
const newer = [
  'accepted_documents.document',
  'accepted_documents.locale',
  'bank_lines.booked_to',
  'bank_lines.outcome',
  'class_results.placed_by',
  'classes.kind',
  'classes.placed_by',
  'classes.scale',
  'course_reviews.decision',
  'courses.kind',
  'discounts.currency',
  'dog_history.field',
  'dog_history.source',
  'dog_levels.source',
  'dog_measurements.kind',
  'entries.reduction',
  'invitations.kind',
  'invitations.state',
  'invoice_series.kind',
  'invoices.currency',
  'invoices.form',
  'invoices.kind',
  'invoices.locale',
  'invoices.paid_with',
  'invoices.reason_code',
  'judge_contracts.currency',
  'judge_contracts.travel_kind',
  'leagues.grouped_by',
  'leagues.height',
  'leagues.type',
  'ledger_postings.account',
  'ledger_transactions.kind',
  'level_proposals.state',
  'mailing_recipients.state',
  'mailings.kind',
  'mailings.state',
  'memberships.event',
  'memberships.kind',
  'plan_prices.currency',
  'problem_reports.locale',
  'provider_lines.booked_to',
  'provider_lines.kind',
  'provider_lines.outcome',
  'provider_movements.kind',
  'provider_movements.reason',
  'provider_movements.state',
  'purchases.desk_way',
  'purchases.membership_kind',
  'purchases.paid_by',
  'results.outcome',
  'show_approvals.decision',
  'show_costs.currency',
  'show_costs.kind',
  'show_extras.currency',
  'show_extras.kind',
  'show_judges.answer',
  'show_proposals.ended_as',
  'stripe_payments.state',
  'unsubscriptions.kind',
  'users.membership_kind',
  'waiting_list.state',
]
const columns = [...older, ...newer]
const wrongValue = (column: string) => {
  if (column === 'users.roles') return `'{ROLE_USER,ROLE_TREASURER}'`
  return column === 'dogs.kennel_club_grade' ? '8' : `'something else'`
}
const checkOf = (column: string) => `${column.replace('.', '_').replace('plan_id', 'plan')}_known`

describe.each(databases)('values of a list on %s [V08]', (_name, url) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: url })
    // Its rows are never changed: here a check is tried, which comes after that.
    for (const table of ['invoices', 'ledger_transactions', 'ledger_postings'])
      await server.query(`alter table ${table} disable trigger user`)
    await server.query(
      `insert into bank_lines (id, account, day, amount, currency, name, text, bank_id, imported_at)
        values (gen_random_uuid(), '', '2026-11-20', -320, 'GBP', '', '', '', now())`,
    )
    await server.query(
      `insert into provider_lines (id, provider_id, kind, payout, day, amount, fee, currency, text, imported_at, is_unknown)
        values (gen_random_uuid(), 'txn_1', 'other', 'po_1', '2026-11-20', -320, 0, 'GBP', '', now(), true)`,
    )
    const member = await logIn(server, 'member')
    const bought = await buy(member, cart())
    await pay(member, bought)
    await member.post(`/purchases/${bought.json.id}/invoices`, { name: 'Ola', address: 'Gdańsk', taxNumber: '' })
    await buy(member, plan())
    await member.post('/waiting-list', { classId: id(5, 102), dogId: latka })
    await server.query(
      `insert into show_approvals select show_id, person_id, 'agreed', null, now() from show_approvers limit 1`,
    )
    await server.query(
      `insert into stripe_payments (payment_id, attempt, state, requested_at) values (gen_random_uuid(), 1, 'asked', now())`,
    )
    await server.query(
      `insert into provider_movements (id, provider_id, kind, purchase_id, amount, currency, state, reason, noted_at, as_of)
        select gen_random_uuid(), 're_1', 'refund_outside', id, 1, 'GBP', 'sent', 'other', now(), now() from purchases limit 1`,
    )
    await server.query(
      `insert into dog_levels (dog_id, rank_before, rank, effective_from, source, at)
        select id, 1, 2, '2026-11-22', 'results', now() from dogs limit 1`,
    )
    await server.query(
      `insert into level_proposals (id, dog_id, rank, earned_on, clear_rounds, agility_rounds, needed, needed_in_agility, state, proposed_at)
        select gen_random_uuid(), id, 1, '2026-11-21', 4, 2, 4, 2, 'open', now() from dogs limit 1`,
    )
    await server.query(
      `insert into show_proposals (id, show_id, before, after, why, made_at)
        select gen_random_uuid(), id, '{}', '{}', '', now() from shows limit 1`,
    )
    await server.query(
      `insert into show_extras (id, show_id, kind, name, price, currency, options, created_at)
        select gen_random_uuid(), id, 'other', '{}', 0, 'GBP', '[]', now() from shows limit 1`,
    )
    await server.query(`insert into unsubscriptions select id, 'news', now() from users limit 1`)
    const admin = await logIn(server, 'admin')
    await admin.post(`/desk/people/${id(4, 2)}/invitation`, {
      role: 'judge',
      email: 'friend@example.org',
      currentPassword: 'clear-round',
    })
    await member.post('/dogs/latka/invitations', { kind: 'manager', email: 'friend@example.org' })
    await server.ask({
      method: 'POST',
      url: '/api/forgot-password',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'member@example.org' }),
    })
  })
  afterAll(() => server.close())

  const known = async () => {
    const rows = await server.query(`select conname from pg_constraint where conname like '%\\_known' order by 1`)
    return rows.map(({ conname }) => conname)
  }

  it.each(columns)('are the only ones that %s takes', async (column) => {
    const [table, name] = column.split('.')
    const change = server.query(`update ${table} set ${name} = ${wrongValue(column)}`)
    await expect(change).rejects.toMatchObject({ cause: { constraint: checkOf(column) } })
  })

  it('are checked for every column that is named above, and for no other', async () => {
    expect(await known()).toEqual(columns.map(checkOf).sort())
  })

  it('are checked in a database from before it, whose rows are all kept', async () => {
    const count = `select (select count(*) from purchases) p, (select count(*) from entries) e, (select count(*) from users) u`
    const before = [await server.query(count), await known()]
    for (const column of older)
      await server.query(`alter table ${column.split('.')[0]} drop constraint ${checkOf(column)}`)
    expect(await known()).toEqual(newer.map(checkOf))
    const migration = readFileSync('server/db/migrations/0011_checked_values.sql', 'utf8')
    for (const statement of migration.split('--> statement-breakpoint')) await server.query(statement)
    expect([await server.query(count), await known()]).toEqual(before)
  })
})
