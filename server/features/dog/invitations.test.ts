import { callerOf, logIn, saveProfile, type Caller } from '../../testing/client'
import { accept, decline, invite } from '../../testing/sharing'
import type { TestServer } from '../../testing/startTestServer'

const day = 86_400_000
const friend = 'niamh.obrien@example.org'

describe('an invitation to manage a dog', () => {
  let server: TestServer
  let owner: Caller
  let niamh: Caller
  let judge: Caller
  let visitor: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    owner = await logIn(server, 'member')
    niamh = await logIn(server, 'niamh.obrien')
    judge = await logIn(server, 'judge')
    visitor = callerOf(server)
  })

  const read = (who: Caller, token: string) => who.get(`/invitations/${token}`)
  const keepers = async () => (await owner.get('/dogs/latka/keepers')).json
  const audited = async () =>
    (await server.query(`select action, why from audit where action like 'dog.%' order by id`)).map(
      ({ action, why }) => [action, why],
    )
  const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code]

  it('is mailed with a link, and is shown to the owner alone until it is answered [D30]', async () => {
    const { id, token } = await invite(server, owner)
    expect(await keepers()).toEqual({
      owner: expect.any(String),
      manager: null,
      invitation: { id, kind: 'manager', email: friend, expiresAt: '2026-11-28T10:00:00.000Z' },
    })
    const rows = JSON.stringify(await server.query('select * from invitations'))
    expect(rows).not.toContain(token)
    const { json, headers } = await read(visitor, token)
    expect(json).toEqual({
      kind: 'manager',
      about: 'Łatka',
      from: expect.stringMatching(/^\S+$/),
      email: 'n…@example.org',
      expiresAt: '2026-11-28T10:00:00.000Z',
      reader: 'visitor',
    })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(await audited()).toEqual([['dog.invitation_sent', 'manager']])
  })

  it('is answered alike whether the address has an account, and goes out in its language, else the sender’s [D30]', async () => {
    await saveProfile(niamh, { ...(await niamh.get('/profile')).json, locale: 'pl' })
    await invite(server, owner)
    const known = await owner.post('/dogs/mgla/invitations', { kind: 'manager', email: friend })
    const unknown = await owner.post('/dogs/baton/invitations', { kind: 'manager', email: 'unregistered@example.org' })
    const shape = ({ status, json }: typeof known) => [status, Object.keys(json).sort(), json.kind, json.expiresAt]
    expect(shape(unknown)).toEqual(shape(known))
    const subjects = (await server.mails()).map(({ recipient, subject }) => [recipient, subject])
    expect(subjects).toEqual([
      [friend, 'Zaproszenie do opieki nad psem „Łatka”'],
      [friend, 'Zaproszenie do opieki nad psem „Mgła”'],
      ['unregistered@example.org', expect.stringMatching(/^“\S+” invites you to manage “Baton”$/)],
    ])
  })

  it('is one: the next replaces it, and it can be cancelled, also twice [D30]', async () => {
    const first = await invite(server, owner)
    const second = await invite(server, owner, { email: 'judge@example.org' })
    expect(codeOf(await accept(niamh, first.token))).toEqual([404, 'invitation_spent'])
    for (let time = 0; time < 2; time += 1)
      expect((await owner.delete(`/dogs/latka/invitations/${second.id}`)).status).toBe(204)
    expect(codeOf(await accept(judge, second.token))).toEqual([404, 'invitation_spent'])
    expect((await keepers()).invitation).toBeNull()
    expect(await audited()).toEqual([
      ['dog.invitation_sent', 'manager'],
      ['dog.invitation_ended', 'replaced'],
      ['dog.invitation_sent', 'manager'],
      ['dog.invitation_ended', 'taken_back'],
    ])
  })

  it('is for the owner to send, from a confirmed address, to someone else [D30]', async () => {
    const send = (who: Caller, email = friend) => who.post('/dogs/latka/invitations', { kind: 'manager', email })
    expect((await send(niamh)).status).toBe(404)
    expect((await send(visitor)).status).toBe(401)
    expect((await send(owner, ' Member@Example.org')).json).toMatchObject({ email: 'own_email' })
    expect((await send(owner, 'no address')).json).toMatchObject({ email: 'invalid_email' })
    await server.query(`update dogs set retired = true where slug = 'latka'`)
    expect(codeOf(await send(owner))).toEqual([409, 'dog_has_retired'])
    await server.query(`update dogs set retired = false where slug = 'latka'`)
    await server.query(`update users set email_confirmed_at = null where email = 'member@example.org'`)
    expect(codeOf(await send(owner))).toEqual([409, 'email_not_confirmed'])
    expect(await server.mails()).toEqual([])
  })

  it('is accepted by the account invited alone, once its address is confirmed; again is answered alike [D31]', async () => {
    const { id, token } = await invite(server, owner)
    expect((await accept(visitor, token)).status).toBe(401)
    expect(codeOf(await accept(judge, token))).toEqual([403, 'invitation_of_other'])
    expect((await read(judge, token)).json.reader).toBe('other')
    await server.query(`update users set email_confirmed_at = null where email = '${friend}'`)
    expect((await read(niamh, token)).json.reader).toBe('unconfirmed')
    expect(codeOf(await accept(niamh, token))).toEqual([409, 'email_not_confirmed'])
    await server.query(`update users set email_confirmed_at = now(), registered_at = null where email = '${friend}'`)
    expect((await read(niamh, token)).json.reader).toBe('notMember')
    expect(codeOf(await accept(niamh, token))).toEqual([403, 'not_member'])
    await server.query(`update users set registered_at = now() where email = '${friend}'`)
    expect((await read(niamh, token)).json.reader).toBe('invited')
    expect((await niamh.get('/dogs/latka')).status).toBe(404)
    for (let time = 0; time < 2; time += 1)
      expect(await accept(niamh, token)).toMatchObject({ status: 200, json: { kind: 'manager', key: 'latka' } })
    expect((await read(niamh, token)).json.reader).toBe('accepted')
    for (const who of [judge, visitor]) expect(codeOf(await read(who, token))).toEqual([404, 'invitation_spent'])
    expect((await niamh.get('/dogs/latka')).json).toMatchObject({ slug: 'latka', owned: false })
    expect((await niamh.get('/dogs/latka/keepers')).json).toMatchObject({ manager: "Niamh O'Brien", invitation: null })
    expect(codeOf(await owner.delete(`/dogs/latka/invitations/${id}`))).toEqual([404, 'invitation_spent'])
    expect(codeOf(await owner.post('/dogs/latka/invitations', { kind: 'manager', email: 'x@example.org' }))).toEqual([
      409,
      'dog_has_manager',
    ])
    expect(await audited()).toEqual([
      ['dog.invitation_sent', 'manager'],
      ['dog.manager_added', null],
    ])
    expect((await server.mails()).at(-1)).toMatchObject({
      recipient: 'member@example.org',
      subject: 'Niamh now manages Łatka with you',
    })
  })

  it('is declined by its link, once, and an email informs the sender [D31]', async () => {
    const { token } = await invite(server, owner)
    expect((await decline(visitor, token)).status).toBe(204)
    for (const answer of [await decline(visitor, token), await accept(niamh, token), await read(niamh, token)])
      expect(codeOf(answer)).toEqual([404, 'invitation_spent'])
    const received = (await server.mails()).filter(({ recipient }) => recipient === 'member@example.org')
    expect(received.map(({ subject }) => subject)).toEqual(['Your invitation for Łatka was declined'])
  })

  it.each(['x', 'a'.repeat(43), '%00', '..%2f', '%F0%9F%90%95'])('is none at %s [D31]', async (token) => {
    for (const answer of [await read(visitor, token), await accept(niamh, token), await decline(visitor, token)])
      expect(answer.status).toBe(404)
  })

  it('is recorded in the security log without its token and address [D31]', async () => {
    const { token } = await invite(server, owner)
    await accept(niamh, 'x'.repeat(43))
    await accept(judge, token)
    await accept(niamh, token)
    const lines = server.securityLines().filter(({ event }) => event !== 'login_succeeded')
    expect(lines.map(({ event, code }) => [event, code])).toEqual([
      ['invitation_sent', undefined],
      ['link_refused', 'invitation_spent'],
      ['refused', 'invitation_of_other'],
      ['invitation_accepted', undefined],
    ])
    for (const secret of [token, friend, 'x'.repeat(43)]) expect(JSON.stringify(lines)).not.toContain(secret)
  })

  it('ends after seven days, and its row is removed [D31]', async () => {
    const { token } = await invite(server, owner)
    server.clock.advance(7 * day - 1)
    expect((await read(visitor, token)).status).toBe(200)
    server.clock.advance(1)
    expect(codeOf(await accept(niamh, token))).toEqual([404, 'invitation_spent'])
    expect((await keepers()).invitation).toBeNull()
    await server.runJobs()
    expect(await server.query('select id from invitations')).toEqual([])
  })

  it('changes nothing once the dog has retired, was deleted, or belongs to someone else [D31]', async () => {
    const { token } = await invite(server, owner)
    await server.query(`update dogs set retired = true where slug = 'latka'`)
    expect(codeOf(await accept(niamh, token))).toEqual([409, 'dog_has_retired'])
    await server.query(
      `update dogs set retired = false, owner_id = (select id from users where email = 'judge@example.org') where slug = 'latka'`,
    )
    for (const answer of [await accept(niamh, token), await decline(niamh, token), await read(niamh, token)])
      expect(codeOf(answer)).toEqual([404, 'invitation_spent'])
    await server.query(`delete from entries where dog_id = (select id from dogs where slug = 'latka')`)
    await server.query(`delete from dogs where slug = 'latka'`)
    expect(codeOf(await accept(niamh, token))).toEqual([404, 'invitation_spent'])
  })

  it('is either accepted or cancelled when two servers do both at once [D31]', async () => {
    const beside = await server.beside()
    const elsewhere = callerOf({ ...server, ...beside }, (niamh as Caller & { token: string }).token)
    for (const slug of ['latka', 'mgla', 'baton', 'iskra']) {
      const { id, token } = await invite(server, owner, { slug })
      const [accepted, again, takenBack] = await Promise.all([
        accept(elsewhere, token),
        accept(niamh, token),
        owner.delete(`/dogs/${slug}/invitations/${id}`),
      ])
      const won = accepted.status === 200
      expect([accepted.status, again.status, takenBack.status]).toEqual(won ? [200, 200, 404] : [404, 404, 204])
      const [{ manages }] = (await server.query(
        `select manager_id is not null as manages from dogs where slug = '${slug}'`,
      )) as [{ manages: boolean }]
      expect(manages).toBe(won)
      const added = await server.query(
        `select id from audit where action = 'dog.manager_added' and subject_id = (select id::text from dogs where slug = '${slug}')`,
      )
      expect(added).toHaveLength(won ? 1 : 0)
    }
  })

  it('ends with a changed password of its sender, and with either account; both find it in their data [D30]', async () => {
    await invite(server, owner)
    expect((await owner.get('/my-data')).json.invitationsSent).toMatchObject([{ kind: 'manager', email: friend }])
    expect((await niamh.get('/my-data')).json.invitationsReceived).toMatchObject([{ kind: 'manager', state: 'open' }])
    const password = { currentPassword: 'clear-round', password: 'two-poles-down' }
    const renewed = await owner.put('/profile/password', password)
    expect(await server.query('select id from invitations')).toEqual([])
    owner = callerOf(server, renewed.json.token)
    await invite(server, owner)
    expect((await niamh.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect(await server.query('select id from invitations')).toEqual([])
    await invite(server, owner, { email: 'judge@example.org' })
    expect((await owner.post('/profile/deletion', { currentPassword: password.password })).status).toBe(204)
    expect(await server.query('select id from invitations')).toEqual([])
  })
})

it('is sent ten times in an hour by one account, and six times a day to one address [D30]', async () => {
  const limited = await testServer.start({ rateLimits: true })
  const owner = await logIn(limited, 'member')
  const send = async (email: string) => (await owner.post('/dogs/latka/invitations', { kind: 'manager', email })).status
  const answers: number[] = []
  for (let time = 0; time < 7; time += 1) answers.push(await send('somebody@example.org'))
  expect(answers).toEqual([...Array<number>(6).fill(201), 429])
  for (const name of ['a', 'b', 'c']) expect(await send(`${name}@example.org`)).toBe(201)
  expect(await send('d@example.org')).toBe(429)
  await limited.close()
})
