import { readdirSync, readFileSync } from 'node:fs'
import { databases } from '../../testing/testDatabases'
import { id } from '../../testing/buying'
import type { TestServer } from '../../testing/startTestServer'

const folder = 'server/db/migrations'
const own = '_measurements.sql'

const dog = (number: number, measured: number | null) =>
  `insert into dogs (id, slug, owner_id, name, kennel_club_name, pedigree_name, pet_name, gender, breed, birth_date,
     kennel_club_grade, fci_level, nexus_rank, measured_height, created_at)
   values ('${id(2, number)}', 'dog-${number}', '${id(1, 1)}', 'Dog', '', '', '', 'male', 'Whippet', '2022-02-02', 1,
     'none', 1, ${measured}, '2025-01-01T10:00:00Z')`
const said = (number: number, value: number, by: string, day: string) =>
  `insert into dog_history (dog_id, field, value, source, said_by, at)
   values ('${id(2, number)}', 'height', '${value}', 'measured', ${by}, '${day}T10:00:00Z')`
const judge = `'${id(1, 2)}'`

const rowsFromBefore = [
  ...[1, 2].map(
    (number) => `insert into users (id, email, name, password_hash, roles, locale, created_at)
      values ('${id(1, number)}', 'user-${number}@example.org', 'User', '', '{ROLE_USER}', 'en', now())`,
  ),
  `insert into nexus_ranks values (1, 'One', 'Jeden')`,
  // Measured twice, the second time by someone known; by an unknown person; with no history at all; not measured.
  dog(1, 353),
  said(1, 353, 'null', '2025-02-01'),
  said(1, 341, judge, '2025-03-01'),
  said(1, 353, judge, '2025-04-01'),
  dog(2, 420),
  said(2, 420, 'null', '2025-05-01'),
  dog(3, 501),
  dog(4, null),
]

describe.each(databases)('heights that were measured before each measurement was kept, on %s', (_name, url) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: url })
  })
  afterAll(() => server.close())

  it('are one measurement each, by the account that last recorded it [D41]', async () => {
    for (const statement of ['drop schema public cascade', 'create schema public']) await server.query(statement)
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
    const apply = async (file: string) => {
      for (const statement of readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint'))
        await server.query(statement)
    }
    const at = files.findIndex((name) => name.endsWith(own))
    expect(at).toBeGreaterThan(0)
    for (const file of files.slice(0, at)) await apply(file)
    for (const statement of rowsFromBefore) await server.query(statement)
    await apply(files[at] ?? '')
    const rows = await server.query(`select dog_id, height, kind, measured_by,
      to_char(measured_at at time zone 'UTC', 'YYYY-MM-DD') as day from dog_measurements order by dog_id`)
    expect(rows).toEqual([
      { dog_id: id(2, 1), height: 353, kind: 'first', measured_by: id(1, 2), day: '2025-04-01' },
      { dog_id: id(2, 2), height: 420, kind: 'imported', measured_by: null, day: '2025-05-01' },
      { dog_id: id(2, 3), height: 501, kind: 'imported', measured_by: null, day: '2025-01-01' },
    ])
  })
})
