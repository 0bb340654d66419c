import { callerOf, logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const draft = {
  name: 'Łatka',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'female',
  breed: 'Border Collie',
  birthDate: '2023-02-03',
  kennelClubGrade: 2,
  fciLevel: '1',
  nexusRank: 1,
  microchip: '',
  declaredHeight: 351,
}

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
  member = await logIn(server, 'member')
})

const add = (facts: object, who = member) => who.post('/dogs', { ...draft, ...facts })

describe('adding a dog [M17]', () => {
  it.each([
    ['Ćwirek', 'cwirek'],
    ['Łysek', 'lysek'],
    ['Żółta Łapa', 'zolta-lapa'],
    ['add', 'add-dog'],
    ['EDIT ', 'edit-dog'],
    ['🐕‍🦺', 'dog'],
    ['Łatka', 'latka-2'],
    ["D'Artagnan", 'd-artagnan'],
  ])('gives %s the address %s', async (name, slug) => {
    expect((await add({ name })).json.slug).toBe(slug)
  })
  it('gives two dogs of one name two addresses, at once too [I13]', async () => {
    const judge = await logIn(server, 'judge')
    const added = await Promise.all([member, judge, member, judge].map((who) => add({ name: 'Rex' }, who)))
    expect(added.map(({ json }) => json.slug).sort()).toEqual(['rex', 'rex-2', 'rex-3', 'rex-4'])
  })
  it('derives the height category and ignores values that a member may not set [B05]', async () => {
    const more = { ownerId: 'x', slug: 'mine', measured: true, retired: true, heightCategory: 'large' }
    const { json } = await add({ name: 'Own', ...more })
    expect(json).toMatchObject({ slug: 'own', measured: false, retired: false, heightCategory: 'medium', height: 351 })
    expect((await add({ declaredHeight: null })).json.heightCategory).toBe('not_measured')
  })
  it('refuses a web address in each of its names, which become subjects of emails [T70]', async () => {
    for (const field of ['name', 'kennelClubName', 'pedigreeName', 'petName']) {
      const { status, json } = await add({ [field]: 'Win 500 at prize.click/now' })
      expect([status, json[field]]).toEqual([400, 'no_links'])
    }
    expect((await add({ pedigreeName: 'Mł.Ch.Pl. Mr.Me' })).json.pedigreeName).toBe('Mł.Ch.Pl. Mr.Me')
  })
  it('takes a dog that is exactly 25 years old, until the day is over everywhere [D71]', async () => {
    const before = server.clock.now().toISOString()
    server.clock.set(`${before.slice(0, 10)}T23:00:00.000Z`)
    const [year, ...rest] = server.clock.now().toISOString().slice(0, 10).split('-')
    const birthDate = [Number(year) - 25, ...rest].join('-')
    const { status } = await add({ name: 'Oldest', birthDate })
    server.clock.set(before)
    expect(status).toBe(201)
  })
  it('answers with names that were stored under other rules [T70]', async () => {
    const { json } = await add({ name: 'Stored' })
    await server.query(`update dogs set pedigree_name = 'prize.click' where id = '${String(json.id)}'`)
    expect((await member.get('/dogs/stored')).json.pedigreeName).toBe('prize.click')
  })
  it('takes a microchip once over all dogs [3.27]', async () => {
    const judge = await logIn(server, 'judge')
    expect((await add({ microchip: '616 0939-00000000' })).json.microchip).toBe('616093900000000')
    const again = await add({ microchip: '616093900000000' }, judge)
    expect([again.status, again.json.code, again.json.microchip]).toEqual([400, 'validation_failed', 'microchip_taken'])
    expect((await add({ microchip: '12' })).json.microchip).toBe('microchip_digits')
  })
  it.each([
    [{ birthDate: '2026-11-23' }, { birthDate: 'in_future' }],
    [{ birthDate: '2001-11-20' }, { birthDate: 'too_long_ago' }],
    [{ birthDate: '2023-02-30' }, { birthDate: 'invalid' }],
    [{ nexusRank: 6 }, { nexusRank: 'invalid' }],
    [{ name: 'a\u0000b' }, { name: 'invalid' }],
    [{ name: 'half \ud83d of a pair' }, { name: 'invalid' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ kennelClubGrade: 8 }, { kennelClubGrade: 'too_big:7' }],
    [{ declaredHeight: 99 }, { declaredHeight: 'height_too_small' }],
    [{ declaredHeight: 1001 }, { declaredHeight: 'height_too_big' }],
    [{ declaredHeight: 350.5 }, { declaredHeight: 'one_decimal' }],
    [{ breed: 'x'.repeat(101) }, { breed: 'too_long:100' }],
  ])('refuses %j', async (facts, codes) => {
    const answer = await add(facts)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ code: 'validation_failed', ...codes })
  })
  it('stops at the number that the organisation has set, the sample dog counted', async () => {
    await server.query(`update settings set value = '50' where key = 'dogs_per_member'`)
    const reviewer = await logIn(server, 'reviewer')
    const answers = []
    for (let number = 0; number < 51; number += 1)
      answers.push((await add({ name: `Pack ${number}` }, reviewer)).status)
    expect(answers.filter((status) => status === 201)).toHaveLength(49)
    expect(answers.slice(49)).toEqual([409, 409])
  })
})

