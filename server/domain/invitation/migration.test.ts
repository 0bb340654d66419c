import { readdirSync, readFileSync } from 'node:fs'
import { databases } from '../../testing/testDatabases'
import type { TestServer } from '../../testing/startTestServer'

const folder = 'server/db/migrations'
const own = '0041_one_invitations.sql'
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const user = (number: number) =>
  `insert into users (id, email, name, password_hash, roles, locale, created_at) values ('${id(number)}', 'u${number}@example.org', 'U', '', '{ROLE_USER}', 'en', now())`

describe.each(databases)('invitations of a database from before they were one table, on %s [P07]', (_name, url) => {
  let server: TestServer
  const ask = (statement: string) => server.query(statement)
  const apply = async (file: string) => {
    for (const statement of readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint'))
      await ask(statement)
  }
  const dogRows =
    'select id, dog_id, kind, email, token_hash, invited_by, state, expires_at from dog_invitations order by id'
  const personRows =
    'select id, person_id, role, email, token_hash, invited_by, state, expires_at from person_invitations order by id'
  let before: Record<string, unknown>[][] = []

  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: url })
    for (const statement of ['drop schema public cascade', 'create schema public']) await ask(statement)
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name < own)
    for (const file of files.sort()) await apply(file)
    for (const number of [1, 2, 3]) await ask(user(number))
    await ask(`insert into nexus_ranks values (1, 'Level 1', 'Poziom 1')`)
    await ask(`insert into dogs (id, slug, owner_id, name, kennel_club_name, pedigree_name, pet_name, gender, breed, birth_date,
        kennel_club_grade, fci_level, nexus_rank, created_at)
      values ('${id(4)}', 'rex', '${id(1)}', 'Rex', '', '', '', 'male', '', '2020-01-01', 1, 'none', 1, now())`)
    await ask(`insert into people (id, name) values ('${id(5)}', 'Fiona Drummond')`)
    await ask(`insert into dog_invitations values
      ('${id(11)}', '${id(4)}', 'owner', 'u2@example.org', 'hash-1', '${id(1)}', 'accepted', now(), now() + interval '7 days'),
      ('${id(12)}', '${id(4)}', 'manager', 'u2@example.org', 'hash-2', '${id(1)}', 'open', now(), now() + interval '7 days')`)
    await ask(`insert into person_invitations values
      ('${id(13)}', '${id(5)}', 'judge', 'u2@example.org', 'hash-3', '${id(1)}', 'open', now(), now() + interval '14 days')`)
    await ask(`insert into households (id, asked_by, email, agreed_by, created_at, agreed_at, declined_at) values
      ('${id(14)}', '${id(1)}', null, '${id(2)}', now(), now(), null),
      ('${id(15)}', '${id(1)}', 'u3@example.org', null, now(), null, null),
      ('${id(16)}', '${id(2)}', 'u3@example.org', null, now(), null, now())`)
    before = [await ask(dogRows), await ask(personRows)]
    await apply(own)
  })
  afterAll(() => server.close())

  it('are all kept, and a household that was asked becomes an invitation', async () => {
    const kept = await ask('select id, kind, state from invitations order by id')
    expect(kept).toEqual([
      { id: id(11), kind: 'owner', state: 'accepted' },
      { id: id(12), kind: 'manager', state: 'open' },
      { id: id(13), kind: 'judge', state: 'open' },
      { id: id(15), kind: 'household', state: 'open' },
      { id: id(16), kind: 'household', state: 'declined' },
    ])
    expect(await ask('select id from households')).toEqual([{ id: id(14) }])
  })

  it('are read and written by an older server as ever', async () => {
    expect([await ask(dogRows), await ask(personRows)]).toEqual(before)
    await ask(`update dog_invitations set state = 'accepted' where id = '${id(12)}'`)
    await ask(`delete from person_invitations where id = '${id(13)}'`)
    await ask(`insert into person_invitations (id, person_id, role, email, token_hash, invited_by, created_at, expires_at)
      values ('${id(17)}', '${id(5)}', 'approver', 'u3@example.org', 'hash-4', '${id(1)}', now(), now() + interval '14 days')`)
    await ask(`select id from dog_invitations where expires_at > now() for update skip locked`)
    expect(await ask(`select id, kind, state from invitations where kind <> 'household' order by id`)).toEqual([
      { id: id(11), kind: 'owner', state: 'accepted' },
      { id: id(12), kind: 'manager', state: 'accepted' },
      { id: id(17), kind: 'approver', state: 'open' },
    ])
  })

  it('take in the household that an older server asks for', async () => {
    for (const number of [18, 19])
      await ask(`insert into households (id, asked_by, email, created_at) values
        ('${id(number)}', '${id(3)}', 'u1@example.org', now()) on conflict do nothing`)
    expect(await ask(`select id, kind, email, state from invitations where invited_by = '${id(3)}'`)).toEqual([
      { id: id(18), kind: 'household', email: 'u1@example.org', state: 'open' },
    ])
    expect(await ask('select id from households')).toEqual([{ id: id(14) }])
  })
})
