import { sampleId } from '../../../seed/people'
import { callerOf, logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const everyone = { text: '', state: [], group: [], ids: [] as string[] }

onPostgres('emails to members from two servers at once, on PostgreSQL', () => {
  let one: TestServer
  let other: Awaited<ReturnType<TestServer['beside']>>
  let desks: ReturnType<typeof callerOf>[]
  beforeAll(async () => {
    one = await testServer.start({ databaseUrl: serverUrl ?? '' })
    other = await one.beside()
  })
  beforeEach(async () => {
    await one.reset()
    const { token } = await logIn(one, 'admin')
    desks = [one, other, one, other].map((server) => callerOf(server, token))
  })
  afterAll(() => one.close())

  const [admin] = [() => desks[0] ?? callerOf(one)]
  const scheduled = async (audience: object = everyone, expectedRecipients = 18) => {
    const { json } = await admin().post('/desk/mailings', { audience, copyOf: sampleId(21, 1) })
    const wanted = { version: 1, sendAt: null, expectedRecipients }
    const answers = await Promise.all(desks.map((desk) => desk.post(`/desk/mailings/${json.id}/schedule`, wanted)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    return String(json.id)
  }
  const outboxOf = (id: string) => one.query(`select recipient from outbox where mailing_id = '${id}' order by 1`)
  const read = async (id: string) => (await admin().get(`/desk/mailings/${id}`)).json

  it('reach each member once, however many servers begin them', async () => {
    const id = await scheduled()
    await Promise.all([one.runJobs(), other.runJobs(), one.runJobs(), other.runJobs()])
    expect(await outboxOf(id)).toHaveLength(18)
    expect(await read(id)).toMatchObject({ state: 'sending', counts: { recipients: 18, waiting: 18 } })
    expect(
      await one.query(`select action from audit where subject_id = '${id}' and action = 'mailing.started'`),
    ).toHaveLength(1)
  })

  it('reach each member once after a server has crashed in the middle', async () => {
    const id = await scheduled()
    await one.runJobs()
    // As if the server had ended between two batches.
    await one.query(`delete from outbox where mailing_id = '${id}' and recipient < 'm'`)
    await one.query(
      `update mailing_recipients set queued_at = null where mailing_id = '${id}' and id not in (select id from outbox)`,
    )
    await Promise.all([one.runJobs(), other.runJobs()])
    const recipients = (await outboxOf(id)).map(({ recipient }) => recipient)
    expect(recipients).toHaveLength(18)
    expect(new Set(recipients).size).toBe(18)
  })

  it('that are cancelled while they leave are sent or stopped, each one', async () => {
    const id = await scheduled()
    const [answer] = await Promise.all([
      desks[1]?.post(`/desk/mailings/${id}/cancel`),
      one.runJobs(),
      other.runJobs(),
      desks[2]?.post(`/desk/mailings/${id}/cancel`),
    ])
    expect(answer?.status).toBe(200)
    await Promise.all([one.runJobs(), other.runJobs()])
    expect(await read(id)).toMatchObject({ state: 'cancelled', counts: { waiting: 0, sent: 0 } })
    expect(await outboxOf(id)).toEqual([])
  })

  it('leave none to an account that is deleted while they are written', async () => {
    const id = await scheduled()
    const ofOla = `user_id = '${sampleId(1, 2)}'`
    const { token } = await logIn(one, 'member')
    const leave = callerOf(other, token).post('/profile/deletion', { currentPassword: 'clear-round' })
    const [gone] = await Promise.all([leave, one.runJobs(), other.runJobs()])
    expect(gone.status).toBe(204)
    await one.runJobs()
    expect(await one.query(`select 1 from outbox where mailing_id = '${id}' and ${ofOla}`)).toEqual([])
    expect(await read(id)).toMatchObject({ counts: { waiting: 17 } })
  })

  it('keep one of two drafts that are saved at once', async () => {
    const { json } = await admin().post('/desk/mailings', { audience: everyone, copyOf: sampleId(21, 1) })
    const form = {
      kind: 'news',
      audience: everyone,
      textEn: '',
      subjectPl: '',
      textPl: '',
      oneLanguage: false,
      version: 1,
    }
    const answers = await Promise.all(
      desks.map((desk, index) => desk.put(`/desk/mailings/${json.id}`, { ...form, subjectEn: `Draft ${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const kept = answers.find(({ status }) => status === 200)
    expect((await read(json.id)).subjectEn).toBe(kept?.json.subjectEn)
  })

  it('end with one choice of a member who unsubscribes twice at once', async () => {
    const id = await scheduled({ ...everyone, ids: [sampleId(1, 2)] }, 1)
    await one.runJobs()
    const mail = (await one.mails()).find(
      ({ recipient, text }) => recipient === 'member@example.org' && text.includes('/unsubscribe/'),
    )
    const token = /\/unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const answers = await Promise.all(
      [one, other, one, other].map((server) => callerOf(server).post(`/subscriptions/${token}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await one.query(`select kind from unsubscriptions`)).toEqual([{ kind: 'news' }])
    expect(await one.query(`select 1 from audit where action = 'mail_choice.changed'`)).toHaveLength(1)
    await Promise.all([one.runJobs(), other.runJobs()])
    expect(await outboxOf(id)).toEqual([])
  })
})
