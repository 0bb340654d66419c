import { execFileSync } from 'node:child_process'
import { apiBase } from '#contract/shared/paths'
import { logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const day = 24 * 60 * 60_000
const show = '/desk/shows/shrewsbury-winter-classic'
const anna = { name: 'Anna Żak', task: 'Gate', day: '2026-12-12', phone: '+44 1632 960 222', email: 'anna@example.org' }

describe('the helpers of a show [J10]', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    // People in the sample data are none of these tests'.
    await server.query('delete from show_helpers')
    admin = await logIn(server, 'admin')
  })

  const add = (how: object = {}) => admin.post(`${show}/helpers`, { ...anna, ...how })
  const list = async () => (await admin.get(`${show}/helpers`)).json

  it('are written down once however often they are sent, and listed by day and task', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add()))
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
    await add({ day: '2026-12-13', task: 'Gate' })
    await add({ name: 'Ben', task: 'Course building', phone: '', email: '' })
    const { days, helpers } = await list()
    expect(days).toEqual(['2026-12-12', '2026-12-13'])
    expect(helpers.map((one: typeof anna) => [one.day, one.task, one.name])).toEqual([
      ['2026-12-12', 'Course building', 'Ben'],
      ['2026-12-12', 'Gate', 'Anna Żak'],
      ['2026-12-13', 'Gate', 'Anna Żak'],
    ])
  })

  it('need a name, a task, and a day of the show', async () => {
    for (const wrong of [
      { name: ' ' },
      { task: '' },
      { day: '2026-12-20' },
      { phone: 'x' },
      { email: 'anna' },
      { name: 'a\nb' },
    ])
      expect((await add(wrong)).json.code).toBe('validation_failed')
    expect((await list()).helpers).toEqual([])
    expect((await admin.post('/desk/shows/no-such-show/helpers', anna)).status).toBe(404)
  })

  it('are changed at the version that was read, and removed once; the audit has no names', async () => {
    const { id } = (await add()).json
    const change = (how: object, version: number) => admin.put(`/desk/helpers/${id}`, { ...anna, ...how, version })
    expect((await change({ task: 'Scoring' }, 1)).json).toMatchObject({ task: 'Scoring', version: 2 })
    expect((await change({ task: 'Scoring' }, 1)).json).toMatchObject({ version: 2 })
    expect((await change({ task: 'Ring' }, 1)).json).toMatchObject({
      code: 'stale',
      version: 2,
      present: { ...anna, task: 'Scoring' },
    })
    expect((await admin.delete(`/desk/helpers/${id}`)).status).toBe(204)
    expect((await admin.delete(`/desk/helpers/${id}`)).status).toBe(204)
    expect((await change({ task: 'Ring' }, 2)).status).toBe(404)
    const rows = await server.query(`select action, before, after from audit where subject_type = 'helper' order by id`)
    expect(rows.map(({ action }) => action)).toEqual(['helper.added', 'helper.changed', 'helper.removed'])
    expect(rows[1]).toMatchObject({ before: { task: 'Gate' }, after: { task: 'Scoring' } })
    expect(JSON.stringify(rows)).not.toMatch(/Anna|960|@/)
  })

  it('are printed without telephone numbers and addresses, in both languages', async () => {
    await add()
    const read = async (language: string) => {
      const answer = await server.ask({
        method: 'GET',
        url: `${apiBase}${show}/helpers.pdf`,
        headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
      })
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
      const text = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
      return (JSON.parse(text.toString()) as { text: string }).text
    }
    const english = await read('en')
    for (const text of ['Helpers: Shrewsbury Winter Classic', '12 December 2026', 'Gate', 'Anna Żak'])
      expect(english).toContain(text)
    expect(english).not.toMatch(/960|@/)
    expect(await read('pl')).toContain('12 grudnia 2026')
  })

  it('are forgotten thirty days after the show, and not before', async () => {
    await add()
    server.clock.advance(50 * day)
    await server.runJobs()
    expect(await server.query('select 1 from show_helpers')).toHaveLength(1)
    server.clock.advance(5 * day)
    await server.runJobs()
    expect(await server.query('select 1 from show_helpers')).toEqual([])
    expect(await server.query(`select actor from audit where action = 'helper.removed'`)).toHaveLength(1)
  })

  it('carry their own data away and are forgotten with their account, by its confirmed address', async () => {
    await add({ email: ' Member@Example.org ' })
    const member = await logIn(server, 'member')
    expect((await member.get('/my-data')).json.helpsAt).toEqual([
      {
        show: 'Shrewsbury Winter Classic',
        name: anna.name,
        task: 'Gate',
        day: anna.day,
        phone: anna.phone,
      },
    ])
    expect((await member.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect((await list()).helpers).toEqual([])
  })

  it('are for admins only', async () => {
    const { id } = (await add()).json
    for (const role of ['member', 'judge', 'reviewer'] as const) {
      const who = await logIn(server, role)
      expect((await who.get(`${show}/helpers`)).status).toBe(403)
      expect((await who.get(`${show}/helpers.pdf`)).status).toBe(403)
      expect((await who.post(`${show}/helpers`, { ...anna, name: 'Me' })).status).toBe(403)
      expect((await who.put(`/desk/helpers/${id}`, { ...anna, task: 'Ring', version: 1 })).status).toBe(403)
      expect((await who.delete(`/desk/helpers/${id}`)).status).toBe(403)
    }
    expect((await list()).helpers).toHaveLength(1)
  })
})
