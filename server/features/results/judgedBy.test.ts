import { id } from '../../testing/buying'
import { callerOf, logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'stirling-castle-agility'
const classId = id(5, 902)
const at = `/desk/shows/${slug}/classes/${classId}/results`
const [sniezka, zrebak, los] = [id(8, 2021), id(8, 2022), id(8, 2023)]
const run = (result: object = {}) => ({ faults: 0, refusals: 0, time: 3462, outcome: 'run', ...result })
const reason = 'It was measured after the run, and is too high.'

interface Row {
  entryId: string
  place: number | null
  round: string
  total: number | null
}

describe('the rules of published results', () => {
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

  const save = (version: number, rows: object[], more: object = {}): Promise<ApiResponse> =>
    judge.put(at, { version, courseTime: 3800, courseLength: 165, rows, ...more })
  const publish = async (rows: object[], more: object = {}) => {
    const { json } = await save(0, rows, more)
    return judge.post(`${at}/publication`, { version: json.version })
  }
  const shown = async () => (await visitor.get(`/shows/${slug}/classes/${classId}/runs`)).json.results
  const outcomes = async () =>
    (await shown()).rows.map(({ entryId, place, round, total }: Row) => [entryId, place, round, total])
  const threeRefusals = [
    { entryId: sniezka, result: run() },
    { entryId: zrebak, result: run({ refusals: 3 }) },
    { entryId: los, result: run({ faults: 1 }) },
  ]
  /** A later version of the house rules: three refusals no longer eliminate, and it counts already. */
  const addMilderRules = () =>
    server.query(`insert into rule_sets (key, version, valid_from, name_en, name_pl, rules)
      select key, 2, '2001-01-01', name_en, name_pl, jsonb_set(rules, '{scoring,refusalsToEliminate}', '5') from rule_sets
      where key = 'house' and version = 1`)

  it('stay with them: neither a new version, nor an edited or renamed dog changes anything [Y07]', async () => {
    await publish(threeRefusals)
    const before = await shown()
    expect(before.rules).toMatchObject({ key: 'house', version: 1, scoring: { refusalsToEliminate: 3 } })
    expect(before.rows.map(({ round }: Row) => round)).toEqual(['clear', 'faults', 'eliminated'])
    await addMilderRules()
    await server.query(`update dogs set name = 'Another', measured_height = 200, nexus_rank = 5`)
    await server.query(`update shows set rule_set = 'fci'`)
    expect(await shown()).toEqual(before)
  })

  it('are those of the first publication in a correction too, which says what it changed and why [Y06 Y07]', async () => {
    await publish(threeRefusals)
    await addMilderRules()
    await server.query(`update dogs set nexus_rank = 5`)
    const { json: open } = await judge.post(`${at}/correction`, { version: 2, reason })
    expect(open.rules).toMatchObject({ version: 1 })
    const rows = [
      { entryId: los, result: run({ time: 3400 }) },
      // What was published is not taken away: its level and height of that day would go with it.
      { entryId: sniezka, result: null },
    ]
    const { json: saved } = await save(open.version, rows)
    await judge.post(`${at}/publication`, { version: saved.version })
    const results = await shown()
    expect(results).toMatchObject({ isCorrected: true, rules: { version: 1 } })
    expect(await outcomes()).toEqual([
      [los, 1, 'clear', 0],
      [sniezka, null, 'not_run', null],
      [zrebak, null, 'eliminated', null],
    ])
    expect(results.corrections).toMatchObject([{ reason }])
    expect(results.corrections[0].changes.map(({ entryId }: Row) => entryId).toSorted()).toEqual([sniezka, los])
    const stamped = await server.query(`select rank, level from results where class_id = '${classId}'`)
    expect(stamped.every(({ rank, level }) => rank !== 5 && rank === level)).toBe(true)
  })

  it('eliminate over the maximum course time, and break ties, as the rule set of the show says [Y01 Y08]', async () => {
    await server.query(`update shows set rule_set = 'fci' where slug = '${slug}'`)
    // Jumping over 165 m: 66.00 s at 2.5 m/s. Both others have ten faults, one of them two obstacles and no time faults.
    const rows = [
      { entryId: sniezka, result: run({ time: 6601 }) },
      { entryId: zrebak, result: run({ faults: 2, time: 3790 }) },
      { entryId: los, result: run({ faults: 1, time: 4300 }) },
    ]
    await server.query(`update classes set type = 'jumping' where id = '${classId}'`)
    await publish(rows)
    expect(await shown()).toMatchObject({
      maximumTime: 6600,
      rules: { key: 'fci', scoring: { tieBreak: 'course_faults' } },
    })
    expect(await outcomes()).toEqual([
      [los, 1, 'faults', 1000],
      [zrebak, 2, 'faults', 1000],
      [sniezka, null, 'eliminated', null],
    ])
    const { json: open } = await judge.post(`${at}/correction`, { version: 2, reason })
    expect((await save(open.version, [], { maximumTime: 3799 })).json).toMatchObject({ maximumTime: 'invalid' })
    const { json: saved } = await save(open.version, [], { maximumTime: 7000 })
    await judge.post(`${at}/publication`, { version: saved.version })
    expect(await outcomes()).toContainEqual([sniezka, 3, 'time_faults', 2801])
  })

  it('place each level by itself where the class says so [Y02]', async () => {
    await server.query(`update classes set placed_by = 'level' where id = '${classId}'`)
    await server.query(
      `update dogs set nexus_rank = 2, lower_level = false where id in (select dog_id from entries where id in ('${sniezka}', '${los}'))`,
    )
    await server.query(`update dogs set nexus_rank = 4 where id = (select dog_id from entries where id = '${zrebak}')`)
    await publish([
      { entryId: sniezka, result: run({ faults: 1 }) },
      { entryId: zrebak, result: run({ faults: 3 }) },
      { entryId: los, result: run() },
    ])
    expect((await outcomes()).map((row: unknown[]) => row.slice(0, 2)).toSorted()).toEqual(
      [
        [sniezka, 2],
        [zrebak, 1],
        [los, 1],
      ].toSorted(),
    )
  })

  it('move the others up when a dog is disqualified afterwards, in the league and on its own page too [Y09]', async () => {
    await publish([
      { entryId: sniezka, result: run() },
      { entryId: zrebak, result: run({ time: 3500 }) },
      { entryId: los, result: run({ faults: 1 }) },
    ])
    const disqualify = (entryId: string, version: number, who = judge) =>
      who.post(`${at}/disqualification`, { version, entryId, reason })
    expect((await disqualify(sniezka, 2)).json).toMatchObject({ version: 4, publishedAt: expect.any(String) })
    expect(await outcomes()).toEqual([
      [zrebak, 1, 'clear', 0],
      [los, 2, 'faults', 500],
      [sniezka, null, 'eliminated', null],
    ])
    const { corrections, rows } = await shown()
    expect(rows.find(({ entryId }: Row) => entryId === sniezka)).toMatchObject({ disqualified: true })
    expect(corrections).toMatchObject([{ reason }])
    expect(corrections[0].changes).toHaveLength(3)
    const places = await server.query(
      `select entry_id, place, total from results where class_id = '${classId}' and place is not null`,
    )
    expect(places).toHaveLength(2)
    const trail = await server.query(`select action, why from audit where action like 'results.%' order by at, id`)
    expect(trail.map(({ action }) => action).slice(-3)).toEqual([
      'results.corrected',
      'results.entered',
      'results.published',
    ])
    // The reason is about a person: it is in the result alone, and goes with the account.
    expect(trail.at(-3)?.why).toBeNull()
    await server.query(`update results set disqualified = null`)
    expect((await shown()).corrections).toMatchObject([{ reason: null }])
  })

  it('disqualify no dog twice at once, none of another class, none that is not published, and for members [Y09]', async () => {
    await publish(threeRefusals)
    const disqualify = (entryId: string, who: Caller, version = 2) =>
      who.post(`${at}/disqualification`, { version, entryId, reason })
    expect((await disqualify(id(8, 1), judge)).status).toBe(404)
    expect((await disqualify(sniezka, await logIn(server, 'member'))).status).toBe(404)
    expect((await disqualify(sniezka, await logIn(server, 'reviewer'))).status).toBe(404)
    const both = await Promise.all([disqualify(sniezka, judge), disqualify(los, admin)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await judge.post(`${at}/correction`, { version: 4, reason })
    expect((await disqualify(zrebak, judge, 5)).status).toBe(409)
  })
})
