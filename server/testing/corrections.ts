import fc from 'fast-check'
import { brokenInvariants } from './invariants'
import { callerOf, logIn, type ApiResponse, type Caller } from './client'
import { leaguePoints } from './leaguePoints'
import { countedInvariants, resultInvariants } from './resultInvariants'
import type { TestServer } from './startTestServer'

const slug = 'stirling-castle-agility'
const league = 'corrections'
const outcomes = ['run', 'run', 'run', 'run', 'run', 'run', 'eliminated', 'not_run'] as const

const upTo = (max: number) => fc.integer({ min: 0, max })
const run = fc
  .record({
    // Every third run or so is clear: dogs earn levels, and lose them again.
    faults: fc.constantFrom(0, 0, 0, 1, 2),
    refusals: fc.constantFrom(0, 0, 0, 0, 1, 3, 5),
    // Few different times, so that runs are equal.
    time: fc.constantFrom(3400, 3500, 3799, 3800, 3801, 4200, 7000, 9000),
    outcome: fc.constantFrom(...outcomes),
  })
  .map((result) => ({ ...result, ...(result.outcome === 'not_run' && { time: null }) }))

const correction = fc.record({
  cls: fc.nat(),
  rows: fc.array(fc.record({ starter: fc.nat(), result: fc.option(run, { freq: 8 }) }), { minLength: 1, maxLength: 6 }),
  courseTime: fc.constantFrom(3500, 3800, 4000),
  courseLength: fc.constantFrom(150, 165, 180),
  maximumTime: fc.option(fc.constantFrom(4100, 8000)),
  /** What happens beside it: nothing, a second correction at the same time, a disqualification after it, a change elsewhere. */
  beside: fc.constantFrom('nothing', 'nothing', 'nothing', 'another', 'disqualification', 'change'),
  change: upTo(4),
})
type Correction = typeof correction extends fc.Arbitrary<infer Value> ? Value : never

/** Nothing of these may reach a published result. */
const changes = [
  `update dogs set name = 'Renamed ' || slug, measured_height = 200 + (random() * 400)::int where slug like '%a%'`,
  `update dogs set owner_id = (select id from users where email = 'admin@example.org') where slug like '%e%'`,
  `update shows set rule_set = case rule_set when 'fci' then 'house' else 'fci' end where slug = '${slug}'`,
  `insert into rule_sets (key, version, valid_from, name_en, name_pl, rules)
    select key, version + 1, valid_from + 1, name_en, name_pl, jsonb_set(rules, '{scoring,refusalsToEliminate}',
      to_jsonb(3 + version % 3)) from rule_sets r
    where version = (select max(version) from rule_sets where key = r.key) and version < 40`,
  `update users set name = 'Another ' || id where email not like '%example.org'`,
]

/** Enters every dog of the show in classes of the house, FCI and the Kennel Club, placed together, by height and by level. */
const prepare = async ({ query }: TestServer): Promise<{ id: string; entryIds: string[] }[]> => {
  const ofShow = `show_id = (select id from shows where slug = '${slug}')`
  const [model] = await query(`select e.id from entries e join classes c on c.id = e.class_id
    where ${ofShow} and e.status = 'paid' order by e.id limit 1`)
  await query(`delete from classes where ${ofShow} and id not in (select class_id from entries)`)
  await query(`insert into classes select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'ring', 10 + n,
      'taken', 0, 'capacity', 100, 'begun', false, 'height', 'any', 'start_level', 1, 'end_level', 5, 'waiting', 0,
      'date', (select start_date from shows where id = c.show_id),
      'type', case when n % 3 = 0 then 'jumping' else 'agility' end, 'veteran', false, 'name', 'Corrected ' || n,
      'rule_set', case when n = 7 then 'fci' when n = 8 then 'kennel_club' end,
      'scale', case when n = 7 then 'fci' when n = 8 then 'kennel_club' else 'nexus' end,
      'placed_by', case n % 3 when 0 then 'together' when 1 then 'height' else 'level' end))).*
    from classes c, generate_series(1, 8) n where c.id = (select class_id from entries where id = '${String(model?.id)}')`)
  await query(`insert into entries select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
      'class_id', c.id, 'dog_id', d.id, 'not_for_competition', d.slug like 'b%'))).*
    from entries e, classes c, dogs d where e.id = '${String(model?.id)}' and c.name like 'Corrected %' and not d.retired`)
  await query(`update classes set taken = (select count(*) from entries where class_id = classes.id)
    where name like 'Corrected %'`)
  await query(`update class_results set published_at = null`)
  await query(`update results set total = null, place = null`)
  await query(`update rule_sets set rules = jsonb_set(rules, '{progression}', '{"clearRounds":2,"inAgility":1}')
    where key = 'house'`)
  await query(`update settings set value = 'proposed' where key = 'level_promotion'`)
  await query(`insert into leagues (id, slug, name_en, name_pl, starts_on, ends_on, points, best_results, grouped_by)
    select gen_random_uuid(), '${league}', slug, slug, start_date, end_date, '{10,8,6,5,4,3,2,1}', 4, 'height'
    from shows where slug = '${slug}'`)
  const rows = await query(`select c.id, array_agg(e.id order by e.id) entries from classes c
    join entries e on e.class_id = c.id where c.name like 'Corrected %' group by c.id order by c.id`)
  return rows.map((row) => ({ id: String(row.id), entryIds: row.entries as string[] }))
}

