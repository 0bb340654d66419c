import { logIn, type Caller } from '../../../testing/client'
import { proposingFor } from '../../../testing/proposing'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const remarks = 'That town has no hall.'

describe('the approvers of a change of a published show', () => {
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
    // A second approver beside the reviewer, with an account and no role.
    await server.query(`insert into people (id, name, account_id)
      select '00000004-0000-4000-8000-000000000990', 'A second approver', id from users where email = 'member@example.org'`)
    await server.query(`insert into show_approvers (show_id, person_id)
      select id, '00000004-0000-4000-8000-000000000990' from shows where slug = '${slug}'`)
  })

  const { at, save, proposed, decide } = proposingFor(slug, () => admin)
  const joinHousehold = (email: string) =>
    server.query(`insert into households (id, asked_by, agreed_by, created_at, agreed_at)
      select gen_random_uuid(), one.id, other.id, now(), now() from users one, users other
      where one.email = 'admin@example.org' and other.email = '${email}'`)
  const waits = async (who: Caller) => ({
    inList: (await who.get('/desk/shows?limit=50')).json.items.find((show: { slug: string }) => show.slug === slug)
      ?.waitsForMe,
    atHome: ((await who.get('/desk')).json.tasks as { slug: string; kind: string }[])
      .filter((task) => task.slug === slug && task.kind === 'decide')
      .map(({ kind }) => kind),
  })

  it('are asked, and asked no more once they have agreed [J85]', async () => {
    await save({ city: 'Elsewhere' })
    expect(await waits(reviewer)).toEqual({ inList: true, atHome: ['decide'] })
    expect(await waits(admin)).toEqual({ inList: false, atHome: [] })
    await decide(reviewer, 'agreement')
    expect(await waits(reviewer)).toEqual({ inList: false, atHome: [] })
    expect((await decide(member, 'agreement')).json).toMatchObject({ city: 'Elsewhere', proposal: null })
  })

  it('leave out the household of its author, who has no task, no step and no decision [J91]', async () => {
    await joinHousehold('reviewer@example.org')
    await save({ city: 'Elsewhere' })
    expect(await waits(reviewer)).toEqual({ inList: false, atHome: [] })
    expect(await proposed(reviewer)).toMatchObject({ steps: [], decisions: [{ hasAgreed: false }] })
    for (const [step, body] of [
      ['agreement', {}],
      ['return', { remarks }],
    ] as const)
      expect(await decide(reviewer, step, body)).toMatchObject({ status: 409, json: { code: 'household_show' } })
    expect((await decide(member, 'agreement')).json).toMatchObject({ city: 'Elsewhere', proposal: null })
  })

  it('lose the decision when they join that household afterwards, and an agreement of theirs counts no more [J91]', async () => {
    await save({ city: 'Elsewhere' })
    await decide(reviewer, 'agreement')
    await joinHousehold('reviewer@example.org')
    await joinHousehold('member@example.org')
    expect((await decide(member, 'agreement')).json.code).toBe('household_show')
    expect((await proposed(admin)).decisions).toEqual([])
    expect((await decide(admin, 'withdrawal')).json.proposal).toBeNull()
    // The author is an approver of this show too, which is named first.
    expect(await save({ city: 'Elsewhere' })).toMatchObject({ status: 409, json: { code: 'own_show' } })
  })

  it('are those of the show alone: others, and visitors, decide nothing [J87]', async () => {
    await save({ city: 'Elsewhere' })
    const { id } = await proposed()
    const judge = await logIn(server, 'judge')
    for (const step of ['agreement', 'return', 'withdrawal'])
      expect([403, 404]).toContain((await judge.post(`${at}/proposal/${step}`, { id, remarks })).status)
    expect((await member.post(`${at}/proposal/withdrawal`, { id })).status).toBe(403)
    expect((await reviewer.post(`${at}/proposal/withdrawal`, { id })).status).toBe(403)
    await server.query(`delete from show_approvers where person_id in
      (select id from people where account_id = (select id from users where email = 'reviewer@example.org'))`)
    expect((await reviewer.post(`${at}/proposal/agreement`, { id })).status).toBe(404)
  })

  it('cannot agree to what has ended, nor to another show’s change by its id [J90]', async () => {
    await save({ city: 'Elsewhere' })
    const { id } = await proposed()
    const [withdrawn, agreed] = await Promise.all([
      admin.post(`${at}/proposal/withdrawal`, { id }),
      reviewer.post(`${at}/proposal/agreement`, { id }),
    ])
    expect(withdrawn.status).toBe(200)
    expect([200, 409]).toContain(agreed.status)
    expect(await reviewer.post(`${at}/proposal/agreement`, { id })).toMatchObject({ status: 409 })
    await save({ city: 'Elsewhere' })
    const open = await proposed()
    const elsewhere = await reviewer.post('/desk/shows/bath-spring-draft/proposal/agreement', { id: open.id })
    expect([404, 409]).toContain(elsewhere.status)
    await admin.post(`${at}/cancellation`, { reason: 'The ground is under water.' })
    expect((await reviewer.post(`${at}/proposal/agreement`, { id: open.id })).status).toBe(409)
    const ended = await server.query('select ended_as from show_proposals order by made_at')
    expect(ended).toEqual([{ ended_as: 'withdrawn' }, { ended_as: 'outdated' }])
  })
})
