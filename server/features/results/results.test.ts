import { logIn, callerOf, type ApiResponse, type Caller } from '../../testing/client'
import { id } from '../../testing/buying'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'stirling-castle-agility'
// Three dogs have entered it, and nothing is drawn: 9 and 12 are of two owners, 19 of a third.
const classId = id(5, 902)
const at = `/desk/shows/${slug}/classes/${classId}`
const [sniezka, zrebak, los] = [id(8, 2021), id(8, 2022), id(8, 2023)]
const clear = { faults: 0, refusals: 0, time: 3462, outcome: 'run' }
const reason = 'The clock of ring 1 had stopped.'

describe('running orders and results', () => {
  let server: TestServer
  let admin: Caller
  let judge: Caller
  let reviewer: Caller
  let member: Caller
  let visitor: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    judge = await logIn(server, 'judge')
    reviewer = await logIn(server, 'reviewer')
    member = await logIn(server, 'member')
    visitor = callerOf(server)
  })

  const draw = (version = 0, who = admin) => who.post(`${at}/running-order`, { version })
  const publishOrder = (version: number) => admin.post(`${at}/running-order/publication`, { version })
  const enter = (version: number, rows: object[], more: object = {}, who = judge): Promise<ApiResponse> =>
    who.put(`${at}/results`, { version, courseTime: 3800, courseLength: 165, rows, ...more })
  const all = [
    { entryId: sniezka, result: clear },
    { entryId: zrebak, result: { ...clear, time: 3914 } },
    { entryId: los, result: { ...clear, outcome: 'not_run', time: null } },
  ]
  const publish = (version: number, who = judge) => who.post(`${at}/results/publication`, { version })
  const shown = async (who = visitor) => (await who.get(`/shows/${slug}/classes/${classId}/runs`)).json
  const ids = ({ json }: ApiResponse): string[] => json.runs.map(({ entryId }: { entryId: string }) => entryId)
  const trail = async (what: string) =>
    (await server.query(`select action, why from audit where action like '${what}.%' order by at, id`)).map((row) =>
      [row.action, row.why].join(' ').trim(),
    )

  it('has an order that is drawn once by its seed, moved and published in revisions [O04]', async () => {
    expect((await admin.get(`${at}/running-order`)).json).toMatchObject({ version: 0, seed: null, runs: [] })
    const first = await draw()
    expect(first.json).toMatchObject({ version: 1, seed: expect.stringMatching(/^[0-9a-f]{64}$/), revision: 0 })
    expect(ids(first).toSorted()).toEqual([sniezka, zrebak, los])
    expect((await shown()).order).toBeNull()
    expect((await draw(1)).json).toMatchObject({ seed: first.json.seed, runs: first.json.runs })
    expect((await publishOrder(2)).json).toMatchObject({ revision: 1, isChanged: false })
    expect((await shown()).order).toMatchObject({ revision: 1, seed: first.json.seed })
    const entryIds = ids(first).toReversed()
    const moved = await admin.put(`${at}/running-order`, { version: 3, entryIds })
    expect([ids(moved), moved.json.isChanged]).toEqual([entryIds, true])
    expect((await shown()).order.runs.map((run: { entryId: string }) => run.entryId)).toEqual(ids(first))
    await publishOrder(4)
    expect((await shown()).order).toMatchObject({ revision: 2, runs: entryIds.map((entryId) => ({ entryId })) })
    expect(await trail('running_order')).toEqual([
      'running_order.drawn',
      'running_order.drawn',
      'running_order.published',
      'running_order.moved',
      'running_order.published',
    ])
  })

  it('refuses an order that is not whole, or based on another one [O04]', async () => {
    await draw()
    const put = (version: number, entryIds: string[]) => admin.put(`${at}/running-order`, { version, entryIds })
    for (const entryIds of [[los], [los, los, zrebak], [los, zrebak, id(8, 1)]])
      expect((await put(1, entryIds)).json.code).toBe('order_incomplete')
    const both = await Promise.all([put(1, [los, zrebak, sniezka]), put(1, [zrebak, los, sniezka])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'stale', version: 2 })
    expect((await draw()).json.code).toBe('stale')
  })

  it('loses who is withdrawn, and has who is entered later at its end [O04]', async () => {
    await publishOrder((await draw()).json.version)
    await server.query(`update entries set status = 'withdrawn' where id = '${zrebak}'`)
    expect((await shown()).order.runs).toHaveLength(2)
    await server.query(`update entries set status = 'paid' where id = '${zrebak}'`)
    await server.query(`update running_orders set entry_ids = array_remove(entry_ids, '${zrebak}')`)
    const { json } = await admin.get(`${at}/running-order`)
    expect(json.runs.at(-1)).toMatchObject({ entryId: zrebak, isLate: true })
  })

  it('is drawn by admins alone, when entries have closed [O05]', async () => {
    expect((await draw(0, judge)).status).toBe(403)
    expect((await judge.get(`${at}/running-order`)).status).toBe(200)
    expect((await member.get(`${at}/running-order`)).status).toBe(404)
    await server.query(`update shows set entries_close_at = '2026-12-01' where slug = '${slug}'`)
    expect((await draw()).json.code).toBe('entries_still_open')
    await server.query(`update shows set state = 'cancelled' where slug = '${slug}'`)
    expect((await draw()).status).toBe(404)
    const elsewhere = `/desk/shows/harrogate-autumn-rounds/classes/${classId}/running-order`
    expect((await admin.post(elsewhere, { version: 0 })).status).toBe(404)
  })

  it('are entered by admins and the judges of the show, from its day on where it is [O06]', async () => {
    expect((await enter(0, all.slice(0, 1))).json).toMatchObject({ version: 1, courseTime: 3800 })
    expect((await enter(1, all, {}, admin)).json.rows).toHaveLength(3)
    expect((await enter(2, [], {}, reviewer)).status).toBe(404)
    expect((await enter(2, [], {}, member)).status).toBe(404)
    await server.query(`delete from show_judges`)
    expect((await enter(2, [])).status).toBe(404)
    await server.query(`update classes set date = '2026-11-22' where id = '${classId}'`)
    expect((await enter(2, [], {}, admin)).json.code).toBe('results_too_early')
    await server.query(`update shows set time_zone = 'Pacific/Kiritimati' where slug = '${slug}'`)
    expect((await enter(2, [], {}, admin)).status).toBe(200)
  })

  it('asks an admin for the second factor where admins need one, and no judge [O06]', async () => {
    await server.query(`update settings set value = 'yes' where key = 'admins_need_second_factor'`)
    expect((await enter(0, [], {}, admin)).json.code).toBe('second_factor_missing')
    expect((await enter(0, [])).status).toBe(200)
  })

  it('rejects a row that is out of bounds, repeated or for another class’s entry [O06]', async () => {
    const [row] = all
    expect((await enter(0, [{ ...row, entryId: id(8, 1) }])).status).toBe(404)
    expect((await enter(0, [row ?? {}, row ?? {}])).status).toBe(404)
    for (const wrong of [{ faults: -1 }, { time: 34.62 }, { time: 0 }, { refusals: 10 }, { outcome: 'clear' }])
      expect((await enter(0, [{ ...row, result: { ...clear, ...wrong } }])).status).toBe(400)
    expect(await server.query('select 1 from results where class_id = $1'.replace('$1', `'${classId}'`))).toEqual([])
  })

  it('answers the second writer with the results of the first [O06]', async () => {
    const both = await Promise.all([enter(0, all.slice(0, 1)), enter(0, all.slice(1, 2))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'stale',
      version: 1,
      present: { courseTime: 3800, rows: [{ result: { outcome: 'run' } }] },
    })
    expect((await enter(1, [{ entryId: sniezka, result: null }])).json.version).toBe(2)
  })

  it('name each dog by its number, and a result keeps the number that it was entered under [J24]', async () => {
    // An older server has drawn and entered nothing, and no job has run.
    await server.query('delete from competitor_numbers')
    await server.query('update results set number = null')
    const runs: { entryId: string; number: number }[] = (await draw()).json.runs
    expect(runs.map(({ number }) => number)).toEqual(runs.map(() => expect.any(Number)))
    await server.query('delete from competitor_numbers')
    const { rows } = (await enter(0, all)).json
    const numberOf = (entryId: string) => rows.find((row: { entryId: string }) => row.entryId === entryId).number
    expect(new Set([sniezka, zrebak, los].map(numberOf)).size).toBe(3)
    const [first] = rows as { entryId: string; number: number }[]
    await publish(1)
    await server.query('update competitor_numbers set number = number + 500')
    const { results } = await shown()
    expect(results.rows.find(({ entryId }: { entryId: string }) => entryId === first?.entryId).number).toBe(
      first?.number,
    )
    const found = (await visitor.get(`/shows/${slug}/results?text=${first?.number}`)).json
    expect(found).toMatchObject([{ classId, rows: [{ entryId: first?.entryId, number: first?.number }] }])
  })

  it('are published when every dog has one, and unpublished with a reason [O07]', async () => {
    await enter(0, all.slice(0, 2))
    expect((await publish(1)).json.code).toBe('results_incomplete')
    expect((await shown()).results).toBeNull()
    await enter(1, [{ entryId: los, result: { ...clear, time: null } }], { courseTime: null })
    expect((await publish(2)).json.code).toBe('results_incomplete')
    await enter(2, all.slice(2))
    expect((await publish(3)).json.publishedAt).toBe(server.clock.now().toISOString())
    expect((await shown()).results).toMatchObject({
      isCorrected: false,
      courseTime: 3800,
      rows: [
        { dogName: 'Śnieżka', handler: 'Marek Zieliński', place: 1, round: 'clear', total: 0, grade: 'excellent' },
        { dogName: 'Źrebak', place: 2, round: 'time_faults', timeFaults: 114, total: 114 },
        { dogName: 'Łoś', place: null, round: 'not_run', total: null },
      ],
    })
    expect((await enter(4, all)).json.code).toBe('results_published')
    expect((await draw()).json.code).toBe('results_published')
    const correct = (body: object) => judge.post(`${at}/results/correction`, { version: 4, ...body })
    expect((await correct({ reason: ' ' })).json).toMatchObject({ reason: 'required' })
    expect((await correct({ reason })).json).toMatchObject({ version: 5, publishedAt: null })
    expect((await correct({ reason, version: 5 })).json.code).toBe('results_not_published')
    expect((await shown()).results).toBeNull()
    await enter(5, [{ entryId: zrebak, result: { ...clear, time: 3400 } }])
    await publish(6)
    expect((await shown()).results).toMatchObject({ isCorrected: true, rows: [{ dogName: 'Źrebak' }, {}, {}] })
    expect(await trail('results')).toEqual([
      'results.entered',
      'results.entered',
      'results.entered',
      'results.published',
      `results.corrected ${reason}`,
      'results.entered',
      'results.published',
    ])
  })

  it('have a disqualified dog without a place, and keep why from the public [O07]', async () => {
    const why = 'Its handler carried food in the ring.'
    const result = { ...clear, time: 3300, outcome: 'eliminated', disqualified: why }
    const [first, ...others] = all
    expect((await enter(0, [{ ...first, result }, ...others])).json.rows).toContainEqual(
      expect.objectContaining({ entryId: sniezka, result: { ...result, points: null } }),
    )
    for (const wrong of ['', 'short', 7]) {
      const row = { ...first, result: { ...result, disqualified: wrong } }
      expect((await enter(1, [row])).status).toBe(400)
    }
    for (const outcome of ['run', 'not_run']) {
      const row = { ...first, result: { ...result, outcome } }
      expect((await enter(1, [row])).json).toMatchObject({ code: 'validation_failed', rows: 'invalid' })
    }
    await publish(1)
    const { results } = await shown()
    expect(results.rows).toMatchObject([
      { dogName: 'Źrebak', place: 1, disqualified: false },
      { dogName: 'Śnieżka', place: null, round: 'eliminated', disqualified: true },
      { dogName: 'Łoś', disqualified: false },
    ])
    expect(JSON.stringify(results)).not.toContain('food')
    const audited = await server.query(`select after::text from audit where action = 'results.entered'`)
    expect(JSON.stringify(audited)).not.toContain('food')
  })

  it('show no name of a junior and no telephone number [O08]', async () => {
    await server.query(
      `update entries set handler = 'junior', handler_name = 'Zosia Mała', phone = '600 700 800' where id = '${los}'`,
    )
    await enter(0, all)
    await publishOrder((await draw()).json.version)
    await publish(1)
    const answers = JSON.stringify([await shown(), (await visitor.get(`/shows/${slug}/runs`)).json])
    expect(answers).toContain('Łoś')
    expect(answers).not.toMatch(/Zosia|600 700/)
    expect((await judge.get(`${at}/results`)).json.rows.at(-1)).toBeDefined()
  })

  it('are hidden with their show [O08]', async () => {
    await enter(0, all)
    await publish(1)
    expect((await visitor.get(`/shows/${slug}/runs`)).json).toContainEqual(
      expect.objectContaining({ classId, hasResults: true, orderRevision: null }),
    )
    await server.query(`update shows set state = 'draft' where slug = '${slug}'`)
    server.clock.set('2026-11-21T10:01:00Z')
    const other = await server.beside()
    const late = callerOf(other)
    expect((await late.get(`/shows/${slug}/runs`)).status).toBe(404)
    expect((await late.get(`/shows/${slug}/classes/${classId}/runs`)).status).toBe(404)
  })

  it('make a dog’s own list, count towards its next level, and are its keepers’ alone [O09]', async () => {
    const before = (await judge.get('/dogs/sniezka/runs')).json
    // The sample's two clear rounds were in agility, at the level that it has.
    expect(before).toMatchObject({
      runs: [{ showName: 'Łódzkie Jesienne Starty' }, {}],
      moveUp: { clearRounds: 2, agilityRounds: 2, needed: 4, neededInAgility: 2 },
    })
    await enter(0, all)
    await publish(1)
    const { runs, moveUp } = (await judge.get('/dogs/sniezka/runs')).json
    expect(runs[0]).toMatchObject({ showSlug: slug, place: 1, round: 'clear', total: 0 })
    expect(moveUp.clearRounds).toBe(3)
    expect((await judge.get('/latest-runs')).json[0]).toMatchObject({ dogSlug: 'sniezka', showSlug: slug })
    expect((await member.get('/dogs/sniezka/runs')).status).toBe(404)
    expect((await member.get('/latest-runs')).json).toEqual([])
    await server.query(`update entries set not_for_competition = true where id = '${sniezka}'`)
    await judge.post(`${at}/results/correction`, { version: 2, reason })
    await publish(3)
    expect((await judge.get('/dogs/sniezka/runs')).json.moveUp.clearRounds).toBe(2)
    await server.query(`update dogs set nexus_rank = nexus_rank + 1 where slug = 'sniezka'`)
    expect((await judge.get('/dogs/sniezka/runs')).json.moveUp.clearRounds).toBe(0)
  })

  it('make the tables of leagues: best results, then first places, from published results alone [O10]', async () => {
    const table = async () => (await callerOf(await server.beside()).get('/leagues')).json
    const named = async (league: string) =>
      (await table())
        .find((one: { slug: string }) => one.slug === league)
        .rows.map((row: Record<string, unknown>) => [row.position, row.dogName, row.points, row.firstPlaces])
    expect(await named('large-jumping-cup')).toEqual([
      [1, 'Źrebak', 5, 1],
      [2, 'Piorun', 3, 0],
    ])
    expect((await named('agility-league')).slice(0, 3)).toEqual([
      [1, 'Śnieżka', 20, 0],
      [2, 'Źrebak', 16, 1],
      [3, 'Piorun', 12, 1],
    ])
    await server.query(`update leagues set best_results = 1`)
    const best = await named('agility-league')
    expect(best.slice(0, 2)).toEqual([
      [1, 'Piorun', 12, 1],
      [1, 'Źrebak', 12, 1],
    ])
    expect(best.slice(2, 4)).toEqual(expect.arrayContaining([[3, 'Śnieżka', 10, 0]]))
    await server.query(`update class_results set published_at = null where class_id = '${id(5, 601)}'`)
    expect((await named('agility-league'))[0]).toEqual([1, 'Źrebak', 12, 1])
    await server.query(`update leagues set starts_on = '2026-11-20'`)
    expect(await named('agility-league')).toEqual([])
  })
})
