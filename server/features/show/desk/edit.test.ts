import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'bath-spring-draft'
const at = `/desk/shows/${slug}`
const published = 'shrewsbury-winter-classic'
const newClass = {
  id: null,
  startTime: '09:00',
  ring: 3,
  type: 'jumping',
  height: 'small',
  startLevel: 1,
  endLevel: 5,
  veteran: false,
  capacity: 20,
  price: 550,
  earlyPrice: null,
  judge: null,
}

describe('writing a show', () => {
  let server: TestServer
  let admin: Caller
  let reviewer: Caller
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    reviewer = await logIn(server, 'reviewer')
    member = await logIn(server, 'member')
  })

  const edited = async (show = slug) => (await admin.get(`/desk/shows/${show}/edit`)).json
  const save = async (change: object, show = slug, who = admin) => {
    const { form, version } = await edited(show)
    return who.put(`/desk/shows/${show}`, { ...form, version, ...change })
  }
  const history = async (who = admin, show = slug) => (await who.get(`/desk/shows/${show}/history`)).json
  const step = async (who: Caller, name: string) =>
    who.post(`${at}/${name}`, { version: (await admin.get(at)).json.version })
  const audited = () => server.query(`select action, before, after from audit where subject_type = 'show' order by id`)

  it('makes an empty draft whose address is its name and year, and another one at the next', async () => {
    const body = { name: 'Łódź Spring Cup', startDate: '2027-05-01', endDate: '2027-05-02', copyOf: null }
    const made = await Promise.all([1, 2].map(() => admin.post('/desk/shows', body)))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(made.map(({ json }) => json.slug).sort()).toEqual(['lodz-spring-cup-2027', 'lodz-spring-cup-2027-2'])
    expect(made[0]?.json).toMatchObject({
      state: 'draft',
      version: 1,
      currency: 'GBP',
      form: { name: body.name, startDate: '2027-05-01', endDate: '2027-05-02', classes: [], judges: [] },
    })
    expect((await member.get('/shows/lodz-spring-cup-2027')).status).toBe(404)
    expect(await audited()).toMatchObject([{ action: 'show.added' }, { action: 'show.added' }])
    expect((await admin.post('/desk/shows', { ...body, name: '東京' })).json.slug).toBe('show-2027')
    const named = { ...body, name: 'Łódź Autumn Cup 2027' }
    expect((await admin.post('/desk/shows', named)).json.slug).toBe('lodz-autumn-cup-2027')
    const refused = await admin.post('/desk/shows', { ...body, endDate: '2027-04-30' })
    expect(refused).toMatchObject({ status: 400, json: { endDate: 'before_start' } })
    const undated = await admin.post('/desk/shows', { ...body, startDate: '', endDate: '' })
    expect(undated).toMatchObject({ status: 400, json: { startDate: 'required', endDate: 'required' } })
  })

  it('copies a show on the same weekdays, across a change of the clocks, without those who entered', async () => {
    const before = await edited(published)
    const copy = { name: 'Shrewsbury Spring Classic', startDate: '2027-04-14', endDate: null, copyOf: published }
    const { status, json } = await admin.post('/desk/shows', copy)
    expect(status).toBe(201)
    const weekday = (day: string) => new Date(day).getUTCDay()
    expect(weekday(json.form.startDate)).toBe(weekday(before.form.startDate))
    expect(Math.abs(Date.parse(json.form.startDate) - Date.parse('2027-04-14'))).toBeLessThan(4 * 86_400_000)
    expect(json.form.entriesClose.slice(10)).toBe('T23:59')
    expect(json.form.classes).toHaveLength(before.form.classes.length)
    expect(json.use.every(({ taken, isUsed }: { taken: number; isUsed: boolean }) => taken === 0 && !isUsed)).toBe(true)
    // The copy has its maker as author.
    expect(json.form.approvers.map(({ name }: { name: string }) => name)).toEqual(['Ruth Pemberton'])
    const [row] = await server.query(`select entries_close_at from shows where slug = '${json.slug}'`)
    expect(new Date(String(row?.entries_close_at)).toISOString()).toMatch(/T22:59:59.000Z$/)
    expect((await admin.post('/desk/shows', { ...copy, copyOf: 'nowhere' })).json.copyOf).toBe('invalid')
  })

  it('saves a draft, and its history lists author and change, field by field and class by class', async () => {
    const { form } = await edited()
    const [first, ...others] = form.classes
    const saved = await save({
      name: 'Bath Summer Meeting',
      judges: [...form.judges, { id: null, name: 'Zoë Kąkol' }],
      classes: [{ ...first, ring: 4, judge: 1 }, ...others.slice(1), { ...newClass, date: form.startDate }],
    })
    expect(saved.status).toBe(200)
    expect(saved.json.form.judges.map(({ name }: { name: string }) => name)).toEqual(['Marek Zieliński', 'Zoë Kąkol'])
    expect(saved.json.form.classes).toContainEqual(expect.objectContaining({ id: first.id, ring: 4, judge: 1 }))
    const [event] = await history()
    expect(event).toMatchObject({ event: 'changed', by: 'Helen Marsh' })
    expect(event.fields).toContainEqual({ field: 'name', before: 'Bath Spring Meeting', after: 'Bath Summer Meeting' })
    expect(event.classes.map(({ change }: { change: string }) => change).sort()).toEqual([
      'added',
      'changed',
      'removed',
    ])
    const changed = event.classes.find(({ change }: { change: string }) => change === 'changed')
    expect(changed.cells).toEqual(
      expect.arrayContaining([
        { cell: 'ring', before: first.ring, after: 4 },
        { cell: 'judge', before: null, after: 'Zoë Kąkol' },
      ]),
    )
    await save({})
    expect(await history()).toHaveLength(1)
  })

  it('refuses each fault at its field, of a class at its row and cell', async () => {
    const { form } = await edited()
    const bad = { ...newClass, date: '2031-01-01', startLevel: 3, endLevel: 2, capacity: 0, startTime: '25:00' }
    expect((await save({ classes: [...form.classes, bad] })).json).toMatchObject({
      [`classes.${form.classes.length}.capacity`]: 'too_small',
      [`classes.${form.classes.length}.startTime`]: 'invalid',
    })
    const odd = { ...newClass, date: '2031-01-01', startLevel: 3, endLevel: 2, earlyPrice: 550, judge: 7 }
    expect((await save({ classes: [odd] })).json).toMatchObject({
      'classes.0.date': 'outside_show',
      'classes.0.endLevel': 'level_below',
      'classes.0.judge': 'invalid',
      'classes.0.earlyPrice': 'early_not_lower',
      earlyUntil: 'required',
    })
    const other = (await edited(published)).form.classes[0]
    expect((await save({ classes: [{ ...other, date: form.startDate }] })).json['classes.0.date']).toBe('invalid')
    expect((await save({ timeZone: 'Mars/Olympus' })).json.timeZone).toBe('invalid')
    expect((await save({ entriesOpen: '2027-02-31T10:00' })).json.entriesOpen).toBe('no_such_time')
    expect((await save({ entriesOpen: '2027-03-28T01:30' })).json.entriesOpen).toBe('no_such_time')
    expect((await save({ name: 'Win at https://bad.example' })).json.name).toBe('no_links')
    expect((await save({ name: '\u202Eevil' })).json.name).toBe('invalid')
    expect((await save({ latitude: null })).json.latitude).toBe('required')
    expect(await audited()).toEqual([])
  })

  it('refuses an approver who wrote or judges the show, and a person named twice', async () => {
    const { form } = await edited()
    const helen = (await admin.get('/desk/people?text=helen')).json[0]
    expect(helen).toMatchObject({ name: 'Helen Marsh', hasAccount: true })
    expect((await save({ approvers: [helen] })).json.approvers).toBe('wrote_it')
    expect((await save({ approvers: form.judges })).json.approvers).toBe('judges_too')
    expect((await save({ judges: [...form.judges, ...form.judges] })).json.judges).toBe('named_twice')
    const unknown = { id: '00000000-0000-4000-8000-000000000000', name: 'Unknown Person' }
    expect((await save({ judges: [unknown] })).json.judges).toBe('invalid')
  })

  it('answers the second writer with the present show, and changes nothing', async () => {
    const { form, version } = await edited()
    const put = (name: string) => admin.put(at, { ...form, version, name })
    const answers = await Promise.all([put('One'), put('Two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stale = answers.find(({ status }) => status === 409)
    const now = await edited()
    expect(stale?.json).toMatchObject({ code: 'stale', version: now.version, present: { name: now.form.name } })
    expect(await audited()).toHaveLength(1)
  })

  it('becomes a draft again where it was approved and its dates, classes or judges change; its name alone stays', async () => {
    await step(admin, 'submission')
    await step(reviewer, 'agreement')
    expect((await save({ name: 'Bath Meeting', city: 'Bath' })).json).toMatchObject({ state: 'approved' })
    const { form } = await edited()
    expect((await save({ classes: form.classes.slice(1) })).json).toMatchObject({ state: 'draft' })
    expect((await admin.get(at)).json.approvals).toMatchObject([{ decision: null }])
    expect((await reviewer.get(`${at}/history`)).status).toBe(404)
    await step(admin, 'submission')
    const events = await history(reviewer)
    expect(events.map(({ event, isNew }: { event: string; isNew: boolean }) => [event, isNew])).toEqual([
      ['submitted', true],
      ['changed', true],
      ['changed', true],
      ['agreed', false],
      ['submitted', false],
    ])
  })

  it('keeps its promises to members, once it is published', async () => {
    const { form, use } = await edited(published)
    const index = form.classes.findIndex(({ id }: { id: string }) =>
      use.some((one: { id: string; taken: number }) => one.id === id && one.taken > 1),
    )
    const cls = form.classes[index]
    const withClass = (change: object) => ({
      classes: form.classes.map((one: object, row: number) => (row === index ? { ...one, ...change } : one)),
    })
    const codes = async (change: object) => (await save(change, published)).json
    expect(await codes(withClass({ price: 9900, height: 'small', capacity: 1 }))).toMatchObject({
      [`classes.${index}.height`]: 'has_entries',
      [`classes.${index}.capacity`]: 'below_taken',
    })
    expect((await codes({ classes: form.classes.filter((one: object) => one !== cls) })).classes).toBe('has_entries')
    expect((await codes({ refundPercent: 50 })).refundPercent).toBe('has_entries')
    expect((await codes({ entriesOpen: '2026-11-22T10:00' })).entriesOpen).toBe('fixed_now')
    expect((await codes({ approvers: [] })).approvers).toBe('fixed_now')
    const harmless = {
      ...withClass({ startTime: '08:15', capacity: Number(cls.capacity) + 5 }),
      name: 'Shrewsbury Classic',
    }
    expect((await save(harmless, published)).json).toMatchObject({ state: 'published', form: { name: harmless.name } })
    expect((await member.get(`/shows/${published}`)).json.name).toBe(harmless.name)
    expect((await admin.get('/desk/shows/lodz-jesienne-starty/edit')).json.code).toBe('show_finished')
  })

  it('keeps a class with begun results, even without entries', async () => {
    const { form, use } = await edited(published)
    const free = form.classes.find(({ id }: { id: string }) =>
      use.some((one: { id: string; isUsed: boolean }) => one.id === id && !one.isUsed),
    )
    await server.query(`insert into class_results (class_id) values ('${free.id}')`)
    const others = form.classes.filter((one: object) => one !== free)
    expect((await save({ classes: others }, published)).json.classes).toBe('has_entries')
  })

  it('never has less places than are being bought at that moment', async () => {
    const { form, use } = await edited(published)
    const free = form.classes.findIndex(({ id }: { id: string }) =>
      use.some((one: { id: string; taken: number }) => one.id === id && one.taken === 0),
    )
    const { id } = form.classes[free]
    await server.query(`update classes set capacity = 5, taken = 5 where id = '${id}'`)
    const lower = form.classes.map((one: object, row: number) => (row === free ? { ...one, capacity: 4 } : one))
    expect((await save({ classes: lower }, published)).json[`classes.${free}.capacity`]).toBe('below_taken')
  })

  it('takes 200 classes at once, and is for admins alone', async () => {
    const { form } = await edited()
    const classes = Array.from({ length: 200 }, (_, number) => ({
      ...newClass,
      date: form.startDate,
      ring: 1 + (number % 9),
      startTime: `${String(8 + (number % 10)).padStart(2, '0')}:00`,
    }))
    const saved = await save({ classes })
    expect([saved.status, saved.json.form.classes.length]).toEqual([200, 200])
    expect((await save({}, slug, reviewer)).status).toBe(403)
    expect((await reviewer.get(`${at}/edit`)).status).toBe(403)
    expect((await member.post('/desk/shows', {})).status).toBe(403)
    expect((await member.get('/desk/people?text=a')).status).toBe(403)
  })

  it('is submitted only where it says where it is held, and by none of its editors approved', async () => {
    await save({ city: '' })
    expect((await step(admin, 'submission')).json.code).toBe('show_incomplete')
    await save({ city: 'Bath' })
    const account = `(select id from users where email = 'admin@example.org')`
    await server.query(`update shows set author_id = null where slug = '${slug}'`)
    await server.query(`insert into show_approvers select shows.id, people.id from shows, people
      where slug = '${slug}' and account_id = ${account}`)
    expect((await step(admin, 'submission')).json.code).toBe('own_show')
  })
})
