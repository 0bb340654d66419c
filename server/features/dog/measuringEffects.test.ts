import { any, buy, cart, id, pay } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const reason = 'The ground by ring 2 was not level.'

describe('the effects of measurements of a dog', () => {
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
  const mailsTo = async (name: string) =>
    (await server.mails()).filter(({ recipient }) => recipient === `${name}@example.org`)
  /** Iskra, old enough, in a paid class for medium dogs. */
  const enterMedium = async () => {
    await server.query(`update dogs set birth_date = '2023-01-01' where slug = 'iskra'`)
    await server.query(`update classes set height = 'medium' where id = '${any}'`)
    await measure(judge, 'iskra', 425)
    const { id: dogId } = (await member.get('/dogs/iskra')).json
    expect((await pay(member, await buy(member, cart([{ classId: any, dogId }])))).status).toBe(200)
  }

  it('list the paid entries that no longer fit, with actions, for the judge, the keeper and the payer [D40]', async () => {
    await enterMedium()
    const refused = await measure(admin, 'iskra', 431)
    // In dispute the first one counts, and everything fits.
    expect([refused.status, refused.json.measuring.unfit]).toEqual([200, []])
    await server.query(`update dogs set owner_id = (select id from users where email = 'niamh.obrien@example.org')
      where slug = 'iskra'`)
    const refusal = await measure(third, 'iskra', 433)
    expect([refusal.status, refusal.json]).toMatchObject([
      409,
      { code: 'consequences_changed', unfit: [{ item: { classId: any } }] },
    ])
    expect((await read('iskra', await logIn(server, 'niamh.obrien'))).measurements).toHaveLength(2)
    const agreed = refusal.json.unfit.map(({ entryId }: { entryId: string }) => entryId)
    const done = await measure(third, 'iskra', 433, { agreed })
    expect(done.json.measuring.unfit).toMatchObject([
      { entryId: agreed[0], purchaseId: null, until: expect.any(String), reasons: [{ code: 'wrong_height' }] },
    ])
    const niamh = await logIn(server, 'niamh.obrien')
    expect((await read('iskra', niamh)).unfit).toMatchObject([{ purchaseId: null }])
    // The payer no longer keeps the dog, but gets the email with a link to the purchase.
    const mail = (await mailsTo('member')).at(-1)?.text ?? ''
    expect(mail).toMatch(
      /change the class or withdraw it until [^\n]+\.\n\nChange or withdraw:\nhttps?:\/\/\S+\/purchases\/[\w-]+/,
    )
    expect(mail).not.toContain('/dogs/iskra')
    expect((await mailsTo('niamh.obrien')).at(-1)?.text).toContain('the person who paid for it can change')
    await server.query(`update dogs set owner_id = (select id from users where email = 'member@example.org')
      where slug = 'iskra'`)
    expect((await read('iskra')).unfit).toMatchObject([{ purchaseId: expect.any(String), until: expect.any(String) }])
    await server.query(`update shows set entries_close_at = now() - interval '90 years' where id = '${id(3, 1)}'`)
    expect((await read('iskra')).unfit).toMatchObject([{ until: null }])
  })

  it('that an older server has written into the dog alone become one of them [D41]', async () => {
    await server.query(`update dogs set measured_height = 428, version = version + 1 where slug = 'iskra'`)
    await server.query(`insert into dog_history (dog_id, field, value, source, said_by, at)
      select '${id(2, 4)}', 'height', '428', 'measured', id, '2026-11-01' from users where email = 'judge@example.org'`)
    expect((await measure(judge, 'iskra', 433)).json.code).toBe('measured_before')
    expect((await measure(admin, 'iskra', 433)).json).toMatchObject({
      dog: { height: 428 },
      measuring: { waits: 'differ' },
    })
    expect((await read('iskra')).measurements).toMatchObject([{ height: 433 }, { height: 428, by: 'Marek Zieliński' }])
  })

  it('stay when their judge leaves, without a name; a dispute goes with its keeper, and everything with the owner [D41]', async () => {
    await measure(judge, 'iskra', 428)
    await dispute('iskra')
    expect((await judge.get('/my-data')).json.measurements).toContainEqual(
      expect.objectContaining({ height: 428, kind: 'first' }),
    )
    expect((await member.get('/my-data')).json.heightDisputes).toMatchObject([{ reason }])
    const leave = (who: Caller) => who.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect((await leave(judge)).status).toBe(204)
    expect((await read('iskra')).measurements).toMatchObject([{ height: 428, by: null, counts: true }])
    expect((await leave(member)).status).toBe(204)
    const left = await server.query(`select m.id from dog_measurements m join dogs d on d.id = m.dog_id
      where d.owner_id = '${id(1, 2)}' union all select measurement_id from height_disputes where reason = '${reason}'`)
    expect(left).toEqual([])
  })

  it('are never overwritten by a register, and are those of both dogs that are merged [D41]', async () => {
    await measure(judge, 'iskra', 428)
    const iskra = (await member.get('/dogs/iskra')).json
    const change = { id: iskra.id, version: iskra.version, values: { declaredHeight: 300 } }
    const [outcome] = (await member.post('/dog-sync', { additions: [], changes: [change] })).json.outcomes
    expect([outcome?.saved, await countingOf('iskra')]).toEqual([false, 428])
    await server.query(`update dogs set microchip = null where slug = 'iskra'`)
    const pepper = (await member.get('/dogs/pepper')).json
    const merge = { keep: pepper, remove: iskra, take: [] }
    const ids = ({ id: one, version }: { id: string; version: number }) => ({ id: one, version })
    const merged = await member.post('/dog-sync/merge', { ...merge, keep: ids(pepper), remove: ids(iskra) })
    expect([merged.status, merged.json.height]).toEqual([200, 428])
    expect((await read('pepper')).measurements).toMatchObject([
      { height: 428, kind: 'confirming', by: 'Marek Zieliński' },
      { height: 390, kind: 'first', by: 'Helen Marsh' },
    ])
  })
})
