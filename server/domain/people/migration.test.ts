import { readdirSync, readFileSync } from 'node:fs'
import { databases } from '../../testing/testDatabases'
import type { TestServer } from '../../testing/startTestServer'

const folder = 'server/db/migrations'
const own = '0012_people.sql'
const id = (group: number, number: number) => `0000000${group}-0000-4000-8000-${String(number).padStart(12, '0')}`

const show = (number: number, approvers: string) =>
  `insert into shows values ('${id(3, number)}', 'show-${number}', 'Show', '2026-12-12', '2026-12-13', '{}', '', '', 'GB',
     'published', 'Europe/London', now(), now(), '${approvers}')`

/** Two judges of one name, and approvers who are a judge, nearly one, named twice, or named by two shows. */
const rowsFromBefore = [
  `insert into judges values ('${id(4, 2)}', 'Marek Zieliński'), ('${id(4, 1)}', 'Marek Zieliński'), ('${id(4, 3)}', 'Fiona Drummond')`,
  show(1, '{Ruth Pemberton,"Marek Zieliński",Ruth Pemberton}'),
  show(2, '{Ruth Pemberton,marek zieliński}'),
  show(3, '{}'),
  `insert into show_judges values ('${id(3, 1)}', '${id(4, 2)}'), ('${id(3, 1)}', '${id(4, 3)}'), ('${id(3, 2)}', '${id(4, 1)}')`,
]

describe.each(databases)('judges and approvers of a database from before people, on %s', (_name, url) => {
  let server: TestServer
  const apply = async (file: string) => {
    for (const statement of readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint'))
      await server.query(statement)
  }
  const judged = 'select show_id, j.id, j.name from show_judges join judges j on j.id = judge_id order by 1, 2'
  const approved = 'select id, approvers from shows order by 1'
  const ask = (statement: string) => server.query(statement)
  let before: Record<string, unknown>[][] = []

  beforeAll(async () => {
    server = await testServer.start({ databaseUrl: url })
    for (const statement of ['drop schema public cascade', 'create schema public']) await server.query(statement)
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name < own)
    for (const file of files.sort()) await apply(file)
    for (const statement of rowsFromBefore) await server.query(statement)
    before = [await ask(judged), await ask(approved)]
    await apply(own)
  })
  afterAll(() => server.close())

  it('are people: judges with the ids that they had, approvers one for each name [P01]', async () => {
    expect(await ask(`select id::text, name from people where id::text like '00000004%' order by id`)).toEqual([
      { id: id(4, 1), name: 'Marek Zieliński' },
      { id: id(4, 2), name: 'Marek Zieliński' },
      { id: id(4, 3), name: 'Fiona Drummond' },
    ])
    const added = await ask(`select name, account_id from people where id::text not like '00000004%' order by name`)
    expect(added).toEqual([
      { name: 'Ruth Pemberton', account_id: null },
      { name: 'marek zieliński', account_id: null },
    ])
  })

  it('are named by the same shows', async () => {
    expect(before[0]).toHaveLength(3)
    const judges = 'select show_id, p.id, p.name from show_judges join people p on p.id = person_id order by 1, 2'
    expect(await ask(judges)).toEqual(before[0])
    const approvers = `select right(show_id::text, 1) as show, p.name, p.id::text like '00000004%' as judges
      from show_approvers join people p on p.id = person_id order by 1, p.name collate "C"`
    expect(await ask(approvers)).toEqual([
      { show: '1', name: 'Marek Zieliński', judges: true },
      { show: '1', name: 'Ruth Pemberton', judges: false },
      { show: '2', name: 'Ruth Pemberton', judges: false },
      { show: '2', name: 'marek zieliński', judges: false },
    ])
  })

  it('are read by a server of the version before as ever, and of shows that are made meanwhile [P02]', async () => {
    expect([await ask(judged), await ask(approved)]).toEqual(before)
    await ask(show(4, '{}').replace(", '{}')", ')'))
    await ask(`insert into show_judges (show_id, person_id) values ('${id(3, 4)}', '${id(4, 3)}')`)
    expect(await ask(judged)).toContainEqual({ show_id: id(3, 4), id: id(4, 3), name: 'Fiona Drummond' })
    expect((await ask(approved)).at(-1)).toEqual({ id: id(3, 4), approvers: [] })
  })
})
