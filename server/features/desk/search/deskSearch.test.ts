import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import type { DeskSearchResult } from '#contract/desk/search'
import { any, buy, cart, latka, pay, plan } from '../../../testing/buying'
import { callerOf, logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const kinds = ['shows', 'people', 'dogs', 'entries', 'purchases'] as const

describe('the search of the desk', () => {
  let server: TestServer
  let admin: Caller
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
  })

  const ask = (who: Caller, text: string) => who.get(`/desk/search?sought=${encodeURIComponent(text)}`)
  const found = async (who: Caller, text: string): Promise<DeskSearchResult> => {
    const { status, json } = await ask(who, text)
    expect([text, status]).toEqual([text, 200])
    return json
  }
  const counts = async (who: Caller, text: string) => {
    const result = await found(who, text)
    return Object.fromEntries(kinds.map((kind) => [kind, result[kind].length]))
  }
  const bought = async () => {
    const purchase = await buy(member, cart([{ classId: any, dogId: latka }]))
    await pay(member, purchase)
    await server.runJobs()
    return purchase.json as { id: string; number: number }
  }

  it('finds a show by its name and its town, the latest first', async () => {
    const { shows } = await found(admin, 'shrewsbury')
    expect(shows[0]).toMatchObject({ slug: 'shrewsbury-winter-classic', name: 'Shrewsbury Winter Classic' })
    expect((await found(admin, 'zakopane')).shows.map(({ slug }) => slug)).toContain('zakopane-pod-tatrami')
    const starts = (await found(admin, 'ag')).shows.map(({ startDate }) => startDate)
    expect(starts).toEqual(starts.toSorted().toReversed())
  })

  it('finds a member by name and by email address, with their page or the latest show that they entered', async () => {
    await bought()
    const [ola] = (await found(admin, 'ola kow')).people
    expect(ola).toMatchObject({ memberName: 'Ola Kowalczyk', email: 'member@example.org', personId: null })
    expect(ola?.showSlug).not.toBeNull()
    expect((await found(admin, 'Member@Example.org')).people.map(({ memberName }) => memberName)).toEqual([
      'Ola Kowalczyk',
    ])
    // A judge with an account is one person; one without has a page alone.
    expect((await found(admin, 'zielinski')).people).toEqual([
      expect.objectContaining({ memberName: 'Marek Zieliński', personId: expect.any(String) }),
    ])
    expect((await found(admin, 'fiona')).people).toEqual([
      expect.objectContaining({ memberName: 'Fiona Drummond', email: null }),
    ])
  })

  it('finds no member by a part of an address that has no @: half of all addresses end alike', async () => {
    expect((await found(admin, 'example.org')).people).toEqual([])
    expect((await found(admin, '@example.org')).people).toHaveLength(5)
  })

  it('finds a dog by its name without accents and by its whole microchip, never by a part of that', async () => {
    await server.query(`update dogs set microchip = '616093900012345' where slug = 'mgla'`)
    for (const text of ['mgla', 'MGŁA', ' mgł ', '616-0939-0001-2345'])
      expect((await found(admin, text)).dogs.map(({ slug }) => slug)).toEqual(['mgla'])
    expect((await found(admin, '616093')).dogs).toEqual([])
  })

  it('finds an entry by its dog, its member and its handler', async () => {
    await bought()
    await server.query(`update entries set handler = 'other', handler_name = 'Łucja Ząb'
      where purchase_id = (select id from purchases order by number desc limit 1)`)
    for (const text of ['latka', 'kowalczyk', 'lucja zab']) {
      const { entries } = await found(admin, text)
      expect([text, entries.map(({ handlerName }) => handlerName)]).toEqual([
        text,
        expect.arrayContaining(['Łucja Ząb']),
      ])
    }
  })

  it('finds a purchase by its number, by the reference of its transfer and by its payer', async () => {
    const { id, number } = await bought()
    for (const text of [`${number}`, `#${number}`, referenceOf(number), grouped(referenceOf(number)).toLowerCase()])
      expect((await found(admin, text)).purchases.map((purchase) => purchase.id)).toEqual([id])
    const [byPayer] = (await found(admin, 'kowalczyk')).purchases
    expect(byPayer).toMatchObject({
      receipt: number,
      reference: null,
      payer: 'Ola Kowalczyk',
      amount: 550,
      kind: 'entries',
      showSlug: 'shrewsbury-winter-classic',
    })
    // Its check characters are wrong: a typo finds nothing, instead of another member's purchase.
    expect((await found(admin, `RF00${number}`)).purchases).toEqual([])
  })

  it('says the reference of a transfer alone that is expected', async () => {
    const { id, number } = (await buy(member, plan())).json as { id: string; number: number }
    await server.query(`update purchases set paid_by = 'transfer' where id = '${id}'`)
    const [awaited] = (await found(admin, `${number}`)).purchases
    expect(awaited).toMatchObject({ kind: 'membership', reference: grouped(referenceOf(number)) })
    await server.query(`update purchases set status = 'paid', paid_at = created_at where id = '${id}'`)
    expect((await found(admin, `${number}`)).purchases[0]?.reference).toBeNull()
    await server.query(`update purchases set status = 'cancelled' where id = '${id}'`)
    expect((await found(admin, `${number}`)).purchases).toEqual([])
  })

  it('finds at most five of each kind', async () => {
    for (const text of ['a', 'e', 'o'])
      for (const more of ['n', 'r', 'l'])
        for (const count of Object.values(await counts(admin, text + more))) expect(count).toBeLessThanOrEqual(5)
  })

  it('refuses less than two letters and more than a hundred', async () => {
    for (const text of ['', ' ', 'a', ' - -', 'é', '\u0301\u0301', 'a'.repeat(101)])
      expect([text, (await ask(admin, text)).status]).toEqual([text, 400])
    expect((await ask(admin, 'ab')).status).toBe(200)
    expect((await admin.get('/desk/search')).status).toBe(400)
  })

  it('takes signs of SQL and LIKE for letters, and bytes that no text has for a mistake', async () => {
    const nothing = { shows: 0, people: 0, dogs: 0, entries: 0, purchases: 0 }
    for (const text of ['%%', '__', '\\\\', "' or 1=1 --", '"; drop table dogs', '$1$1', '\u202eabcdef', '💥💥'])
      expect([text, await counts(admin, text)]).toEqual([text, nothing])
    for (const raw of ['%00%00', 'ab%00', '%ff%fe', '%ed%a0%80ab', '%'])
      expect([raw, (await admin.get(`/desk/search?sought=${raw}`)).status]).toEqual([raw, expect.any(Number)])
    for (const raw of ['ab%00', '%00%00']) expect((await admin.get(`/desk/search?sought=${raw}`)).status).toBe(400)
    expect((await admin.get('/desk/search?sought=ab&sought=cd')).status).toBe(400)
    expect((await found(admin, 'mgla')).dogs).toHaveLength(1)
  })

  describe('of someone who is no admin', () => {
    const texts = ['kowalczyk', 'member@example.org', 'latka', 'mgla', 'pemberton', 'zielinski', 'bath', '1001']

    it('is refused to members, newcomers and visitors', async () => {
      for (const text of texts) {
        expect((await ask(member, text)).status).toBe(403)
        expect((await ask(await logIn(server, 'newcomer'), text)).status).toBe(403)
        expect((await ask(callerOf(server), text)).status).toBe(401)
      }
    })

    it('finds for a judge the shows and dogs that they may open, and no member, entry or purchase', async () => {
      await bought()
      const judge = await logIn(server, 'judge')
      for (const text of texts) {
        const result = await found(judge, text)
        expect([text, result.entries, result.purchases]).toEqual([text, [], []])
        expect(result.people.every(({ memberName }) => memberName === 'Marek Zieliński')).toBe(true)
        expect(JSON.stringify(result)).not.toMatch(/@example\.org|Kowalczyk|Pemberton/)
        for (const { slug } of result.shows) expect((await judge.get(`/desk/shows/${slug}`)).status).toBe(200)
        for (const { slug } of result.dogs) expect((await judge.get(`/desk/dogs/${slug}`)).status).toBe(200)
      }
      expect((await found(judge, 'mgla')).dogs).toHaveLength(1)
      // A draft that names none of them.
      expect((await found(judge, 'bath spring')).shows).toEqual([])
      expect((await found(judge, 'zielinski')).people).toEqual([
        {
          ...(await found(admin, 'zielinski')).people[0],
          id: expect.any(String),
          email: null,
          renewalDate: null,
          showSlug: null,
        },
      ])
    })

    it('finds no dog for a reviewer', async () => {
      const reviewer = await logIn(server, 'reviewer')
      for (const text of texts) {
        const { shows, people, ...others } = await found(reviewer, text)
        expect([text, others]).toEqual([text, { dogs: [], entries: [], purchases: [] }])
        expect(people.every(({ memberName }) => memberName === 'Ruth Pemberton')).toBe(true)
        for (const { slug } of shows) expect((await reviewer.get(`/desk/shows/${slug}`)).status).toBe(200)
      }
    })

    it('finds no unpublished show of others for the judge of one show', async () => {
      await server.query(`update users set roles = '{ROLE_USER,ROLE_JUDGE}' where email = 'member@example.org'`)
      const stranger = await logIn(server, 'member')
      const drafts = await server.query(`select name from shows where published_at is null`)
      expect(drafts.length).toBeGreaterThan(0)
      for (const { name } of drafts) expect((await found(stranger, String(name))).shows).toEqual([])
      expect((await found(stranger, 'shrewsbury')).shows).toEqual([])
      expect(await counts(stranger, 'kowalczyk')).toMatchObject({ people: 0, entries: 0, purchases: 0 })
    })
  })

  it('does not find a deleted account', async () => {
    await server.query(`update users set deleted_at = now() where email = 'member@example.org'`)
    expect((await found(admin, 'kowalczyk')).people).toEqual([])
  })
})
