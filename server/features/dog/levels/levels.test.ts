import { logIn, type Caller } from '../../../testing/client'
import { any, buy, cart, id, pay } from '../../../testing/buying'
import { changeDog, dogFormOf } from '../../../testing/dogForms'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'stirling-castle-agility'
const classId = id(5, 902)
const at = `/desk/shows/${slug}/classes/${classId}`
const [sniezka, zrebak, los] = [id(8, 2021), id(8, 2022), id(8, 2023)]
const clear = { faults: 0, refusals: 0, time: 3462, outcome: 'run' }
const faulty = { ...clear, faults: 1 }
const reason = 'The protest of 21 November was upheld.'
const [today, tomorrow] = ['2026-11-21', '2026-11-22']

describe('the Nexus level of a dog', () => {
  let server: TestServer
  let member: Caller & { token: string }
  let admin: Caller
  let owner: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    await oneRoundMoves()
    // Only what these tests publish counts.
    await server.query(`update class_results set published_at = null where class_id <> '${classId}'`)
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
    const [row] = await server.query(`select email from users where id = '${id(1, 4)}'`)
    owner = await logIn(server, String(row?.email).split('@')[0] ?? '')
  })

  /** One clear round of any type earns the next level. */
  const oneRoundMoves = () =>
    server.query(
      `update rule_sets set rules = jsonb_set(rules, '{progression}', '{"clearRounds":1,"inAgility":0}') where key = 'house'`,
    )
  const promote = (how: string) => server.query(`update settings set value = '${how}' where key = 'level_promotion'`)
  const versionOf = async (table: 'class_results' | 'dogs', where: string) =>
    Number((await server.query(`select version from ${table} where ${where}`))[0]?.version ?? 0)
  const sheetVersion = () => versionOf('class_results', `class_id = '${classId}'`)
  const dogVersion = (dog: string) => versionOf('dogs', `slug = '${dog}'`)
  const publish = async (ofSniezka: object = clear) => {
    const rows = [
      { entryId: sniezka, result: ofSniezka },
      { entryId: zrebak, result: faulty },
      { entryId: los, result: { ...clear, time: null, outcome: 'not_run' } },
    ]
    const body = { courseTime: 3800, courseLength: 165, rows, version: await sheetVersion() }
    expect((await admin.put(`${at}/results`, body)).status).toBe(200)
    expect((await admin.post(`${at}/results/publication`, { version: await sheetVersion() })).status).toBe(200)
    await server.runJobs()
  }
  const correct = async () => {
    const body = { version: await sheetVersion(), reason: 'The clock of ring 1 had stopped.' }
    expect((await admin.post(`${at}/results/correction`, body)).status).toBe(200)
    await server.runJobs()
  }
  const levelOf = async (dog: string) =>
    (await server.query(`select nexus_rank as rank, levels_ahead as ahead from dogs where slug = '${dog}'`))[0]
  const proposals = async () => (await admin.get('/desk/level-proposals')).json.proposals
  const confirm = async (proposalId: string, who = admin) =>
    who.post('/desk/dogs/sniezka/earned-level', { proposalId, agreed: [], version: await dogVersion('sniezka') })
  const answer = (proposalId: string, what: string, why = reason) =>
    admin.post('/desk/dogs/sniezka/earned-level/answer', { proposalId, answer: what, reason: why })
  const set = async (dog: string, body: object, who = admin) =>
    who.put(`/desk/dogs/${dog}/level`, { from: today, reason, agreed: [], version: await dogVersion(dog), ...body })
  const mailsTo = async (name: string) =>
    (await server.mails()).filter(({ recipient }) => recipient.startsWith(name)).map(({ subject }) => subject)

  it('is stated once: the owner’s form changes it no more, and sends it as it is [D50]', async () => {
    expect((await changeDog(member, 'mgla', { nexusRank: 4 })).json).toMatchObject({ nexusRank: 'level_of_club' })
    expect((await changeDog(member, 'mgla', { petName: 'Mgiełka' })).status).toBe(200)
    const { id: dogId, version, ...form } = (await dogFormOf(member, 'mgla')) as Record<string, unknown>
    expect(dogId).toBeUndefined()
    const dog = (await member.get('/dogs/mgla')).json
    const values = { ...form, nexusRank: 3 }
    const synced = await member.post('/dog-sync', { additions: [], changes: [{ id: dog.id, version, values }] })
    expect(synced.json.outcomes).toMatchObject([{ saved: false, fields: { nexusRank: 'level_of_club' } }])
    expect(await levelOf('mgla')).toEqual({ rank: 1, ahead: [] })
  })

  it('is not raised by merging it with a newer record of the same dog [D50]', async () => {
    const mgla = (await member.get('/dogs/mgla')).json
    const added = await member.post('/dogs', { ...(await dogFormOf(member, 'mgla')), microchip: '', nexusRank: 5 })
    expect(added.status).toBe(201)
    await server.query(`update dogs set created_at = created_at + interval '1 day' where id = '${added.json.id}'`)
    const named = ({ id: dogId, version }: { id: string; version: number }) => ({ id: dogId, version })
    const merged = await member.post('/dog-sync/merge', {
      keep: named(added.json),
      remove: named(mgla),
      take: ['nexusRank'],
    })
    expect([merged.status, merged.json.nexusRank]).toEqual([200, 1])
  })

  it('waits for the desk once it is earned, and counts from the day after it is confirmed [D51]', async () => {
    await publish()
    expect(await levelOf('sniezka')).toEqual({ rank: 2, ahead: [] })
    const [proposal, ...others] = await proposals()
    expect([others, proposal]).toMatchObject([[], { rank: 2, next: 3, clearRounds: 1, isFlagged: false, own: false }])
    await server.runJobs()
    expect(await proposals()).toHaveLength(1)
    expect((await confirm(proposal.id, member)).status).toBe(403)
    const both = await Promise.all([confirm(proposal.id), confirm(proposal.id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await levelOf('sniezka')).toEqual({ rank: 2, ahead: [{ from: tomorrow, rank: 3 }] })
    expect((await owner.get('/dogs/sniezka/levels')).json).toMatchObject([
      { rankBefore: 2, rank: 3, from: tomorrow, source: 'results', reason: null },
    ])
    expect(await mailsTo('')).toContain('Śnieżka: Nexus level 3 from 22 November 2026')
    server.clock.set('2026-11-22T06:00:00.000Z')
    await server.runJobs()
    expect(await levelOf('sniezka')).toEqual({ rank: 3, ahead: [] })
    expect(await proposals()).toEqual([])
  })

  it('moves by itself where the organisation wants it so, never past the highest or with “lower level” [D51]', async () => {
    await promote('automatic')
    await publish()
    expect(await levelOf('sniezka')).toEqual({ rank: 2, ahead: [{ from: tomorrow, rank: 3 }] })
    expect(await proposals()).toEqual([])
    await server.reset()
    for (const [change, ahead] of [
      ['nexus_rank = 5', []],
      ['lower_level = true', []],
    ] as const) {
      admin = await logIn(server, 'admin')
      await oneRoundMoves()
      await promote('automatic')
      await server.query(`update dogs set ${change} where slug = 'sniezka'`)
      await publish()
      expect((await levelOf('sniezka'))?.ahead).toEqual(ahead)
      await server.reset()
    }
  })

  it('withdraws a proposal whose results are corrected, and proposes it again [D52]', async () => {
    await publish()
    await correct()
    expect(await proposals()).toEqual([])
    await publish(faulty)
    expect(await proposals()).toEqual([])
    await correct()
    await publish()
    expect(await proposals()).toHaveLength(1)
  })

  it('never lowers a dog by corrected results: the desk decides with a reason [D52]', async () => {
    await publish()
    const [{ id: proposalId }] = await proposals()
    await confirm(proposalId)
    await correct()
    expect(await proposals()).toMatchObject([{ id: proposalId, isFlagged: true }])
    await publish()
    expect(await proposals()).toEqual([])
    await correct()
    await publish(faulty)
    expect(await levelOf('sniezka')).toEqual({ rank: 2, ahead: [{ from: tomorrow, rank: 3 }] })
    expect((await answer(proposalId, 'decline')).json.code).toBe('proposal_closed')
    expect((await answer(proposalId, 'keep')).status).toBe(200)
    expect((await answer(proposalId, 'keep')).status).toBe(200)
    await server.runJobs()
    expect(await proposals()).toEqual([])
  })

  it('is declined with a reason, and proposed again with the next clear round [D51]', async () => {
    await publish()
    const [{ id: proposalId }] = await proposals()
    expect((await answer(proposalId, 'decline', 'short')).json).toMatchObject({ reason: 'invalid' })
    expect((await answer(proposalId, 'decline')).status).toBe(200)
    expect((await confirm(proposalId)).json.code).toBe('proposal_closed')
    await correct()
    await publish()
    expect(await proposals()).toEqual([])
    await server.query(`update class_results set published_at = now(), revision = 1, version = version + 1
      where class_id = '${id(5, 601)}'`)
    await server.query(`update results set rank = 2, total = 0, place = 1 where entry_id in
      (select id from entries where dog_id = '${id(2, 9)}' and class_id = '${id(5, 601)}')`)
    await server.runJobs()
    expect((await proposals()).map(({ dog }: { dog: object }) => dog)).toContainEqual(
      expect.objectContaining({ slug: 'sniezka' }),
    )
    const sent = (await server.mails()).find(({ subject }) => subject === 'Śnieżka stays at its Nexus level')
    expect(sent?.text).toContain(reason)
  })

  it('is set at the desk, up or down, from today or a later day, with a reason [D53]', async () => {
    expect((await set('mgla', { rank: 3, from: '2026-11-20' })).json).toMatchObject({ from: 'level_day_past' })
    expect((await set('mgla', { rank: 3, from: '2028-01-01' })).json).toMatchObject({ from: 'level_day_late' })
    expect((await set('mgla', { rank: 6 })).json).toMatchObject({ rank: 'invalid' })
    expect((await set('mgla', { rank: 1 })).json).toMatchObject({ rank: 'level_unchanged' })
    expect((await set('mgla', { rank: 3, reason: 'no' })).json).toMatchObject({ reason: 'invalid' })
    expect((await set('mgla', { rank: 3 }, await logIn(server, 'judge'))).status).toBe(403)
    expect((await set('bramble', { rank: 3 })).json.code).toBe('own_dog')
    expect((await set('mgla', { rank: 3, from: '2026-12-01' })).status).toBe(200)
    expect((await set('mgla', { rank: 4, from: '2026-12-24' })).status).toBe(200)
    expect(await levelOf('mgla')).toEqual({
      rank: 1,
      ahead: [
        { from: '2026-12-01', rank: 3 },
        { from: '2026-12-24', rank: 4 },
      ],
    })
    // It replaces what was to follow.
    const lowered = await set('mgla', { rank: 2 })
    expect(lowered.json).toMatchObject({ dog: { nexusRank: 2, levelsAhead: [] } })
    expect((await member.get('/dogs/mgla/levels')).json).toMatchObject([
      { rankBefore: 1, rank: 2, from: today, source: 'desk', by: expect.any(String), reason, isReplaced: false },
      { rank: 4, isReplaced: true },
      { rank: 3, isReplaced: true },
    ])
    expect((await owner.get('/dogs/mgla/levels')).status).toBe(404)
    expect(await server.query(`select why from audit where action = 'dog.level_set'`)).toHaveLength(3)
  })

  it('refunds a paid entry in full that it no longer fits, and lists it for the desk once entries close [D57]', async () => {
    await server.query(`update classes set start_level = 1, end_level = 1, height = 'any' where id = '${any}'`)
    await server.query(
      `update shows set refund_percent = 50 where id = (select show_id from classes where id = '${any}')`,
    )
    const { id: dogId } = (await member.get('/dogs/mgla')).json
    const bought = await buy(member, cart([{ classId: any, dogId }]))
    expect((await pay(member, bought)).status).toBe(200)
    const line = async () => (await member.get(`/purchases/${bought.json.id}`)).json.lines[0]
    const { price, withdrawal } = await line()
    expect(withdrawal.refund).toBe(Math.floor(price / 2))
    const refused = await set('mgla', { rank: 3 })
    const agreed = refused.json.unfit.map(({ entryId }: { entryId: string }) => entryId)
    expect((await set('mgla', { rank: 3, agreed })).status).toBe(200)
    expect((await line()).withdrawal.refund).toBe(price)
    expect((await server.mails()).at(-1)?.text).toContain('A withdrawal is refunded in full.')
    expect((await set('mgla', { rank: 1 })).status).toBe(200)
    expect((await line()).withdrawal.refund).toBe(Math.floor(price / 2))
    await set('mgla', { rank: 2, agreed })
    const unfit = async () => (await admin.get('/desk/level-proposals')).json.unfit
    expect(await unfit()).toEqual([])
    await server.query(
      `update shows set entries_close_at = '2026-11-20' where id = (select show_id from classes where id = '${any}')`,
    )
    expect(await unfit()).toMatchObject([{ entryId: agreed[0], dogName: 'Mgła' }])
    await server.query(`insert into running_orders (class_id, seed, entry_ids) values ('${any}', 'x', '{}')`)
    expect(await unfit()).toEqual([])
    expect((await member.get('/dogs/mgla/measurements')).json.unfit).toMatchObject([{ isDrawn: true, until: null }])
  })

  it('leaves an unfit entry as it was where its payer keeps it, once, and only for a level [D83]', async () => {
    await server.query(`update classes set start_level = 1, end_level = 1, height = 'any' where id = '${any}'`)
    const { id: dogId } = (await member.get('/dogs/mgla')).json
    const bought = await buy(member, cart([{ classId: any, dogId }]))
    expect((await pay(member, bought)).status).toBe(200)
    const refused = await set('mgla', { rank: 3 })
    const [entryId] = refused.json.unfit.map((one: { entryId: string }) => one.entryId)
    const keep = (who: Caller = member) => who.post(`/entries/${entryId}/keeping`, {})
    // It fits: there is nothing to keep.
    expect((await keep()).json).toMatchObject({ code: 'keep_refused', reasons: [] })
    expect((await set('mgla', { rank: 3, agreed: [entryId] })).status).toBe(200)
    expect((await keep(owner)).status).toBe(404)
    const answers = await Promise.all([keep(), keep()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const unfit = async () => (await member.get('/dogs/mgla/measurements')).json.unfit
    expect(await unfit()).toMatchObject([{ entryId, kept: true, refundedInFull: false }])
    expect(await server.query(`select before, after from audit where action = 'entry.kept'`)).toEqual([
      { before: { refundedInFull: true }, after: { refundedInFull: false } },
    ])
    // Another level is still theirs to keep; a height is not.
    expect((await set('mgla', { rank: 4 })).status).toBe(200)
    expect(await unfit()).toMatchObject([{ kept: true }])
    await server.query(`update classes set height = 'small' where id = '${any}'`)
    const { version } = (await admin.get('/desk/dogs/mgla')).json.dog
    const body = { height: 520, agreed: [], version }
    const again = await admin.put('/desk/dogs/mgla/height', body)
    const agreed = (again.json.unfit ?? []).map((one: { entryId: string }) => one.entryId)
    if (again.status !== 200) expect((await admin.put('/desk/dogs/mgla/height', { ...body, agreed })).status).toBe(200)
    expect(await unfit()).toMatchObject([{ kept: false }])
    expect((await keep()).json).toMatchObject({ code: 'keep_refused' })
    await server.query(
      `update shows set entries_close_at = '2026-11-20' where id = (select show_id from classes where id = '${any}')`,
    )
    expect((await keep()).json).toMatchObject({ code: 'change_closed' })
  })

  it('and a birth date that the desk corrects refund in full an entry that no longer fits [D84]', async () => {
    await server.query(`update classes set start_level = 1, end_level = 5, height = 'any' where id = '${any}'`)
    const { id: dogId } = (await member.get('/dogs/mgla')).json
    const bought = await buy(member, cart([{ classId: any, dogId }]))
    expect((await pay(member, bought)).status).toBe(200)
    const dog = (await admin.get('/desk/dogs/mgla')).json.dog
    const facts = (({ gender, kennelClubGrade, kennelClubGradeOn, fciLevel, fciLevelOn }) => ({
      gender,
      kennelClubGrade,
      kennelClubGradeOn,
      fciLevel,
      fciLevelOn,
    }))(dog)
    const correct = (birthDate: string, agreed: string[], version: number) =>
      admin.put('/desk/dogs/mgla/facts', { ...facts, birthDate, agreed, version, reason })
    const refused = await correct('2026-02-01', [], dog.version)
    const agreed = refused.json.unfit.map((one: { entryId: string }) => one.entryId)
    expect((await correct('2026-02-01', agreed, dog.version)).status).toBe(200)
    const unfit = async () => (await member.get('/dogs/mgla/measurements')).json.unfit
    expect(await unfit()).toMatchObject([{ reasons: [{ code: 'dog_too_young' }], refundedInFull: true }])
    expect((await correct(dog.birthDate, [], Number(dog.version) + 1)).status).toBe(200)
    expect(await unfit()).toEqual([])
    expect(await server.query(`select 1 from entries where unfit_since is not null`)).toEqual([])
  })

  it('is a task on the first page of the desk while a proposal waits [D85]', async () => {
    await promote('proposed')
    await publish()
    expect((await admin.get('/desk')).json.levels).toEqual({ proposals: 1, unfit: 0 })
    const judge = await logIn(server, 'judge')
    expect((await judge.get('/desk')).json.levels).toEqual({ proposals: 0, unfit: 0 })
  })

  it('is that of the day of the class in results that are entered later [D54]', async () => {
    const refused = await set('sniezka', { rank: 4, from: tomorrow })
    expect(refused.json).toMatchObject({
      code: 'consequences_changed',
      unfit: [{ reasons: [{ code: 'level_too_high' }] }],
    })
    const agreed = refused.json.unfit.map(({ entryId }: { entryId: string }) => entryId)
    expect((await set('sniezka', { rank: 4, from: tomorrow, agreed })).status).toBe(200)
    server.clock.set('2026-11-22T10:00:00.000Z')
    admin = await logIn(server, 'admin')
    await server.runJobs()
    expect(await levelOf('sniezka')).toEqual({ rank: 4, ahead: [] })
    await publish()
    const [row] = await server.query(`select rank from results where entry_id = '${sniezka}'`)
    expect(row?.rank).toBe(2)
  })
})
