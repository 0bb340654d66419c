import { buy, pay } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import { proposingFor } from '../../../testing/proposing'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const why = 'The hall has another event on that day.'

describe('a change of a published show', () => {
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

  const { at, edited, save, proposed, decide, moved } = proposingFor(slug, () => admin)
  const entriesOf = (classId: string) =>
    server.query(
      `select id, purchase_id, terms_changed_at from entries where class_id = '${classId}' and status = 'paid'`,
    )

  it('waits for its approvers: the name changes at once, the day once they agree [J85]', async () => {
    const { cls, day, change } = await moved(-1)
    const saved = await save({ ...change, name: 'Shrewsbury Winter Classic II' })
    expect(saved).toMatchObject({
      status: 200,
      json: { isProposed: true, form: { name: 'Shrewsbury Winter Classic II' } },
    })
    const shown = (await member.get(`/shows/${slug}`)).json
    expect(shown.classes.find(({ id }: { id: string }) => id === cls.id).date).toBe(cls.date)
    expect(shown.proposal).toMatchObject({ why })
    expect(shown.proposal.classes).toContainEqual(
      expect.objectContaining({ change: 'changed', cells: [{ cell: 'date', before: cls.date, after: day }] }),
    )
    expect(await proposed(reviewer)).toMatchObject({ why, steps: ['agree', 'return'] })
    expect((await reviewer.get('/desk/shows?limit=50')).json.items).toContainEqual(
      expect.objectContaining({ slug, waitsForMe: true }),
    )
    const agreed = await decide(reviewer, 'agreement')
    expect(agreed).toMatchObject({ status: 200, json: { proposal: null } })
    const now = (await member.get(`/shows/${slug}`)).json
    expect(now.classes.find(({ id }: { id: string }) => id === cls.id).date).toBe(day)
    expect(now).toMatchObject({ name: 'Shrewsbury Winter Classic II', proposal: null })
    const events = (await admin.get(`${at}/history`)).json.map(({ event }: { event: string }) => event)
    expect(events.slice(0, 4)).toEqual(['changed', 'proposal_agreed', 'changed', 'proposed'])
  })

  it('lets entered members withdraw with everything back, and emails each of them once [J86]', async () => {
    const { cls, change } = await moved(-1)
    await server.query(`update shows set refund_percent = 50 where slug = '${slug}'`)
    await save(change)
    expect((await entriesOf(cls.id)).every(({ terms_changed_at }) => terms_changed_at === null)).toBe(true)
    const before = await server.query(`select id from outbox where subject like 'Changed:%'`)
    await decide(reviewer, 'agreement')
    const entered = await entriesOf(cls.id)
    expect(entered.length).toBeGreaterThan(0)
    expect(entered.every(({ terms_changed_at }) => terms_changed_at !== null)).toBe(true)
    const [members] = await server.query(
      `select count(distinct p.user_id)::int as count from entries e join purchases p on p.id = e.purchase_id
       where e.class_id = '${cls.id}' and e.status = 'paid'`,
    )
    const mails = await server.query(`select id from outbox where subject like 'Changed:%' or subject like 'Zmiana:%'`)
    expect([before.length, mails.length]).toEqual([0, members?.count])
  })

  it('lets who has bought extras withdraw them with everything back, and emails each buyer once', async () => {
    await server.query(`update shows set refund_percent = 0 where slug = '${slug}'`)
    const extraId = '00000021-0000-4000-8000-000000000001'
    const wanted = {
      kind: 'entries',
      items: [],
      extras: [{ extraId, optionId: null, quantity: 1 }],
      expectedTotal: 1500,
    }
    const [first, second] = [await buy(member, wanted), await buy(await logIn(server, 'judge'), wanted)]
    await pay(member, first)
    const about = async () => (await server.mails()).filter(({ subject }) => /(extras for|dodatki na)/.test(subject))
    await save({ name: 'Another name' })
    await save({ city: 'Telford' })
    expect(await about()).toHaveLength(0)
    await decide(reviewer, 'agreement')
    expect((await member.get(`/purchases/${first.json.id}`)).json.extras).toMatchObject([
      { withdrawal: { refund: 1500 } },
    ])
    // The second one is not paid for: its buyer sees the new venue before paying.
    expect(second.status).toBe(201)
    const mails = await about()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['member@example.org'])
    expect(mails[0]?.text).toMatch(/^Venue: .*Telford \(was .*Shrewsbury\)\.$/m)
    expect(mails[0]?.text).toContain('1 × Camping pitch, whole weekend')
  })

  it('names what a run was in the email only where the run is another [J86]', async () => {
    await save({ city: 'Telford' })
    await decide(reviewer, 'agreement')
    const texts = (await server.mails()).filter(({ subject }) => subject.startsWith('Changed:')).map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      expect(text).toMatch(/^Venue: .*Telford \(was .*Shrewsbury\)\.$/m)
      expect(text).toMatch(/ring \d, judge to be confirmed\.$/m)
    }
  })

  it('makes fewer places and another refund wait, and more places count at once [J93]', async () => {
    await server.query(`update shows set refund_percent = 50 where slug = '${slug}'`)
    const { form } = await edited()
    const classes = form.classes.map((cls: { capacity: number }, row: number) =>
      row === 0 ? { ...cls, capacity: cls.capacity + 5 } : row === 1 ? { ...cls, capacity: cls.capacity - 1 } : cls,
    )
    const refundPercent = 60
    const saved = await save({ classes, refundPercent, memberRuns: 90 })
    const capacities = (of: { classes: { capacity: number }[] }) => of.classes.map(({ capacity }) => capacity)
    const [first = 0, ...others] = capacities(form)
    expect(saved).toMatchObject({ status: 200, json: { isProposed: true } })
    expect(capacities(saved.json.form)).toEqual([first + 5, ...others])
    expect(saved.json.form).toMatchObject({ refundPercent: form.refundPercent, memberRuns: null })
    // Approvers have not seen a class with yet more places.
    const raised = {
      ...saved.json.form,
      classes: saved.json.form.classes.map((cls: { capacity: number }, row: number) =>
        row === 1 ? { ...cls, capacity: cls.capacity + 1 } : cls,
      ),
    }
    expect((await save(raised)).status).toBe(200)
    expect((await decide(reviewer, 'agreement')).json.code).toBe('show_proposal_outdated')
    await server.query(`update classes set capacity = capacity - 1 where id = '${form.classes[1].id}'`)
    expect((await decide(reviewer, 'agreement')).status).toBe(200)
    const now = (await edited()).form
    expect(capacities(now)).toEqual(capacities({ classes }))
    expect(now).toMatchObject({ refundPercent, memberRuns: 90 })
  })

  it('is one at a time, and is decided once [J87]', async () => {
    await save((await moved(-1)).change)
    const { id } = await proposed()
    const { form } = await edited()
    expect(await save({ city: 'Elsewhere' })).toMatchObject({ status: 409, json: { code: 'show_proposal_open' } })
    expect((await save({ name: 'Only its name' })).status).toBe(200)
    expect((await member.post(`${at}/proposal/agreement`, { id })).status).toBe(404)
    expect((await admin.post(`${at}/proposal/agreement`, { id })).json.code).toBe('own_show')
    const both = await Promise.all([1, 2].map(() => reviewer.post(`${at}/proposal/agreement`, { id })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await admin.post(`${at}/proposal/withdrawal`, { id })).status).toBe(409)
    expect((await edited()).form.startDate <= form.startDate).toBe(true)
  })

  it('leaves the show as it was when it is withdrawn or returned [J89]', async () => {
    const { form } = await edited()
    await save({ city: 'Elsewhere' })
    const { id } = await proposed()
    expect((await decide(admin, 'withdrawal')).json.proposal).toBeNull()
    expect((await reviewer.post(`${at}/proposal/agreement`, { id })).status).toBe(409)
    await save({ city: 'Elsewhere' })
    const remarks = 'That town has no hall.'
    expect((await decide(reviewer, 'return', { remarks })).json.proposal).toBeNull()
    expect((await edited()).form.city).toBe(form.city)
    expect((await admin.get(`${at}/history`)).json[0]).toMatchObject({ event: 'proposal_returned', why: remarks })
  })

  it('does not take effect once a class of it has begun, and ends with a cancelled show [J90]', async () => {
    const { cls, change } = await moved(-1)
    await save(change)
    await server.query(`update classes set begun = true where id = '${cls.id}'`)
    expect(await decide(reviewer, 'agreement')).toMatchObject({ status: 409, json: { code: 'show_proposal_outdated' } })
    expect(await proposed()).not.toBeNull()
    await admin.post(`${at}/cancellation`, { reason: 'The ground is under water.' })
    expect(await proposed()).toBeNull()
    const [row] = await server.query('select ended_as from show_proposals')
    expect(row?.ended_as).toBe('outdated')
  })
})
