import sharp from 'sharp'
import { sampleId } from '../../seed/people'
import { id } from '../../testing/buying'
import { callerOf, logIn, type ApiResponse, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'harrogate-autumn-rounds'
// Of this class there is no course yet.
const classId = id(5, 503)
const at = `/desk/shows/${slug}/classes/${classId}/course`
const day = 86_400_000
const drawing = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">
  <rect width="40" height="30" fill="${colour}"/></svg>`

describe('the review of a course', () => {
  let server: TestServer
  let admin: Caller
  let judge: Caller & { token: string }
  let reviewer: Caller
  let member: Caller
  let visitor: Caller
  const enter = async () => {
    admin = await logIn(server, 'admin')
    judge = await logIn(server, 'judge')
    reviewer = await logIn(server, 'reviewer')
    member = await logIn(server, 'member')
    visitor = callerOf(server)
  }
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await enter()
  })

  const upload = async (number: number, file = drawing('#0b7a48'), who: { token: string } = judge) => {
    const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'image/svg+xml' }
    const answer = await server.ask({ method: 'PUT', url: `/api${at}?number=${number}`, headers, payload: file })
    return { ...answer, json: JSON.parse(answer.body) } as ApiResponse
  }
  const remark = (number: number, text = 'Too tight after 13.', who = reviewer) =>
    who.post(`${at}/remarks`, { number, x: 737, y: 317, text })
  const decide = (number: number, decision: string, who = reviewer) => who.post(`${at}/decisions`, { number, decision })
  const resolve = (remarkId: string, isResolved = true, who = reviewer) =>
    who.post(`${at}/resolutions`, { id: remarkId, isResolved })
  const trail = async () =>
    (await server.query(`select action from audit where action like 'course.%' order by id`)).map(
      ({ action }) => action,
    )
  const mails = async () => (await server.mails()).map(({ subject, recipient }) => `${recipient}: ${subject}`)

  it('goes from a first version over remarks and answers to one that is signed off [C01]', async () => {
    expect((await judge.get(at)).json).toMatchObject({ versions: [], progress: 'none', may: ['upload'] })
    const first = await upload(1)
    expect(first.json).toMatchObject({
      progress: 'review',
      versions: [{ number: 1, kind: 'svg', by: 'Marek Zieliński', width: 2000, height: 1500, decisions: [] }],
    })
    expect((await reviewer.get(at)).json.may).toEqual(['review'])
    expect((await decide(1, 'returned')).json.code).toBe('course_remarks_none')
    const {
      remarks: [{ id: remarkId }],
    } = (await remark(1)).json
    expect((await decide(1, 'signed')).json.code).toBe('course_remarks_open')
    expect((await decide(1, 'returned')).json).toMatchObject({ progress: 'returned' })
    const answered = await judge.post(`${at}/answers`, { id: remarkId, text: 'Moved 13.' })
    expect(answered.json.remarks).toMatchObject([
      { text: 'Too tight after 13.', x: 737, y: 317, own: false, answer: { text: 'Moved 13.', by: 'Marek Zieliński' } },
    ])
    expect((await upload(2, drawing('#ffc61a'))).json).toMatchObject({ progress: 'review' })
    await resolve(remarkId)
    expect((await decide(2, 'signed')).json).toMatchObject({
      progress: 'signed',
      versions: [
        { decisions: [{ decision: 'returned' }] },
        { decisions: [{ by: 'Ruth Pemberton', decision: 'signed', own: true }] },
      ],
    })
    expect(await trail()).toEqual([
      'course.uploaded',
      'course.remarked',
      'course.returned',
      'course.answered',
      'course.uploaded',
      'course.resolved',
      'course.signed',
    ])
    const history: { by: string; work: object }[] = (await admin.get(`/desk/shows/${slug}/history`)).json
    const cls = { startTime: '11:00', ring: 2 }
    expect(history.map(({ by, work }) => ({ by, work }))).toMatchObject([
      { by: 'Ruth Pemberton', work: { kind: 'course_signed', cls } },
      { by: 'Marek Zieliński', work: { kind: 'course_uploaded', cls } },
      { by: 'Ruth Pemberton', work: { kind: 'course_returned', cls } },
      { by: 'Marek Zieliński', work: { kind: 'course_uploaded', cls } },
    ])
  })

  it('emails reviewers about a version, and its author about their decisions [C02]', async () => {
    await upload(1)
    await remark(1)
    await decide(1, 'returned')
    // Neither is said twice.
    await upload(1)
    await decide(1, 'returned')
    const heading = 'Harrogate Autumn Rounds, ring 2, 11:00'
    expect(await mails()).toEqual([
      `reviewer@example.org: Course to review: ${heading}`,
      `judge@example.org: Remarks on your course: ${heading}`,
    ])
    const [, returned] = await server.mails()
    expect(returned?.text).toContain('1. Too tight after 13.')
    expect(returned?.text).toContain(`/desk/shows/${slug}/classes/${classId}/course`)
  })

  it('loses its signatures with a new version, and a signature with a remark of its signer [C03]', async () => {
    await upload(1)
    expect((await decide(1, 'signed')).json.progress).toBe('signed')
    expect((await upload(2, drawing('#ffc61a'))).json.progress).toBe('review')
    await decide(2, 'signed')
    const { remarks, progress } = (await remark(2)).json
    expect(progress).toBe('review')
    await resolve(remarks[0].id)
    await decide(2, 'signed')
    expect((await resolve(remarks[0].id, false)).json.progress).toBe('review')
  })

  it('has one version of each number, of two uploaded at once too, and none twice after a lost answer [C04]', async () => {
    const other = await logIn(server, 'admin')
    const both = await Promise.all([upload(1, drawing('#111111')), upload(1, drawing('#222222'), other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'stale', version: 1 })
    const mine = await upload(2)
    expect((await upload(2)).json).toEqual(mine.json)
    expect((await upload(4, drawing('#333333'))).json).toMatchObject({ code: 'stale', version: 2 })
    expect((await remark(1)).json).toMatchObject({ code: 'stale', version: 2 })
    expect((await decide(1, 'signed')).json).toMatchObject({ code: 'stale', version: 2 })
    await remark(2)
    expect((await remark(2)).json.remarks).toHaveLength(1)
  })

  it('is uploaded by admins and judges of the show, and never reviewed by an author of a version [C05]', async () => {
    const [outsider, ofReviewer] = [await logIn(server, 'member'), await logIn(server, 'reviewer')]
    for (const who of [outsider, ofReviewer]) expect((await upload(1, drawing('#111111'), who)).status).toBe(404)
    await upload(1)
    for (const who of [judge, admin]) expect((await remark(1, 'Mine.', who)).status).toBe(403)
    await server.query(`update users set roles = '{ROLE_USER,ROLE_JUDGE,ROLE_REVIEWER}' where email like 'judge@%'`)
    judge = await logIn(server, 'judge')
    expect((await judge.get(at)).json.may).toEqual(['upload'])
    expect((await remark(1, 'Mine.', judge)).status).toBe(404)
    expect((await decide(1, 'signed', judge)).status).toBe(404)
    const [{ id: remarkId }] = (await remark(1)).json.remarks
    await server.query(`update users set roles = '{ROLE_USER,ROLE_REVIEWER}' where email like 'admin@%'`)
    admin = await logIn(server, 'admin')
    // A remark belongs to its author and to one class.
    expect((await resolve(remarkId, true, admin)).status).toBe(404)
    const elsewhere = `/desk/shows/${slug}/classes/${id(5, 504)}/course/resolutions`
    expect((await reviewer.post(elsewhere, { id: remarkId, isResolved: true })).status).toBe(404)
    expect((await judge.post(`${at}/answers`, { id: sampleId(13, 1), text: 'Of another class.' })).status).toBe(404)
  })

  it('is hidden from other readers before its class has run, and public afterwards [C06]', async () => {
    const [version] = (await upload(1)).json.versions
    const shown = async () =>
      (await visitor.get(`/shows/${slug}/runs`)).json.find((one: { classId: string }) => one.classId === classId)
    for (const who of [member, visitor]) expect([401, 404]).toContain((await who.get(at)).status)
    expect(await shown()).toBeUndefined()
    const { date } = (await judge.get(at)).json.cls
    const lastMinute = new Date(`${date}T23:59:00Z`).getTime()
    server.clock.advance(lastMinute - server.clock.now().getTime())
    expect(await shown()).toBeUndefined()
    server.clock.advance(120_000)
    await enter()
    expect(await shown()).toMatchObject({ hasResults: false, course: { picture: version.picture, width: 2000 } })
    expect((await judge.get(at)).json).toMatchObject({ isShown: true, may: [] })
    expect((await upload(2)).json.code).toBe('course_shown')
    expect((await remark(1)).json.code).toBe('course_shown')
    await server.query(`update shows set state = 'cancelled' where slug = '${slug}'`)
    server.clock.advance(day)
    expect(await shown()).toBeUndefined()
  })

  it('is shown with the results of its class, on its day, and its picture is a separate WebP [C06]', async () => {
    const [{ picture }] = (await upload(1)).json.versions
    await server.query(`insert into class_results (class_id, published_at) values ('${classId}', now())`)
    const runs = (await visitor.get(`/shows/${slug}/runs`)).json
    expect(runs.find((one: { classId: string }) => one.classId === classId).course.picture).toBe(picture)
    expect((await upload(2)).json.code).toBe('course_shown')
    const answer = await server.ask({ method: 'GET', url: `/api/course-pictures/${picture}` })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1500 })
  })

  it('waits for a judge, then for reviewers, then for the judge again, by its day [C07]', async () => {
    const tasks = async (who: Caller) =>
      (await who.get('/desk')).json.courses.filter(
        (task: { slug: string; cls: { id: string } | null }) => task.slug === slug && task.cls?.id !== id(5, 501),
      )
    const { date } = (await judge.get(at)).json.cls
    const due = (days: number) => new Date(new Date(date).getTime() - days * day).toISOString().slice(0, 10)
    const [wanted] = await tasks(judge)
    expect(wanted).toMatchObject({ kind: 'upload', due: due(14), urgency: 'late' })
    await upload(1)
    const of503 = { cls: { id: classId, ring: 2, startTime: '11:00' }, due: due(7), urgency: 'soon', classes: null }
    expect((await tasks(judge))[0]).toMatchObject({ kind: 'upload', classes: wanted.classes - 1 })
    expect(await tasks(reviewer)).toMatchObject([{ kind: 'review', ...of503 }])
    await remark(1)
    await decide(1, 'returned')
    expect(await tasks(reviewer)).toEqual([])
    expect((await tasks(judge)).filter(({ cls }: { cls: object | null }) => cls)).toMatchObject([
      { kind: 'answer', cls: { id: id(5, 502) } },
      { kind: 'answer', ...of503 },
    ])
    const list = (await judge.get(`/desk/shows/${slug}/classes`)).json as { id: string; course: string }[]
    expect(list.map(({ course }) => course).slice(0, 4)).toEqual(expect.arrayContaining(['review', 'returned', 'none']))
    expect((await member.get('/desk')).status).toBe(403)
  })

  it('keeps a class with a course, even without entries [C08]', async () => {
    await upload(1)
    const { use } = (await admin.get(`/desk/shows/${slug}/edit`)).json
    expect(use.find((one: { id: string }) => one.id === classId)).toMatchObject({ isUsed: true })
  })
})
