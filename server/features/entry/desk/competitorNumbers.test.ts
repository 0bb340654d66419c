import { apiBase } from '#contract/shared/paths'
import { any, buy, cart, id, latka, pay, payForEntries, zolw } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const day = 24 * 60 * 60_000
const show = '/desk/shows/shrewsbury-winter-classic'
const reason = 'Entered on paper, at the desk of the show.'
const large = id(5, 103)

describe('competitor numbers', () => {
  let server: TestServer
  let admin: Caller
  let member: Caller
  let keys = 0
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
  })

  /** Entries have closed; those who were logged in are not any more. */
  const close = async () => {
    server.clock.advance(20 * day)
    ;[admin, member] = [await logIn(server, 'admin'), await logIn(server, 'member')]
  }
  const add = (how: object = {}) => {
    const body = { dog: 'latka', classIds: [any], expectedPrice: 550, way: 'cash', reason, handlerName: '', phone: '' }
    return admin.post(`${show}/entries`, { ...body, ...how }, { 'idempotency-key': `number-key-${(keys += 1)}` })
  }
  const numbers = async (): Promise<string[]> =>
    (
      await server.query(
        `select n.number || ' ' || coalesce(d.name, '-') as given from competitor_numbers n
          join shows s on s.id = n.show_id left join dogs d on d.id = n.dog_id
          where s.slug = 'shrewsbury-winter-classic' order by n.number`,
      )
    ).map(({ given }) => String(given))
  const list = async (query: string) => (await admin.get(`${show}/entries?${query}`)).json.items
  const numberOf = async (name: string) =>
    Number((await numbers()).find((given) => given.endsWith(` ${name}`))?.split(' ')[0])

  it('are given by a job once entries have closed, by the family names of the handlers [J20]', async () => {
    await payForEntries(member, [
      { classId: any, dogId: zolw },
      { classId: any, dogId: latka },
      { classId: large, dogId: latka },
    ])
    await server.runJobs()
    expect(await numbers()).toEqual([])
    await close()
    await server.runJobs()
    const given = await numbers()
    const handlers: { number: number; member: string }[] = (await list('by=number&order=oldest&limit=100')).map(
      ({ number, memberName }: { number: number; memberName: string }) => ({ number, member: memberName }),
    )
    const families = handlers.map(({ member: name }) => name.split(' ').at(-1) ?? '')
    expect(families).toEqual(families.toSorted(new Intl.Collator('pl').compare))
    expect(given.map((one) => Number(one.split(' ')[0]))).toEqual(given.map((_, index) => index + 1))
    // Two dogs of one handler follow each other, and a dog in two classes has one number.
    expect(await numberOf('Żółw')).toBe((await numberOf('Łatka')) + 1)
    expect(handlers.filter(({ member: name }) => name === 'Ola Kowalczyk')).toHaveLength(3)
    await server.runJobs()
    expect(await numbers()).toEqual(given)
  })

  it('are given once by two servers, and by what needs them, at the same time [J20]', async () => {
    await payForEntries(member)
    await close()
    const beside = await server.beside()
    await Promise.all([
      server.runJobs(),
      beside.runJobs(),
      add({ dog: 'zolw' }),
      add({ dog: 'zolw', classIds: [large] }),
    ])
    const given = await numbers()
    expect(new Set(given.map((one) => one.split(' ')[1])).size).toBe(given.length)
    expect(given.at(-1)).toBe(`${given.length} Żółw`)
  })

  it('stay when an entry is withdrawn, a dog is renamed or given away, and are never given again [J21]', async () => {
    const [entryId] = await payForEntries(member)
    await close()
    await server.runJobs()
    const given = await numbers()
    const latkas = await numberOf('Łatka')
    const withdrawal = { reason, refund: 'nothing', expectedRefund: 0 }
    expect((await admin.post(`/desk/entries/${entryId}/withdrawal`, withdrawal)).status).toBe(200)
    await server.query(`update dogs set name = 'Renamed', owner_id = '${id(1, 4)}' where id = '${latka}'`)
    await server.runJobs()
    expect((await add({ dog: 'zolw' })).json.entries[0].number).toBe(given.length + 1)
    expect(await numbers()).toEqual([
      ...given.map((one) => (one.endsWith(' Łatka') ? `${latkas} Renamed` : one)),
      `${given.length + 1} Żółw`,
    ])
  })

  it('are the next free ones for a dog that the desk adds or moves an entry to, in the same transaction [J21]', async () => {
    const [entryId] = await payForEntries(member)
    await close()
    // The job has not run yet: the dogs that entered in time still come first.
    const to = { classId: any, dogId: zolw, expected: { classId: any, dogId: latka }, reason }
    const moved = await admin.post(`/desk/entries/${entryId}/change`, to)
    const given = await numbers()
    expect(moved.json.number).toBe(given.length)
    expect(given.at(-1)).toBe(`${given.length} Żółw`)
    expect((await add()).json.entries[0].number).toBe(await numberOf('Łatka'))
    expect(await numbers()).toEqual(given)
  })

  it('are given to a dog whose payment is confirmed after closing, by the job [J21]', async () => {
    const bought = await buy(member, cart())
    await server.query(`update purchases set hold_until = '2027-01-01' where id = '${bought.json.id}'`)
    await close()
    await server.runJobs()
    const given = await numbers()
    expect(given.some((one) => one.endsWith('Łatka'))).toBe(false)
    await pay(member, bought)
    await server.runJobs()
    expect(await numbers()).toEqual([...given, `${given.length + 1} Łatka`])
  })

  it('are found before names, and shown to the payer, in tables and on the receipt [J22]', async () => {
    const [entryId] = await payForEntries(member)
    await close()
    await server.runJobs()
    const latkas = await numberOf('Łatka')
    await server.query(`update dogs set name = 'Max ${latkas}' where id = (
      select dog_id from competitor_numbers where number = ${latkas === 1 ? 2 : 1} limit 1)`)
    for (const query of ['by=dog&order=oldest', 'by=class&order=newest', 'by=number&order=newest'])
      expect((await list(`text=${latkas}&${query}`))[0]).toMatchObject({ id: entryId, number: latkas })
    const walked: string[] = []
    for (let next: string | null = ''; next !== null;) {
      const page: { items: { id: string }[]; next: string | null } = (
        await admin.get(`${show}/entries?text=%23${latkas}&order=newest&limit=1${next && `&cursor=${next}`}`)
      ).json
      walked.push(...page.items.map((item) => item.id))
      next = page.next
    }
    expect(walked[0]).toBe(entryId)
    expect(new Set(walked).size).toBe(walked.length)
    const { items } = (await member.get('/purchases')).json
    const { lines } = (await member.get(`/purchases/${items[0].id}`)).json
    expect(lines[0].number).toBe(latkas)
    const { token } = await logIn(server, 'admin')
    const url = `${apiBase}${show}/entries.csv?text=${latkas}`
    const file = await server.ask({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
    expect(file.body).toContain(`,${latkas},Łatka,`)
  })

  it('survive a merger of two dogs: the kept dog’s number, else the other’s [J23]', async () => {
    await payForEntries(member)
    await close()
    await server.runJobs()
    const given = await numbers()
    await server.query(`update dogs set microchip = null where id in ('${latka}', '${zolw}')`)
    const dogs = (await member.get('/dogs')).json as { id: string; version: number }[]
    const versioned = (dogId: string) => ({ id: dogId, version: dogs.find((one) => one.id === dogId)?.version })
    const merged = await member.post('/dog-sync/merge', { keep: versioned(zolw), remove: versioned(latka), take: [] })
    expect(merged.status).toBe(200)
    expect(await numbers()).toEqual(given.map((one) => one.replace('Łatka', 'Żółw')))
  })

  it('leave the number of a merged dog spent where the kept dog has its own [J23]', async () => {
    await payForEntries(member, [
      { classId: any, dogId: zolw },
      { classId: large, dogId: latka },
    ])
    await close()
    await server.runJobs()
    const given = await numbers()
    await server.query(`update dogs set microchip = null where id in ('${latka}', '${zolw}')`)
    const dogs = (await member.get('/dogs')).json as { id: string; version: number }[]
    const versioned = (dogId: string) => ({ id: dogId, version: dogs.find((one) => one.id === dogId)?.version })
    const merged = await member.post('/dog-sync/merge', { keep: versioned(zolw), remove: versioned(latka), take: [] })
    expect(merged.status).toBe(200)
    expect(await numbers()).toEqual(given.map((one) => one.replace('Łatka', '-')))
  })
})
