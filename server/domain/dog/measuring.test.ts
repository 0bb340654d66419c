import { id } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const reason = 'The ground by ring 2 was not level.'
const day = 86_400_000

describe('the measurements of a dog', () => {
  let server: TestServer
  let member: Caller & { token: string }
  let judge: Caller & { token: string }
  let admin: Caller & { token: string }
  let third: Caller & { token: string }
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    await server.query(`update users set roles = '{ROLE_USER,ROLE_JUDGE}' where email = 'reviewer@example.org'`)
    member = await logIn(server, 'member')
    judge = await logIn(server, 'judge')
    admin = await logIn(server, 'admin')
    third = await logIn(server, 'reviewer')
  })

  const atDesk = async (slug: string, who: Caller = admin) => (await who.get(`/desk/dogs/${slug}`)).json
  const versionOf = async (slug: string) =>
    (await server.query(`select version from dogs where slug = '${slug}'`))[0]?.version as number
  const measure = async (who: Caller, slug: string, height: number, more: object = {}) =>
    who.put(`/desk/dogs/${slug}/height`, { height, agreed: [], version: await versionOf(slug), ...more })
  const read = async (slug: string, who: Caller = member) => (await who.get(`/dogs/${slug}/measurements`)).json
  const dispute = async (slug: string, who: Caller = member, more: object = {}) =>
    who.post(`/dogs/${slug}/height-dispute`, {
      measurementId: (await read(slug)).disputable?.id ?? 0,
      reason,
      ...more,
    })
  const countingOf = async (slug: string) =>
    (await server.query(`select measured_height as height from dogs where slug = '${slug}'`))[0]?.height
  const audited = (action: string) => server.query(`select * from audit where action = '${action}' order by id`)
  const mailsTo = async (name: string) =>
    (await server.mails()).filter(({ recipient }) => recipient === `${name}@example.org`)
  const tasksOf = async (who: Caller) =>
    ((await who.get('/desk')).json.dogs as { slug: string; kind: string }[]).map(({ slug, kind }) => `${slug} ${kind}`)

  it('count one after another: the later of two in one category, with who and when in the history [D37]', async () => {
    expect((await measure(judge, 'iskra', 425)).status).toBe(200)
    const second = await measure(admin, 'iskra', 429)
    expect(second.json).toMatchObject({ dog: { height: 429 }, barred: 'measured_before', measuring: { waits: null } })
    expect((await read('iskra')).measurements).toMatchObject([
      { height: 429, kind: 'confirming', by: 'Helen Marsh', counts: true, dispute: null },
      { height: 425, kind: 'first', by: 'Marek Zieliński', counts: false },
    ])
    expect((await member.get('/dogs/iskra/history')).json.slice(0, 2)).toMatchObject([
      { field: 'height', value: '429', source: 'measured', by: 'Helen Marsh' },
      { field: 'height', value: '425', by: 'Marek Zieliński' },
    ])
    expect((await audited('dog.measured')).map(({ before, after }) => [before, after])).toMatchObject([
      [{ height: null }, { height: 425, measurement: 425 }],
      [{ height: 425 }, { height: 429, measurement: 429 }],
    ])
    expect((await mailsTo('member')).at(-1)?.text).toContain('The newer height counts from now on.')
  })

  it('in two categories leave the first to count, until a third person settles it by the middle one [D37]', async () => {
    await measure(judge, 'iskra', 428)
    const differing = await measure(admin, 'iskra', 433)
    expect(differing.json).toMatchObject({
      dog: { height: 428, heightCategory: 'medium' },
      measuring: { waits: 'differ' },
    })
    expect((await audited('dog.measured')).at(-1)).toMatchObject({ before: null, after: { measurement: 433 } })
    expect((await mailsTo('member')).at(-1)?.text).toContain('so a third person has to measure. Until then 42.8 cm (')
    expect(await tasksOf(third)).toContain('iskra differ')
    for (const who of [judge, admin]) {
      expect(await tasksOf(who)).not.toContain('iskra differ')
      expect((await measure(who, 'iskra', 430)).json.code).toBe('measured_before')
    }
    expect((await dispute('iskra')).json.code).toBe('dispute_closed')
    expect((await measure(third, 'iskra', 431)).json.dog).toMatchObject({ height: 431, heightCategory: 'intermediate' })
    expect(await tasksOf(third)).not.toContain('iskra differ')
    expect((await member.get('/dogs/iskra/history')).json[0]).toMatchObject({ value: '431', by: 'Ruth Pemberton' })
    expect((await mailsTo('member')).at(-1)?.text).toContain(
      'The middle one of the three measurements is final: 43.1 cm',
    )
    // A fourth one settles nothing more, no matter whose it is.
    await server.query(`update users set roles = '{ROLE_USER,ROLE_JUDGE}' where email = 'niamh.obrien@example.org'`)
    const fourth = await logIn(server, 'niamh.obrien')
    expect((await atDesk('iskra', fourth)).barred).toBe('height_settled')
    expect((await measure(fourth, 'iskra', 431)).json.code).toBe('height_settled')
    expect((await dispute('iskra')).json.code).toBe('dispute_closed')
    expect(await countingOf('iskra')).toBe(431)
  })

  it('name the judge who measured the middle one, when that was not the last [D37]', async () => {
    await measure(judge, 'iskra', 428)
    await measure(admin, 'iskra', 433)
    expect((await measure(third, 'iskra', 440)).json.dog.height).toBe(433)
    expect((await member.get('/dogs/iskra/history')).json[0]).toMatchObject({ value: '433', by: 'Helen Marsh' })
    expect((await read('iskra')).measurements.map(({ counts }: { counts: boolean }) => counts)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('are disputed by a keeper once, with a reason, and answered by someone else [D38]', async () => {
    await server.query(`update dogs set manager_id = (select id from users where email = 'newcomer@example.org')
      where slug = 'iskra'`)
    await measure(judge, 'iskra', 428)
    for (const [who, status] of [
      [callerOf(server), 401],
      [await logIn(server, 'niamh.obrien'), 404],
      [judge, 404],
    ] as const)
      expect((await dispute('iskra', who)).status).toBe(status)
    expect((await dispute('iskra', member, { reason: 'oops' })).json).toMatchObject({ reason: 'invalid' })
    const measurementId = (await read('iskra')).disputable.id
    const ask = () => dispute('iskra', member, { measurementId })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].json).toMatchObject({
      waits: 'disputed',
      disputable: null,
      measurements: [{ dispute: { reason } }],
    })
    const other = { measurementId, reason: 'Another reason altogether.' }
    expect((await dispute('iskra', member, other)).json.code).toBe('dispute_closed')
    // Audited once and emailed to both keepers, both times without the typed reason.
    expect(await audited('dog.height_disputed')).toMatchObject([{ after: { disputed: 428 }, why: null }])
    for (const name of ['member', 'newcomer']) {
      const mail = (await mailsTo(name)).at(-1)
      expect(mail?.subject).toBe('Iskra: the measured height is disputed')
      expect(mail?.text).not.toContain(reason)
    }
    expect([await tasksOf(judge), await tasksOf(admin)]).toEqual([
      expect.not.arrayContaining(['iskra disputed']),
      expect.arrayContaining(['iskra disputed']),
    ])
    expect((await atDesk('iskra')).measuring.measurements[0].dispute.reason).toBe(reason)
    expect((await measure(judge, 'iskra', 428)).json.code).toBe('measured_before')
    // The disputing person gets the email, although the dog has another owner by then.
    await server.query(`update dogs set manager_id = null, owner_id = (select id from users where
      email = 'niamh.obrien@example.org') where slug = 'iskra'`)
    const sent = (await mailsTo('member')).length
    expect((await measure(admin, 'iskra', 427)).json).toMatchObject({
      dog: { height: 427 },
      measuring: { waits: null },
    })
    expect(await mailsTo('member')).toHaveLength(sent + 1)
    expect((await mailsTo('member')).at(-1)?.text).not.toContain('/dogs/iskra')
    expect((await mailsTo('niamh.obrien')).at(-1)?.text).toContain('/dogs/iskra')
    expect(await tasksOf(admin)).not.toContain('iskra disputed')
  })

  it('cannot be disputed for ever, nor of a dog that has retired [D38]', async () => {
    await measure(judge, 'iskra', 428)
    const { disputable } = await read('iskra')
    await server.query(`update dogs set retired = true where slug = 'iskra'`)
    expect((await read('iskra')).disputable).toBeNull()
    expect((await dispute('iskra', member, { measurementId: disputable.id })).json.code).toBe('dispute_closed')
    await server.query(`update dogs set retired = false where slug = 'iskra'`)
    expect(Date.parse(disputable.until) - server.clock.now().getTime()).toBe(28 * day)
    server.clock.advance(28 * day + 1)
    member = await logIn(server, 'member')
    expect((await read('iskra')).disputable).toBeNull()
    expect((await dispute('iskra', member, { measurementId: disputable.id })).json.code).toBe('dispute_closed')
    // Another dog's measurement, under the address of one's own.
    const [other] = await server.query(`select id from dog_measurements where measured_at > now() - interval '100 years'
      and dog_id = '${id(2, 18)}'`)
    expect((await dispute('pepper', member, { measurementId: Number(other?.id) })).json.code).toBe('dispute_closed')
  })

  it('are refused to a keeper, to a keeper’s household and to an earlier measurer, who learn it beforehand [D39]', async () => {
    await server.query(`insert into households (id, asked_by, agreed_by, created_at, agreed_at)
      select gen_random_uuid(), a.id, b.id, now(), now() from users a, users b
      where a.email = 'judge@example.org' and b.email = 'member@example.org'`)
    expect([(await atDesk('iskra', judge)).barred, (await measure(judge, 'iskra', 425)).json.code]).toEqual([
      'household_dog',
      'household_dog',
    ])
    await server.query(`update dogs set manager_id = (select id from users where email = 'admin@example.org')
      where slug = 'iskra'`)
    expect([(await atDesk('iskra')).barred, (await measure(admin, 'iskra', 425)).json.code]).toEqual([
      'own_dog',
      'own_dog',
    ])
    expect((await atDesk('iskra', third)).barred).toBeNull()
    expect((await measure(third, 'iskra', 425)).status).toBe(200)
    expect((await atDesk('iskra', third)).barred).toBe('measured_before')
    // Mgła is the member's too; a judge who may not measure has no task.
    await server.query(`insert into height_disputes select m.id, d.owner_id, '${reason}', now() from dog_measurements m
      join dogs d on d.id = m.dog_id where d.slug = 'pepper'`)
    expect(await tasksOf(judge)).not.toContain('pepper disputed')
    expect(await tasksOf(third)).toContain('pepper disputed')
  })

  it('of two people at once on two servers are one; sent again it stays one [D37]', async () => {
    const beside = await server.beside()
    const version = await versionOf('iskra')
    const ask = (who: { token: string }, height: number, at: Pick<TestServer, 'ask'> = server) =>
      callerOf(at, who.token).put('/desk/dogs/iskra/height', { height, agreed: [], version })
    const answers = await Promise.all([ask(judge, 425), ask(admin, 433, beside), ask(third, 426)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.filter(({ status }) => status === 409).map(({ json }) => json.code)).toEqual(['stale', 'stale'])
    const rows = async () => server.query(`select height from dog_measurements where dog_id = '${id(2, 4)}'`)
    expect(await rows()).toEqual([{ height: await countingOf('iskra') }])
    const first = answers.findIndex(({ status }) => status === 200)
    const [who, height] = (
      [
        [judge, 425],
        [admin, 433],
        [third, 426],
      ] as const
    )[first] ?? [judge, 425]
    expect((await ask(who, height, beside)).status).toBe(200)
    expect([(await rows()).length, (await audited('dog.measured')).length]).toEqual([1, 1])
    // What the keeper disputes meanwhile, and what is measured, wait for each other.
    const other = who === third ? judge : third
    const measurementId = (await read('iskra')).disputable.id
    const [raised, measured] = await Promise.all([
      dispute('iskra', member, { measurementId }),
      measure(other, 'iskra', height),
    ])
    expect(measured.status).toBe(200)
    expect([200, 409]).toContain(raised.status)
    expect((await read('iskra')).waits).toBeNull()
  })

  it('are written in Polish to a member who reads Polish [D37]', async () => {
    await server.query(`update users set locale = 'pl' where email = 'member@example.org'`)
    await measure(judge, 'iskra', 428)
    await measure(admin, 'iskra', 433)
    expect((await mailsTo('member')).at(-1)).toMatchObject({
      subject: 'Iskra: zmierzono 43,3 cm',
      text: expect.stringContaining('dlatego psa musi zmierzyć trzecia osoba'),
    })
  })
})
