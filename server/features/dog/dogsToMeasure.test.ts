import { logIn, type Caller } from '../../testing/client'
import { sampleId } from '../../seed/people'
import { id } from '../../testing/buying'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'stirling-castle-agility'
const classAt = `/desk/shows/${slug}/classes/${id(5, 902)}`
const [sniezka, zrebak] = [id(8, 2021), id(8, 2022)]
const clear = { faults: 0, refusals: 0, time: 3462, outcome: 'run' }

describe('the dogs that are measured at a show', () => {
  let server: TestServer
  let admin: Caller & { token: string }
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    await server.query('delete from dog_measurements')
    await server.query('update dogs set measured_height = 480')
  })

  const stated = (dog: string, height: number | null) =>
    server.query(`update dogs set measured_height = null, declared_height = ${height} where slug = '${dog}'`)
  const listed = async (who = admin) => (await who.get(`/desk/shows/${slug}/dogs-to-measure`)).json
  const oneOf = async (dog: string) =>
    (await listed()).dogs.find((one: { dog: { slug: string } }) => one.dog.slug === dog)
  const state = (dog: string, ...heights: number[]) =>
    server.query(
      `insert into dog_history (dog_id, field, value, source, at) values ${heights
        .map((height) => `((select id from dogs where slug = '${dog}'), 'height', '${height}', 'declared', now())`)
        .join()}`,
    )

  it('are those with a stated height or none, until someone has measured them [D87]', async () => {
    expect(await listed()).toMatchObject({ dogs: [], more: 0 })
    await stated('sniezka', 300)
    await stated('zrebak', null)
    const found = (await listed()).dogs.map(
      ({ dog, why, height }: { dog: { slug: string }; why: string; height: number }) => [dog.slug, why, height],
    )
    expect(found.toSorted()).toEqual([
      ['sniezka', 'stated', 300],
      ['zrebak', 'unknown', null],
    ])
    const { version } = (await oneOf('zrebak')).dog
    const body = { height: 520, agreed: [], version }
    expect((await admin.put('/desk/dogs/zrebak/height', body)).status).toBe(200)
    expect(await oneOf('zrebak')).toBeUndefined()
  })

  it('are recorded as measured by a judge of the show, if one may have measured the dog [D97]', async () => {
    const marek = sampleId(4, 1)
    await stated('zrebak', 500)
    await stated('sniezka', 500)
    const found = await listed()
    expect(found).toMatchObject({ judges: [{ id: marek, name: 'Marek Zieliński' }], isJudge: false })
    // The judge keeps Śnieżka.
    expect([(await oneOf('zrebak')).judges, (await oneOf('sniezka')).judges]).toEqual([[marek], []])
    const record = async (dog: string, measuredBy: object, who = admin) => {
      const { version } = (await oneOf(dog)).dog
      return who.put(`/desk/dogs/${dog}/height`, { height: 520, agreed: [], version, measuredBy })
    }
    const invalid = { status: 400, json: { code: 'validation_failed', measuredBy: 'invalid' } }
    expect(await record('sniezka', { show: slug, judge: marek })).toMatchObject(invalid)
    expect(await record('zrebak', { show: slug, judge: sampleId(4, 2) })).toMatchObject(invalid)
    expect(await record('zrebak', { show: slug, judge: sampleId(4, 5) })).toMatchObject(invalid)
    expect(await record('zrebak', { show: 'no-such-show', judge: marek })).toMatchObject({ status: 404 })
    const other = await logIn(server, 'reviewer')
    expect(await record('zrebak', { show: slug, judge: marek }, other)).toMatchObject({ status: 403 })
    expect(await record('zrebak', { show: slug, judge: marek })).toMatchObject({ status: 200 })
    const rows = await server.query(`select email from dog_measurements join users on users.id = measured_by`)
    expect(rows).toEqual([{ email: 'judge@example.org' }])
    const [audited] = await server.query(
      `select email, after from audit join users on users.id::text = actor where action = 'dog.measured'`,
    )
    const [judgesAccount] = await server.query(`select id from users where email = 'judge@example.org'`)
    const after = { measurement: 520, measuredBy: judgesAccount?.id }
    expect(audited).toMatchObject({ email: 'admin@example.org', after })
  })

  it('take no second measurement for a judge from the account that made the first [D97]', async () => {
    await stated('zrebak', 500)
    const version = Number((await oneOf('zrebak')).dog.version)
    const height = '/desk/dogs/zrebak/height'
    expect((await admin.put(height, { height: 520, agreed: [], version })).status).toBe(200)
    const measuredBy = { show: slug, judge: sampleId(4, 1) }
    const second = await admin.put(height, { height: 515, agreed: [], version: version + 1, measuredBy })
    expect(second).toMatchObject({ status: 403, json: { code: 'measured_before' } })
    expect(await server.query('select height from dog_measurements')).toEqual([{ height: 520 }])
  })

  it('name a stated height that is 5 cm or more away from an earlier one [D81]', async () => {
    await stated('sniezka', 300)
    await server.query(`delete from dog_history where field = 'height'`)
    await state('sniezka', 510, 300)
    expect(await oneOf('sniezka')).toMatchObject({ statedBefore: 510 })
    await server.query(`update dog_history set value = '349' where value = '510'`)
    expect(await oneOf('sniezka')).toMatchObject({ statedBefore: null })
  })

  it('are read by the judges of the show, and by no other judge or member', async () => {
    const member = await logIn(server, 'member')
    expect((await member.get(`/desk/shows/${slug}/dogs-to-measure`)).status).toBe(403)
    expect((await admin.get('/desk/shows/no-such-show/dogs-to-measure')).status).toBe(404)
  })

  it('have no run without a measurement where the rules ask for one first [D82]', async () => {
    await stated('sniezka', 300)
    const save = async (result: object, entryId = sniezka) => {
      const { version } = (await admin.get(`${classAt}/results`)).json
      return admin.put(`${classAt}/results`, {
        courseTime: 3800,
        courseLength: 165,
        rows: [{ entryId, result }],
        version,
      })
    }
    const rowsOf = async () => (await admin.get(`${classAt}/results`)).json.rows
    const stateOf = async () =>
      (await rowsOf()).find(({ entryId }: { entryId: string }) => entryId === sniezka).heightState
    await server.query(`delete from results where entry_id in ('${sniezka}', '${zrebak}')`)
    expect(await stateOf()).toBe('unmeasured')
    await server.query(`update rule_sets set rules = rules || '{"unmeasured":"measured_first"}'`)
    expect(await stateOf()).toBe('measure_first')
    expect(await oneOf('sniezka')).toMatchObject({ measureFirst: true })
    expect((await save(clear)).json).toMatchObject({ code: 'measure_first' })
    expect((await save({ ...clear, time: null, outcome: 'not_run' })).status).toBe(200)
    expect((await save(clear, zrebak)).status).toBe(200)
    await server.query(`update dogs set measured_height = 480 where slug = 'sniezka'`)
    expect((await save(clear)).status).toBe(200)
  })

  it('are marked in the spreadsheet of entries and in that of runs', async () => {
    await stated('sniezka', 300)
    const { token } = admin
    const lineOf = async (path: string) =>
      (await server.ask({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).body
        .split('\n')
        .find((line) => line.includes('Śnieżka'))
    expect(await lineOf(`/desk/shows/${slug}/entries.csv`)).toMatch(/Extra small[;,]no/)
    expect(await lineOf(`/desk/shows/${slug}/runs.csv?kind=order`)).toMatch(/[;,]no[;,]/)
  })
})
