import { and, ne, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { databases } from '../testing/testDatabases'
import type { TestServer } from '../testing/startTestServer'
import { contains } from './contains'
import { dogs, entries, purchases, users } from './schema'

describe.each(databases)('a text in a column on %s', (_name, databaseUrl) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl })
    await server.query(`create function plan_of(query text) returns setof text language plpgsql as $$
      begin set local enable_seqscan = off; return query execute 'explain ' || query; end $$`)
    // With a few rows, or with rows that its index has not sorted in yet, any index is as cheap as another.
    await server.query(`insert into users (id, email, name, roles, password_hash, created_at)
      select gen_random_uuid(), 'sought' || i || '@example.org', 'Member ' || i, '{ROLE_USER}', '', now() from generate_series(1, 2000) i`)
    await server.query('vacuum analyze users')
  })
  afterAll(() => server.close())

  const planOf = async (table: string, condition: SQL | undefined) => {
    const { sql: text, params } = new PgDialect().sqlToQuery(condition as SQL)
    const literal = text.replace(/\$(\d+)/g, (_, place: string) => `'${String(params[Number(place) - 1])}'`)
    return JSON.stringify(await server.query(`select plan_of($q$select from ${table} where ${literal}$q$)`))
  }

  it.each([
    ['users_name_sought', 'users', contains([users.name], 'Łucja')],
    ['users_email_sought', 'users', contains([users.email], 'Łucja')],
    ['dogs_name_sought', 'dogs', contains([dogs.name], 'Łucja')],
    ['dogs_kennel_club_name_sought', 'dogs', contains([dogs.kennelClubName], 'Łucja')],
    ['purchases_payer_sought', 'purchases', contains([purchases.payerName], 'Łucja')],
    ['entries_handler_sought', 'entries', and(ne(entries.handlerName, ''), contains([entries.handlerName], 'Łucja'))],
  ])('is found by the index %s', async (index, table, condition) => {
    expect(await planOf(table, condition)).toContain(`on ${index} `)
  })
})