const expectStatus = ({ status, json }: ApiResponse, ...allowed: number[]): void => {
  if (!allowed.includes(status)) throw new Error(`answered ${status} ${JSON.stringify(json)}`)
}

const versionOf = async ({ query }: TestServer, classId: string): Promise<number> =>
  Number((await query(`select version from class_results where class_id = '${classId}'`))[0]?.version ?? 0)

/** What is recorded of a run when its results are entered. */
const stampsOf = async ({ query }: TestServer): Promise<string> =>
  String(
    (
      await query(`select md5(string_agg(concat_ws('|', entry_id, dog_name, number, handler, height, rank, level), ','
        order by entry_id)) stamps from results`)
    )[0]?.stamps,
  )

const reason = 'The clock of the ring had stopped.'

const correct = async (
  server: TestServer,
  desk: Caller,
  { id, entryIds }: { id: string; entryIds: string[] },
  { rows, beside, change, cls: _, ...course }: Correction,
): Promise<void> => {
  const at = `/desk/shows/${slug}/classes/${id}/results`
  const version = await versionOf(server, id)
  if (beside === 'change') await server.query(changes[change] ?? '')
  const opened = await Promise.all(
    Array.from({ length: beside === 'another' ? 2 : 1 }, () => desk.post(`${at}/correction`, { version, reason })),
  )
  opened.forEach((answer) => expectStatus(answer, 200, 409))
  if (opened.filter(({ status }) => status === 200).length !== 1) throw new Error('opened twice, or not at all')
  const changed = new Map(rows.map(({ starter, result }) => [entryIds[starter % entryIds.length], result]))
  const sent = [...changed].map(([entryId, result]) => ({ entryId, result }))
  const saved = await desk.put(at, { version: await versionOf(server, id), ...course, rows: sent })
  expectStatus(saved, 200)
  expectStatus(await desk.post(`${at}/publication`, { version: await versionOf(server, id) }), 200)
  if (beside !== 'disqualification') return
  const entryId = entryIds[change % entryIds.length]
  expectStatus(
    await desk.post(`${at}/disqualification`, { version: await versionOf(server, id), entryId, reason }),
    200,
  )
}

const publishFirst = async (server: TestServer, desk: Caller, classes: { id: string; entryIds: string[] }[]) => {
  for (const { id, entryIds } of classes) {
    const at = `/desk/shows/${slug}/classes/${id}/results`
    const rows = entryIds.map((entryId, index) => ({
      entryId,
      result: { faults: index % 3, refusals: 0, time: 3400 + (index % 5) * 100, outcome: 'run' },
    }))
    expectStatus(await desk.put(at, { version: 0, courseTime: 3800, courseLength: 165, rows }), 200)
    expectStatus(await desk.post(`${at}/publication`, { version: await versionOf(server, id) }), 200)
  }
}

/** What is wrong with results, the league and levels now; nothing is. */
export const wrongNow = async (server: TestServer): Promise<string[]> => {
  await server.runJobs()
  const wrong = await brokenInvariants(server.query, { ...resultInvariants, ...countedInvariants })
  const { json } = await callerOf(server).get('/leagues')
  const { rows } = json.find((one: { slug: string }) => one.slug === league)
  const shown = new Map<string, number>(
    rows.map((row: { dogName: string; height: string; points: number }) => [
      `${row.dogName} ${row.height}`,
      row.points,
    ]),
  )
  const right = await leaguePoints(server.query, league)
  const differ = [...right].filter(([dog, points]) => shown.get(dog) !== points)
  return [
    ...wrong,
    ...differ.map(([dog, points]) => `${dog} has ${shown.get(dog) ?? 'no'} points in the league, not ${points}`),
  ]
}

export interface Corrected {
  corrections: number
  /** How many checks were made, each of all invariants. */
  checks: number
  wrong: string[]
}

/**
 * Corrects published results at random, now and then two at once or with a disqualification behind it, while dogs, rules and
 * shows change. Checks every so often, and stops where anything is wrong.
 */
export const correctAtRandom = async (
  server: TestServer,
  { corrections, seed, checkEvery }: { corrections: number; seed: number; checkEvery: number },
): Promise<Corrected> => {
  await server.reset()
  const classes = await prepare(server)
  const desk = await logIn(server, 'admin')
  await publishFirst(server, desk, classes)
  const stamps = await stampsOf(server)
  let checks = 0
  for (const [index, one] of fc.sample(correction, { numRuns: corrections, seed }).entries()) {
    const cls = classes[one.cls % classes.length]
    if (cls) await correct(server, desk, cls, one)
    if ((index + 1) % checkEvery > 0) continue
    checks += 1
    const wrong = await wrongNow(server)
    if ((await stampsOf(server)) !== stamps) wrong.push('what was recorded of a run has changed')
    if (wrong.length > 0) return { corrections: index + 1, checks, wrong }
  }
  return { corrections, checks, wrong: [] }
}
