import { addTo } from '#contract/shared/calendar'
import type { MemberRow } from '#contract/member/register'
import { apiBase } from '#contract/shared/paths'
import { sampleId } from '../../seed/people'
import { buy, pay, plan } from '../../testing/buying'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

/** The day of the tests' clock. */
const today = '2026-11-21'

describe('the register of members', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const list = async (query = ''): Promise<MemberRow[]> => {
    const { status, json } = await admin.get(`/desk/members?order=oldest&limit=100&${query}`)
    expect([query, status]).toEqual([query, 200])
    return json.items
  }
  const names = async (query: string) => (await list(query)).map(({ memberName }) => memberName)
  const counts = async (query = '') => (await admin.get(`/desk/member-counts?${query}`)).json
  const file = (rest: string) =>
    server.ask({
      method: 'GET',
      url: `${apiBase}/desk/members.${rest}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
  const ends = (email: string, days: number) =>
    server.query(`update users set renewal_date = '${addTo(today, { days })}' where email = '${email}@example.org'`)

  it('lists everyone by family name, whatever its accents and capitals', async () => {
    await server.query(`update users set name = 'Zofia ÁBEL' where email = 'ben.carter@example.org'`)
    const found = await names('')
    expect(found).toHaveLength(18)
    expect(found.slice(0, 4)).toEqual(['Zofia ÁBEL', 'Tom Ashworth', 'Moira Campbell', 'Paweł Dąbrowski'])
    expect(found.slice(-2)).toEqual(['Marek Zieliński', 'Elżbieta Źródłowska'])
  })

  it('lists a page at a time, and no member twice, in each order and direction', async () => {
    await server.query(`update users set renewal_date = '2027-05-05' where email like '%a%@example.org'`)
    for (const by of ['name', 'number', 'renewal'])
      for (const order of ['oldest', 'newest']) {
        const seen: string[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const query: string = `by=${by}&order=${order}&limit=4${cursor && `&cursor=${cursor}`}`
          const { json } = await admin.get(`/desk/members?${query}`)
          seen.push(...json.items.map(({ id }: MemberRow) => id))
          cursor = json.next
        }
        const whole = (await admin.get(`/desk/members?by=${by}&order=${order}&limit=100`)).json.items as MemberRow[]
        expect([by, order, seen]).toEqual([by, order, whole.map(({ id }) => id)])
        expect(new Set(seen).size).toBe(18)
      }
  })

  it('says of each how the membership is, by the club’s days, with dogs and the last payment', async () => {
    await ends('niamh.obrien', 0)
    await ends('dan.whitlock', 30)
    await ends('priya.patel', 31)
    await ends('moira.campbell', -1)
    const found = await list('')
    const of = (name: string) => found.find(({ memberName }) => memberName.endsWith(name))
    expect(of("O'Brien")).toMatchObject({ state: 'lapsing', daysLeft: 0, lastPayment: { amount: 2600 } })
    expect(of('Whitlock')).toMatchObject({ state: 'lapsing', daysLeft: 30 })
    expect(of('Patel')).toMatchObject({ state: 'active', daysLeft: 31 })
    expect(of('Campbell')).toMatchObject({ state: 'lapsed', daysLeft: -1 })
    expect(of('Ashworth')).toMatchObject({
      state: 'never_paid',
      memberNumber: null,
      renewalDate: null,
      daysLeft: null,
      lastPayment: null,
    })
    expect(of('Kowalczyk')).toMatchObject({ dogs: 6, kind: 'adult', roles: ['ROLE_USER'] })
    const member = await logIn(server, 'member')
    await pay(member, await buy(member, plan()))
    await server.runJobs()
    expect((await list('text=kowalczyk'))[0]).toMatchObject({
      lastPayment: { paidOn: today, amount: 2600, currency: 'GBP' },
    })
  })

  it('finds by name, email address, number, dog and whole microchip', async () => {
    const [numbered] = await server.query(`select member_number from users where email = 'member@example.org'`)
    const number = String(numbered?.member_number)
    await server.query(`update dogs set microchip = '616093900012345' where slug = 'mgla'`)
    for (const text of ['kowalczyk', 'OLA KOW', 'member@example', number, `%23${number}`, 'mgla', '616-0939-0001-2345'])
      expect([text, await names(`text=${text}`)]).toEqual([text, ['Ola Kowalczyk']])
    expect(await names('text=616093')).toEqual([])
    expect(await names('text=%25')).toEqual([])
  })

  it('narrows down to states and groups, each counted among those with the text', async () => {
    await ends('niamh.obrien', 12)
    await server.query(
      `update users set membership_kind = 'honorary', renewal_date = null where email = 'sian.roberts@example.org'`,
    )
    expect(await names('state=lapsing,never_paid')).toEqual(['Tom Ashworth', "Niamh O'Brien"])
    expect(await names('group=honorary')).toEqual(['Siân Roberts', 'Elżbieta Źródłowska'])
    expect(await names('group=admin,reviewer&state=active')).toEqual(['Helen Marsh', 'Ruth Pemberton'])
    expect(await counts('state=lapsing')).toEqual({
      all: 18,
      found: 1,
      lapseBy: addTo(today, { days: 30 }),
      family: 0,
      paused: 0,
      states: { active: 16, lapsing: 1, lapsed: 0, never_paid: 1 },
      groups: { honorary: 2, life: 0, junior: 0, blocked: 0, admin: 1, judge: 1, reviewer: 1 },
      bounced: 0,
    })
    expect(await counts('text=marsh')).toMatchObject({ all: 18, found: 1, groups: { admin: 1, judge: 0 } })
  })

  it('leaves out a deleted account', async () => {
    await server.query(`update users set deleted_at = now() where email = 'niamh.obrien@example.org'`)
    expect(await names('text=obrien')).toEqual([])
    expect(await counts()).toMatchObject({ all: 17, found: 17 })
  })

  it('is saved as a table of the selection, or of those marked', async () => {
    await server.query(`update users set name = '=1+1 Ashworth' where email = 'newcomer@example.org'`)
    const lines = async (query: string) => (await file(`csv?${query}`)).body.replace('\ufeff', '').trim().split('\n')
    const [head, ...rows] = await lines('state=never_paid')
    expect(head).toBe(
      'Member number,Name,Email,Status,Membership,Joined,Renewal date,Dogs,Last membership payment,Amount,Currency',
    )
    // A spreadsheet takes it for a text.
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(/^,'=1\+1 Ashworth,newcomer@example\.org,Never paid,Adult,/)
    const [first, second] = await list('')
    expect(await lines(`ids=${first?.id},${second?.id}`)).toHaveLength(3)
    expect((await file('xlsx')).status).toBe(200)
    const saved = await server.query(`select actor from audit where action = 'member.listed'`)
    expect(saved.map(({ actor }) => actor)).toEqual(Array(3).fill(sampleId(1, 1)))
  })

  it.each([
    ['a number beyond those of the database', 'number', [2 ** 31, sampleId(1, 1)]],
    ['a name with a character that it does not store', 'name', ['a\0', sampleId(1, 1)]],
    ['a day that is none', 'renewal', ['2026-02-30', 'a', sampleId(1, 1)]],
    ['a place of another order', 'name', [1, sampleId(1, 1)]],
  ])('refuses a cursor with %s', async (_what, by, position) => {
    const cursor = Buffer.from(JSON.stringify(position)).toString('base64url')
    const { status, json } = await admin.get(`/desk/members?by=${by}&cursor=${cursor}`)
    expect([status, json.cursor]).toEqual([400, 'invalid'])
  })

  it('refuses states, groups and ids that it does not know', async () => {
    for (const query of ['state=gone', 'group=treasurer', 'by=email', 'ids=1', `text=${'a'.repeat(101)}`])
      expect([query, (await admin.get(`/desk/members?${query}`)).status]).toEqual([query, 400])
  })
})
