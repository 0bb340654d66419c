import { callerOf, logIn, saveProfile } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer

let first: TestServer
beforeAll(async () => {
  first = await testServer.start({ rateLimits: true, trustProxy: ['127.0.0.1'] })
})
// A separate server for each test, on one database: the counters of the previous test do not apply.
beforeEach(async () => {
  await first.reset()
  server = { ...first, ...(await first.beside()) }
})
afterAll(() => first.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const inTurn = async <T>(times: number, run: (time: number) => Promise<T>) => {
  const all: T[] = []
  for (let time = 0; time < times; time += 1) all.push(await run(time))
  return all
}

describe('mails that strangers cause', () => {
  const sentTo = async (address: string) =>
    (await server.mails()).filter(({ recipient }) => recipient === address).length
  const forget = async () => {
    await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
    await server.runJobs()
  }

  it('allow one password link in five minutes, which keeps working, and six in an hour [T05.3]', async () => {
    await inTurn(15, forget)
    expect(await sentTo('member@example.org')).toBe(1)
    const token = /reset-password\/([\w-]+)/.exec((await server.mails())[0]?.text ?? '')?.[1]
    const body = { token, password: 'two-poles-down' }
    expect((await callerOf(server).post('/reset-password', body)).status).toBe(204)
    await inTurn(10, async () => {
      server.clock.advance(5 * 60_000)
      await callerOf(server).post('/forgot-password', { email: 'member@example.org' }, from('10.0.0.2'))
      await server.runJobs()
    })
    // One of the seven says that the password was changed.
    expect(await sentTo('member@example.org')).toBe(7)
  })
  it('are six links to confirm an address in an hour, no matter who asks [T05.3]', async () => {
    const people = await Promise.all(['member', 'judge', 'reviewer'].map((name) => logIn(server, name)))
    const change = { email: 'victim@example.org', currentPassword: 'clear-round' }
    const answers = await inTurn(9, (time) =>
      (people[time % 3] ?? callerOf(server)).put('/profile/email', change, from(`10.0.${time}.1`)),
    )
    expect(statuses(answers)).toEqual([204, 204, 204, 204, 204, 204, 429, 429, 429])
    const register = { name: 'Zoë', email: 'victim@example.org', password: 'kaczuszka', consent: true }
    expect((await callerOf(server).post('/register', register)).status).toBe(201)
    expect(await sentTo('victim@example.org')).toBe(6)
  })
  it('are only the confirmation to an unconfirmed address [T05.4]', async () => {
    const form = { name: 'Zoë', email: 'victim@example.org', password: 'kaczuszka', consent: true }
    let { json } = await callerOf(server).post('/register', form)
    for (const password of ['two-poles-down', 'kaczuszka', 'two-poles-down']) {
      const currentPassword = password === 'kaczuszka' ? 'two-poles-down' : 'kaczuszka'
      json = (await callerOf(server, json.token).put('/profile/password', { currentPassword, password })).json
    }
    expect((await server.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['victim@example.org', 'Confirm your email address'],
    ])
  })
  it('come five times in an hour with one subject, and once more in the next [T05.4]', async () => {
    const judge = await logIn(server, 'judge')
    const at = '/desk/shows/shrewsbury-winter-classic/appointment'
    await server.query(`update shows set author_id = (select id from users where email = 'admin@example.org')`)
    const toggle = (answer: string) => judge.put(at, { answer })
    const declined = async () => (await server.mails()).filter(({ subject }) => subject.includes('t judge at')).length
    await inTurn(20, (time) => toggle(time % 2 === 0 ? 'declined' : 'accepted'))
    expect(await declined()).toBe(5)
    server.clock.advance(60 * 60_000)
    await inTurn(3, (time) => toggle(time % 2 === 0 ? 'declined' : 'accepted'))
    expect(await declined()).toBe(7)
  })
  it.each([
    ['registers', false],
    ['changes an address', true],
  ])('carry no typed name of an account that %s [T05.2]', async (_what, known) => {
    const name = 'Call 0800 1234'
    const member = await logIn(server, 'member')
    const blank = { street: '', postcode: '', city: '', country: '', phone: '', emergencyName: '', emergencyPhone: '' }
    if (known) {
      await saveProfile(member, { ...blank, name, locale: 'en' })
      await member.put('/profile/email', { email: 'victim@example.org', currentPassword: 'clear-round' })
    } else {
      const form = { name, email: 'victim@example.org', password: 'kaczuszka', consent: true }
      await callerOf(server).post('/register', form)
    }
    const [mail] = (await server.mails()).filter(({ recipient }) => recipient === 'victim@example.org')
    expect(mail?.text).toMatch(/^Hello,\n/)
    expect(`${mail?.subject} ${mail?.text}`).not.toContain(name)
  })
  it.each([
    'Eve\r\nYou have won',
    'Eve\u2028x',
    'https://evil.example/x',
    'www.evil.example',
    'evil.com now',
    'Ev\u202Ee',
    'Win 500 at prize.click/now',
    'ｐｒｉｚｅ．ｃｌｉｃｋ',
    'prize.cl\u200Bick',
  ])('are caused by no name like %j [T05.1]', async (name) => {
    const form = { name, email: 'victim@example.org', password: 'kaczuszka', consent: true }
    const { status, json } = await callerOf(server).post('/register', form)
    expect([status, ['invalid', 'no_links'].includes(json.name)]).toEqual([400, true])
    expect(await sentTo('victim@example.org')).toBe(0)
  })
  it.each(["Niamh O'Brien", 'J.R. Żółć-Kowalska', 'Ch. Rex 🐕‍🦺', 'St.John'])('may name %s [T05.1]', async (name) => {
    const form = { name, email: 'zoe@example.org', password: 'kaczuszka', consent: true }
    expect((await callerOf(server).post('/register', form)).json.user.name).toBe(name)
  })
})
