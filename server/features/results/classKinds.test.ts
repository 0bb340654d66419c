import { id } from '../../testing/buying'
import { callerOf, logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'stirling-castle-agility'
const [firstClass, classId] = [id(5, 901), id(5, 902)]
const ran = [id(8, 2021), id(8, 2022), id(8, 2023)] as const
const [sniezka, zrebak, los] = ran
const run = (result: object = {}) => ({ faults: 0, refusals: 0, time: 3462, outcome: 'run', ...result })

interface Row {
  entryId: string
  place: number | null
}

describe('classes of every kind', () => {
  let server: TestServer
  let admin: Caller
  let judge: Caller
  let visitor: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    judge = await logIn(server, 'judge')
    visitor = callerOf(server)
  })

  const deskOf = (cls: string) => `/desk/shows/${slug}/classes/${cls}`
  const shape = (cls: string, set: string) => server.query(`update classes set ${set} where id = '${cls}'`)
  const publish = async (cls: string, rows: [string, object][], course: object = {}): Promise<ApiResponse> => {
    const body = { version: 0, courseTime: null, courseLength: null, ...course }
    const { json } = await judge.put(`${deskOf(cls)}/results`, {
      ...body,
      rows: rows.map(([entryId, result]) => ({ entryId, result })),
    })
    return judge.post(`${deskOf(cls)}/results/publication`, { version: json.version })
  }
  const shown = async (cls = classId) => (await visitor.get(`/shows/${slug}/classes/${cls}/runs`)).json
  const places = async () =>
    Object.fromEntries(((await shown()).results.rows as Row[]).map(({ entryId, place }) => [entryId, place]))
  const counted = async (dogOf: string): Promise<number> => {
    const [dog] = await server.query(
      `select dogs.slug from entries join dogs on dogs.id = dog_id where entries.id = '${dogOf}'`,
    )
    return (await admin.get(`/dogs/${String(dog?.slug)}/runs`)).json.moveUp?.clearRounds ?? 0
  }

  it('places by points without a course time, and wants points of every run [Y13]', async () => {
    await shape(classId, `kind = 'points', name = 'Gamblers'`)
    const points = [12, 20, 20]
    const rows = ran.map((entry, index): [string, object] => [entry, run({ points: points[index] })])
    const incomplete = rows.map(([entry, result], index): [string, object] => [
      entry,
      index === 0 ? { ...result, points: null } : result,
    ])
    expect((await publish(classId, incomplete)).json.code).toBe('results_incomplete')
    const { json } = await judge.put(`${deskOf(classId)}/results`, {
      version: 1,
      courseTime: null,
      courseLength: null,
      rows: rows.map(([entryId, result]) => ({ entryId, result })),
    })
    expect(json.rules).toMatchObject({ kind: 'points' })
    await judge.post(`${deskOf(classId)}/results/publication`, { version: json.version })
    expect(await places()).toEqual({ [sniezka]: 3, [zrebak]: 1, [los]: 1 })
    const { results } = await shown()
    expect(results).toMatchObject({ courseTime: null, rules: { kind: 'points' } })
    expect(results.rows[0]).toMatchObject({ round: 'points', points: 20, total: null })
  })

  it('refuses points that no dog can have [Y13]', async () => {
    for (const points of [-1, 1000, 1.5, '12']) {
      const rows = [{ entryId: sniezka, result: run({ points }) }]
      const saved = await judge.put(`${deskOf(classId)}/results`, {
        version: 0,
        courseTime: null,
        courseLength: null,
        rows,
      })
      expect(saved.status).toBe(400)
    }
  })

  it('adds faults to the time, and counts no clear round for a level [Y13]', async () => {
    await shape(classId, `kind = 'time_plus_faults'`)
    const before = await counted(sniezka)
    await publish(classId, [
      [sniezka, run({ time: 3000 })],
      [zrebak, run({ time: 2700, faults: 1 })],
      [los, run({ time: 2400, faults: 1 })],
    ])
    expect(await places()).toEqual({ [sniezka]: 2, [zrebak]: 3, [los]: 1 })
    expect((await shown()).results.rows[0]).toMatchObject({ total: 2900, round: 'faults' })
    expect(await counted(sniezka)).toBe(before)
  })

  it('has teams that the desk names, run together and placed as one [Y13]', async () => {
    await shape(classId, `team_size = 2`)
    const teams = [
      { entryId: sniezka, team: 'Łapy' },
      { entryId: los, team: 'lapy' },
      { entryId: zrebak, team: 'Solo' },
    ]
    const three = teams.map((one) => ({ ...one, team: 'Łapy' }))
    expect((await admin.put(`${deskOf(classId)}/teams`, { teams: three })).json).toMatchObject({ [los]: 'team_full' })
    const named = await admin.put(`${deskOf(classId)}/teams`, { teams })
    expect(named.json.runs.map(({ team }: { team: string }) => team).toSorted()).toEqual(
      ['Solo', 'lapy', 'Łapy'].toSorted(),
    )
    const order = await admin.post(`${deskOf(classId)}/running-order`, { version: named.json.version })
    const turns = order.json.runs.map(({ entryId }: Row) => entryId)
    expect(Math.abs(turns.indexOf(sniezka) - turns.indexOf(los))).toBe(1)
    await publish(
      classId,
      [
        [sniezka, run()],
        [los, run({ faults: 1 })],
        [zrebak, run({ time: 3000 })],
      ],
      { courseTime: 3800 },
    )
    expect(await places()).toEqual({ [sniezka]: 1, [los]: 1, [zrebak]: null })
    const late = await admin.put(`${deskOf(classId)}/teams`, { teams: [{ entryId: zrebak, team: 'Łapy' }] })
    expect(late.json.code).toBe('results_published')
    const audited = await server.query(`select after from audit where action = 'running_order.teams'`)
    expect(audited).toEqual([{ after: { teams } }])
  })

  it('names no team in a class without teams, nor for an entry of another class, nor by a judge [Y13]', async () => {
    const teams = [{ entryId: sniezka, team: 'Łapy' }]
    expect((await admin.put(`${deskOf(classId)}/teams`, { teams })).status).toBe(404)
    await shape(firstClass, `team_size = 2`)
    expect((await admin.put(`${deskOf(firstClass)}/teams`, { teams })).status).toBe(404)
    expect((await judge.put(`${deskOf(classId)}/teams`, { teams })).status).toBe(403)
  })

  it('sums two rounds once both are published, and follows a correction of one [Y12]', async () => {
    await server.query(`update classes set combined_as = 'Puchar' where id in ('${firstClass}', '${classId}')`)
    await server.query(`delete from entries where class_id = '${firstClass}'`)
    await server.query(
      `insert into entries (id, purchase_id, class_id, dog_id, price, status)
       select gen_random_uuid(), purchase_id, '${firstClass}', dog_id, price, 'paid' from entries
       where id in ('${sniezka}', '${zrebak}')`,
    )
    const first = await server.query(
      `select one.id from entries one join entries other on other.dog_id = one.dog_id and other.class_id = '${classId}'
       where one.class_id = '${firstClass}' order by other.id`,
    )
    const [one = '', two = ''] = first.map((entry) => String(entry.id))
    await publish(
      classId,
      [
        [sniezka, run()],
        [zrebak, run({ faults: 1 })],
        [los, run()],
      ],
      { courseTime: 3800 },
    )
    expect((await shown()).combined).toMatchObject({ name: 'Puchar', rows: null })
    await publish(
      firstClass,
      [
        [one, run({ faults: 2 })],
        [two, run({ time: 3000 })],
      ],
      { courseTime: 3800 },
    )
    const sums = async () =>
      (await shown()).combined.rows.map(({ dogName, place, total, time }: Row & Record<string, unknown>) => [
        dogName,
        place,
        total,
        time,
      ])
    expect(await sums()).toEqual([
      ['Źrebak', 1, 500, 6462],
      ['Śnieżka', 2, 1000, 6924],
    ])
    const sheet = (await judge.get(`${deskOf(firstClass)}/results`)).json
    await admin.post(`${deskOf(firstClass)}/results/disqualification`, {
      version: sheet.version,
      entryId: two,
      reason: 'It ran in another dog’s place.',
    })
    expect(await sums()).toEqual([
      ['Śnieżka', 1, 1000, 6924],
      ['Źrebak', null, null, null],
    ])
  })

  it('counts for a league by its groups, and no run with too many faults [Y14]', async () => {
    await server.query(`delete from leagues`)
    await server.query(
      `insert into leagues (id, slug, name_en, name_pl, starts_on, ends_on, points, best_results, grouped_by, most_faults)
       values (gen_random_uuid(), 'l', 'L', 'L', '2000-01-01', '2100-01-01', '{3,2,1}', 5, 'height', 900)`,
    )
    await server.query(`delete from results where class_id <> '${classId}'`)
    await publish(
      classId,
      [
        [sniezka, run()],
        [zrebak, run({ time: 3000 })],
        [los, run({ faults: 2 })],
      ],
      { courseTime: 3800 },
    )
    await server.query(`update results set height = 'small' where entry_id = '${sniezka}'`)
    const [league] = (await visitor.get('/leagues')).json
    expect(league.rules).toMatchObject({ groupedBy: 'height', mostFaults: 900 })
    const table = league.rows.map(({ dogName, position, height, points }: Row & Record<string, unknown>) => [
      dogName,
      position,
      height,
      points,
    ])
    expect(table).toHaveLength(2)
    expect(table).toContainEqual(['Śnieżka', 1, 'small', 3])
    expect(table).toContainEqual(['Źrebak', 1, expect.any(String), 3])
    await shape(classId, `kind = 'not_for_competition'`)
    expect((await visitor.get('/leagues')).json[0].rows).toEqual([])
  })
})
