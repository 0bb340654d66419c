import { randomUUID } from 'node:crypto'
import { suggestColumns } from '#contract/dogSync/columns'
import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const draft = {
  name: 'Łatka',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'female',
  breed: 'Pumi',
  birthDate: '2023-02-03',
  kennelClubGrade: 2,
  fciLevel: '1',
  nexusRank: 1,
  microchip: '',
  declaredHeight: 351,
}
interface Row {
  id: string
  slug: string
  version: number
  name: string
  [field: string]: unknown
}

let server: TestServer
let member: Caller
let judge: Caller
beforeAll(async () => {
  server = await testServer.shared()
})
beforeEach(async () => {
  await server.reset()
  member = await logIn(server, 'member')
  judge = await logIn(server, 'judge')
})

const dogs = async (who = member): Promise<Row[]> => (await who.get('/dogs')).json
const dog = async (id: string): Promise<Row> => (await dogs()).find((one) => one.id === id)!
const addition = (values: object = {}, id: string = randomUUID()) => ({ id, values: { ...draft, ...values } })
const sync = async (request: { additions?: object[]; changes?: object[] }, who = member) =>
  (await who.post('/dog-sync', { additions: [], changes: [], ...request })).json.outcomes
const added = async (values: object = {}): Promise<Row> => {
  const one = addition(values)
  await sync({ additions: [one] })
  return dog(one.id)
}
const changeOf = ({ id, version }: Row, values: object) => ({ id, version, values })
const audited = async (id: string) =>
  server.query(`select action, before, after from audit where subject_id = '${id}' order by id`)