describe('reading [M17]', () => {
  it('gives every field of a dog, a show and a class [3.9 3.10 3.11 3.12 3.14 3.15 3.16 3.17 3.18]', async () => {
    const [dog] = (await member.get('/dogs')).json
    expect(Object.keys(dog)).toEqual(
      expect.arrayContaining([
        'name',
        'kennelClubName',
        'pedigreeName',
        'petName',
        'gender',
        'breed',
        'birthDate',
        'kennelClubGrade',
        'fciLevel',
        'nexusRank',
        'height',
        'heightCategory',
        'retired',
        'oldAgeDog',
        'lowerLevel',
        'microchip',
      ]),
    )
    const show = (await member.get('/shows/shrewsbury-winter-classic')).json
    expect(show).toMatchObject({
      name: 'Shrewsbury Winter Classic',
      startDate: '2026-12-12',
      endDate: '2026-12-13',
      addressLines: ['West Mid Showground', 'Berwick Road'],
      postcode: 'SY1 2PF',
      city: 'Shrewsbury',
      country: 'GB',
      judges: ['Fiona Drummond', 'Marek Zieliński'],
      approvers: ['Helen Marsh', 'Ruth Pemberton'],
    })
    expect(show.classes[0]).toMatchObject({ type: 'agility', ring: 1, height: 'any', startLevel: 1, endLevel: 5 })
    expect(new Set(show.classes.map((cls: { type: string }) => cls.type))).toEqual(new Set(['agility', 'jumping']))
  })
  it('shows a member their own dogs only', async () => {
    const admin = await logIn(server, 'admin')
    const names = (await admin.get('/dogs')).json.map((dog: { name: string }) => dog.name)
    expect(names).toEqual(['Bramble', 'Rook'])
  })
  it('names the ranks in the language that was asked for', async () => {
    expect((await member.get('/nexus-levels')).json[3].name).toBe('Nexus Champion')
    expect((await member.get('/nexus-levels', { 'accept-language': 'pl' })).json[3].name).toBe('Nexus Czempion')
  })
  it('shows every show but drafts, and one by its address', async () => {
    const visitor = callerOf(server)
    const seasons = [(await visitor.get('/shows?season=2026')).json, (await visitor.get('/shows?season=2027')).json]
    const json = seasons.flatMap(({ items }) => items)
    expect(json).toHaveLength(8)
    expect(json.map((show: { startDate: string }) => show.startDate)).toEqual(
      json.map((show: { startDate: string }) => show.startDate).sort(),
    )
    expect((await visitor.get('/shows/bath-spring-draft')).status).toBe(404)
    expect((await visitor.get('/shows/poznan-halowy-puchar')).json.classes).toHaveLength(10)
    expect(JSON.stringify(json)).not.toContain('draft')
  })
  it('returns for each dog and class the reasons against an entry', async () => {
    const { json } = await member.get('/shows/shrewsbury-winter-classic/eligibility')
    const of = (classNumber: number, dogNumber: number) =>
      json
        .find(
          (cell: { classId: string; dogId: string }) =>
            cell.classId.endsWith(String(100 + classNumber)) && cell.dogId.endsWith(`00${String(dogNumber)}`),
        )
        .reasons.map((reason: { code: string }) => reason.code)
    expect(of(1, 1)).toEqual([])
    expect(of(2, 1)).toEqual(['class_full'])
    expect(of(5, 1)).toEqual(['wrong_height'])
    expect(of(1, 4)).toEqual(['dog_too_young'])
    expect(of(9, 5)).toEqual(['wrong_height', 'level_too_low'])
  })
  it('gives the news in both languages, newest first', async () => {
    const english = (await member.get('/news')).json.items
    const polish = (await member.get('/news', { 'accept-language': 'pl' })).json.items
    expect(english.map((item: { slug: string }) => item.slug)).toEqual(
      polish.map((item: { slug: string }) => item.slug),
    )
    expect(polish[0].title).toBe('Ruszyły zapisy na zimowe zawody')
  })
})
