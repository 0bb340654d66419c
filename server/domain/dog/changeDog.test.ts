import { latka } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import { changeDog, dogFormOf, quoteDogChange } from '../../testing/dogForms'
import type { TestServer } from '../../testing/startTestServer'

describe('changing a dog', () => {
  let server: TestServer
  let member: Caller
  let other: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    other = await logIn(server, 'judge')
  })

  const formOf = (slug: string, change: object = {}) => dogFormOf(member, slug, change)
  const put = (slug: string, change: object, agreed: object | null = null) => changeDog(member, slug, change, agreed)
  const quote = (slug: string, change: object) => quoteDogChange(member, slug, change)
  const audited = () =>
    server.query(`select * from audit where action like 'dog.%' or action like 'entry.%' order by id`)
  it('changes a dog that has grown older than any new one may be', async () => {
    await server.query(`update dogs set birth_date = '2001-01-01' where slug = 'iskra'`)
    expect((await put('iskra', { petName: 'Isk' })).status).toBe(200)
    expect((await put('iskra', { birthDate: '2001-01-02' })).json.birthDate).toBe('too_long_ago')
  })
  it('saves the owner’s values once, with their author [1.4]', async () => {
    const saved = await put('iskra', {
      breed: 'Mudi',
      declaredHeight: 431,
      microchip: '616 0939-12345678',
      petName: 'Isk',
    })
    expect([saved.status, saved.json]).toEqual([
      200,
      expect.objectContaining({
        breed: 'Mudi',
        heightCategory: 'intermediate',
        microchip: '616093912345678',
        version: 2,
      }),
    ])
    expect((await member.get('/dogs/iskra')).json).toEqual({ ...saved.json, birthFixed: false })
    const history = (await member.get('/dogs/iskra/history')).json
    expect(history.slice(0, 2)).toEqual([
      expect.objectContaining({ field: 'microchip', value: '616093912345678', source: 'declared', by: null }),
      expect.objectContaining({ field: 'height', value: '431', source: 'declared', by: null }),
    ])
    const [row] = await audited()
    expect(row).toMatchObject({ action: 'dog.changed', before: { breed: 'Border Collie' }, after: { breed: 'Mudi' } })
    // Sent again after a lost answer, from the version that it was based on.
    const again = await member.put('/dogs/iskra', { ...(await formOf('iskra', { version: 1 })), agreed: null })
    expect([again.status, again.json.version, (await audited()).length]).toEqual([200, 2, 1])
  })

  it('leaves a microchip number with a dog that has been measured, has run or has a flag [D45]', async () => {
    await put('iskra', { microchip: '616093912345678' })
    const move = async (microchip: string) => (await put('iskra', { microchip })).json
    expect((await move('616093912345679')).microchip).toBe('616093912345679')
    for (const fact of ['measured_height = 452', 'lower_level = true', 'old_age_dog = true']) {
      const [column = ''] = fact.split(' = ')
      await server.query(`update dogs set ${fact} where slug = 'iskra'`)
      const refused = [await move(''), await move('616093912345670'), await quote('iskra', { microchip: '' })]
      expect(refused.map((json) => json.microchip)).toEqual(Array(3).fill('microchip_fixed'))
      await server.query(
        `update dogs set ${column} = ${column === 'measured_height' ? 'null' : 'false'} where slug = 'iskra'`,
      )
    }
    const [ran] = await server.query(`update dogs set microchip = '616093912345670', measured_height = null,
      retired = false, old_age_dog = false, lower_level = false, manager_id = null,
      owner_id = (select id from users where email = 'member@example.org')
      where id = (select dog_id from results r join entries e on e.id = r.entry_id limit 1) returning slug`)
    expect((await put(String(ran?.slug), { microchip: '' })).json.microchip).toBe('microchip_fixed')
  })

  it('reports a taken microchip number ten times within half an hour, and then answers 429 [D46]', async () => {
    const limited = await testServer.start({ rateLimits: true })
    const who = await logIn(limited, 'member')
    const taken: [number, string][] = []
    for (let time = 0; time < 12; time += 1) {
      const { status, json } = await changeDog(who, 'iskra', { microchip: '616093910000001' })
      taken.push([status, json.microchip ?? json.code])
    }
    expect(taken.slice(0, 10)).toEqual(Array(10).fill([400, 'microchip_taken']))
    expect(taken.slice(10)).toEqual(Array(2).fill([429, 'too_many_requests']))
    expect((await changeDog(who, 'iskra', { microchip: '616093912345678' })).status).toBe(200)
    await limited.close()
  })

  it('is stale from an older version, and returns the present values [D10]', async () => {
    const old = await formOf('iskra', { breed: 'Pumi' })
    await put('iskra', { breed: 'Mudi' })
    for (const answer of [
      await member.put('/dogs/iskra', { ...old, agreed: null }),
      await member.post('/dogs/iskra/change-quote', old),
    ])
      expect([answer.status, answer.json]).toEqual([
        409,
        expect.objectContaining({ code: 'stale', version: 2, present: expect.objectContaining({ breed: 'Mudi' }) }),
      ])
  })

  it('is refused to anyone else as if there were no such dog [B02]', async () => {
    const body = { ...(await formOf('iskra')), agreed: null }
    const missing = await other.put('/dogs/no-such-dog', body)
    const [{ id }] = (await server.query(`select id from dogs where slug = 'iskra'`)) as [{ id: string }]
    for (const at of ['/dogs/iskra', `/dogs/${id}`, '/dogs/4']) {
      expect(await other.put(at, body)).toEqual({ ...missing, headers: expect.anything() })
      expect((await other.get(at)).json).toEqual(missing.json)
      for (const part of ['history', 'shows', 'entries?when=ahead'])
        expect((await other.get(`${at}/${part}`)).status).toBe(404)
    }
    expect((await callerOf(server).get('/dogs/iskra')).status).toBe(401)
    expect((await other.delete('/dogs/iskra')).status).toBe(404)
  })

  it('takes no owner, address, version or measurement from a member [B05]', async () => {
    const more = { ownerId: latka, id: latka, slug: 'mine', measured: true, measuredHeight: 300, managerId: null }
    expect((await put('iskra', { ...more, breed: 'Mudi' })).json).toMatchObject({
      slug: 'iskra',
      measured: false,
      version: 2,
    })
  })

  it.each([
    ['latka', { declaredHeight: 500 }, { declaredHeight: 'height_measured' }],
    ['latka', { kennelClubGrade: 4 }, { kennelClubGrade: 'grade_goes_back' }],
    ['iskra', { oldAgeDog: true }, { oldAgeDog: 'too_young' }],
    ['iskra', { birthDate: '2026-11-23' }, { birthDate: 'in_future' }],
    ['iskra', { nexusRank: 9 }, { nexusRank: 'invalid' }],
    ['iskra', { microchip: '616093910000001' }, { microchip: 'microchip_taken' }],
    ['iskra', { name: 'half \ud83d' }, { name: 'invalid' }],
  ])('refuses of %s %j', async (slug, change, codes) => {
    const answer = await put(slug, change)
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining(codes)])
    expect(await audited()).toEqual([])
  })

  it('says which paid entries a dog no longer fits, and keeps them', async () => {
    const iskra = (await server.query(`select id from dogs where slug = 'iskra'`))[0]?.id as string
    await server.query(`update dogs set birth_date = '2023-01-01', declared_height = 400 where slug = 'iskra'`)
    const [{ id: classId }] = (await server.query(
      `select id from classes where height = 'medium' and start_level = 1 and taken = 0 limit 1`,
    )) as [{ id: string }]
    await server.query(
      `insert into entries (id, purchase_id, class_id, dog_id, price, status) select gen_random_uuid(), id, '${classId}', '${iskra}', 550, 'paid' from purchases limit 1`,
    )
    const known = await quote('iskra', { declaredHeight: 301 })
    expect(known).toMatchObject({ flags: [], withdrawn: [], unfit: [{ reasons: [{ code: 'wrong_height' }] }] })
    expect((await put('iskra', { declaredHeight: 301 })).status).toBe(200)
  })
})