describe('saving dogs of a register', () => {
  it('adds a dog once, however often the request is sent, at once too', async () => {
    const one = addition()
    const before = (await dogs()).length
    const answers = await Promise.all([1, 2, 3].map(() => sync({ additions: [one] })))
    expect([...answers, await sync({ additions: [one] })].flat().map(({ saved }) => saved)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(await dogs()).toHaveLength(before + 1)
    expect((await audited(one.id)).map(({ action }) => action)).toEqual(['dog.added'])
  })
  it('says where each value comes from, and changes nothing when it is sent again', async () => {
    const before = await added()
    const change = changeOf(before, { kennelClubGrade: 5, petName: 'Łati' })
    expect(await sync({ changes: [change] })).toEqual([{ id: before.id, saved: true }])
    const after = await dog(before.id)
    expect(after).toMatchObject({ kennelClubGrade: 5, petName: 'Łati', version: before.version + 1 })
    expect(await sync({ changes: [change] })).toEqual([{ id: before.id, saved: true }])
    expect(await dog(before.id)).toEqual(after)
    const history = await server.query(
      `select value, source from dog_history where dog_id = '${before.id}' and field = 'kennelClubGrade' order by id`,
    )
    expect(history).toEqual([
      { value: '2', source: 'synced' },
      { value: '5', source: 'synced' },
    ])
    expect((await audited(before.id)).at(-1)).toMatchObject({ action: 'dog.changed', before: { kennelClubGrade: 2 } })
  })
  it('saves each dog as a whole or not at all, whatever happens to the others', async () => {
    const [one, other] = [await added({ name: 'One', microchip: '616093900000001' }), await added({ name: 'Two' })]
    const outcomes = await sync({
      additions: [addition({ name: 'Three' }), addition({ name: 'Four', microchip: '616093900000001' })],
      changes: [
        changeOf(other, { petName: 'Half', microchip: '616093900000001' }),
        changeOf(one, { petName: 'Whole' }),
      ],
    })
    expect(outcomes.map(({ saved }: { saved: boolean }) => saved)).toEqual([true, false, false, true])
    expect(outcomes[2]).toMatchObject({ code: 'validation_failed', fields: { microchip: 'microchip_taken' } })
    expect(await dog(other.id)).toEqual(other)
    expect((await dogs()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Three']))
    expect((await dogs()).map(({ name }) => name)).not.toContain('Four')
  })
  it('never sets a permanent flag nor overwrites a measured height, even when a request asks for it', async () => {
    const before = await added()
    await server.query(`update dogs set measured_height = 524 where id = '${before.id}'`)
    const flags = { retired: true, oldAgeDog: true, lowerLevel: true, measuredHeight: 300, ownerId: randomUUID() }
    expect(await sync({ changes: [changeOf(before, { ...flags, petName: 'x' })] })).toEqual([
      { id: before.id, saved: true },
    ])
    expect(await dog(before.id)).toMatchObject({ retired: false, oldAgeDog: false, lowerLevel: false, height: 524 })
    const [outcome] = await sync({ changes: [changeOf(await dog(before.id), { declaredHeight: 300 })] })
    expect(outcome).toMatchObject({ saved: false, fields: { declaredHeight: 'height_measured' } })
    const one = addition(flags)
    await sync({ additions: [one] })
    expect(await dog(one.id)).toMatchObject({ retired: false, oldAgeDog: false, lowerLevel: false, measured: false })
  })
  it('refuses a change that is based on an older version', async () => {
    const before = await added()
    await sync({ changes: [changeOf(before, { petName: 'First' })] })
    const [outcome] = await sync({ changes: [changeOf(before, { petName: 'Second' })] })
    expect(outcome).toMatchObject({ saved: false, code: 'stale' })
    expect((await dog(before.id)).petName).toBe('First')
  })
  it('never changes another member’s dog, nor uses its id', async () => {
    const before = await added()
    const outcomes = await sync(
      { additions: [addition({ name: 'Mine' }, before.id)], changes: [changeOf(before, { petName: 'Mine' })] },
      judge,
    )
    expect(outcomes.map(({ code }: { code: string }) => code)).toEqual(['not_found', 'not_found'])
    expect(await dog(before.id)).toEqual(before)
  })
  it('takes 25 dogs at most, and no visitor or someone without a membership', async () => {
    const many = Array.from({ length: 26 }, () => addition())
    expect((await member.post('/dog-sync', { additions: many, changes: [] })).status).toBe(400)
    const newcomer = await logIn(server, 'newcomer')
    const statuses = [callerOf(server), newcomer].map(async (who) => (await who.get('/dog-sync')).status)
    expect(await Promise.all(statuses)).toEqual([401, 403])
  })
})

describe('the columns that were chosen', () => {
  it('are remembered for the account and the headers, the twenty newest', async () => {
    const columns = suggestColumns(['name', 'x', 'breed'])
    for (let number = 0; number < 22; number += 1) {
      server.clock.advance(1_000)
      await member.put('/dog-sync/columns', { key: `name|x|${number}`, columns })
    }
    const { chosen } = (await member.get('/dog-sync')).json
    expect(chosen).toHaveLength(20)
    expect(chosen[0]).toEqual({ key: 'name|x|21', columns: ['name', null, 'breed'] })
    expect((await judge.get('/dog-sync')).json.chosen).toEqual([])
  })
})

describe('merging two dogs', () => {
  const merge = (keep: Row, remove: Row, take: string[], who = member) => {
    const versioned = ({ id, version }: Row) => ({ id, version })
    return who.post('/dog-sync/merge', { keep: versioned(keep), remove: versioned(remove), take })
  }
  const pair = async () =>
    [
      await added({ name: 'Fen', microchip: '616093900000001', petName: 'Kept' }),
      await added({ name: 'Fen', microchip: '616093900000002', petName: 'Other', kennelClubGrade: 6 }),
    ] as [Row, Row]
  const enter = (dogId: string, classNumber: number, status = 'paid') =>
    server.query(
      `insert into entries (id, purchase_id, class_id, dog_id, price, status) select gen_random_uuid(), p.id, c.id, '${dogId}', 0,
       '${status}' from purchases p, classes c where c.id::text like '%${classNumber}' limit 1`,
    )
  const somePurchase = () =>
    server.query(
      `insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, payment_id)
       select gen_random_uuid(), id, 'entries', '', 'paid', 0, 'GBP', now(), gen_random_uuid() from users where email = 'member@example.org'`,
    )

  it('frees no microchip number of a dog that has been measured [D45]', async () => {
    const [keep, remove] = await pair()
    await server.query(`update dogs set measured_height = 524 where id = '${remove.id}'`)
    expect((await merge(keep, remove, [])).json.code).toBe('merge_loses_chip')
    await server.query(`update dogs set microchip = null where id = '${keep.id}'`)
    expect((await merge(keep, remove, [])).json).toMatchObject({ microchip: '616093900000002', height: 524 })
  })

  it('keeps one with the chosen values, the higher grade and permanent values, and moves the entries', async () => {
    const [keep, remove] = await pair()
    await server.query(`update dogs set measured_height = 524, lower_level = true where id = '${remove.id}'`)
    await somePurchase()
    await enter(remove.id, 101)
    const { status, json } = await merge(keep, remove, ['microchip'])
    expect([status, json]).toMatchObject([
      200,
      { id: keep.id, petName: 'Kept', microchip: '616093900000002', kennelClubGrade: 6, height: 524, lowerLevel: true },
    ])
    expect((await dogs()).some(({ id }) => id === remove.id)).toBe(false)
    expect((await member.get(`/dogs/${remove.slug}`)).status).toBe(404)
    const moved = await server.query(`select dog_id from entries where dog_id in ('${keep.id}', '${remove.id}')`)
    expect(moved).toEqual([{ dog_id: keep.id }])
    expect((await audited(keep.id)).at(-1)).toMatchObject({ action: 'dog.merged' })
    expect((await audited(remove.id)).at(-1)).toMatchObject({ action: 'dog.merged', before: { petName: 'Other' } })
  })
  it('is refused where both are entered in one class, or the other is being paid for: nothing changes', async () => {
    const [keep, remove] = await pair()
    await somePurchase()
    await enter(keep.id, 101)
    await enter(remove.id, 101)
    expect((await merge(keep, remove, ['petName'])).json.code).toBe('dogs_in_one_class')
    await server.query(`delete from entries where dog_id = '${keep.id}'`)
    await server.query(`update entries set status = 'held' where dog_id = '${remove.id}'`)
    expect((await merge(keep, remove, ['petName'])).json.code).toBe('dog_being_entered')
    expect([await dog(keep.id), await dog(remove.id)]).toEqual([keep, remove])
  })
  it('is refused where it would retire a dog that is entered', async () => {
    const [keep, remove] = await pair()
    await somePurchase()
    await enter(keep.id, 101)
    await server.query(`update dogs set retired = true where id = '${remove.id}'`)
    expect((await merge(keep, remove, [])).json.code).toBe('merge_would_retire')
  })
  it('keeps a height that the other was measured at as a measured one', async () => {
    const [keep, remove] = await pair()
    await server.query(`update dogs set measured_height = 333 where id = '${remove.id}'`)
    expect((await merge(keep, remove, ['microchip'])).json).toMatchObject({ height: 333, measured: true })
    const [said] = await server.query(
      `select source from dog_history where dog_id = '${keep.id}' and field = 'height' order by id desc limit 1`,
    )
    expect(said).toEqual({ source: 'measured' })
  })
  it('is refused to anyone else, with itself, and from an older version', async () => {
    const [keep, remove] = await pair()
    expect((await merge(keep, remove, [], judge)).status).toBe(404)
    expect((await merge(keep, keep, [])).status).toBe(400)
    expect((await merge({ ...keep, version: 7 }, remove, [])).json.code).toBe('stale')
    expect((await merge(keep, remove, ['retired'])).status).toBe(400)
    expect(await dogs()).toEqual(expect.arrayContaining([keep, remove]))
  })
})

describe('the register', () => {
  it('comes from the settings alone: without one there is none, even when a request names one', async () => {
    expect((await member.get('/dog-sync')).json.register).toBeNull()
    const answers = ['', '?url=http://127.0.0.1/', '?host=127.0.0.1'].map((query) =>
      member.get(`/dog-sync/feed${query}`),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404])
  })
  it('that cannot be reached is said so, without its address [I11]', async () => {
    const dogRegister = { url: 'https://127.0.0.1:9/dogs.csv', hosts: ['127.0.0.1'] }
    const own = await testServer.start({ dogRegister })
    const answer = await (await logIn(own, 'member')).get('/dog-sync/feed')
    expect([answer.status, answer.json.code]).toEqual([503, 'register_unavailable'])
    expect(answer.json.message).not.toContain('127')
    await own.close()
  })
})
