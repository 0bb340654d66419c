import { callerOf, logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'
import { any, buy, cart, zolw } from '../../../testing/buying'
import { sampleId } from '../../../seed/people'

const day = 24 * 60 * 60_000
const [member, judge] = ['member@example.org', 'judge@example.org'] as const

describe('a household', () => {
  let server: TestServer
  let ola: Caller
  let marek: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    ola = await logIn(server, 'member')
    marek = await logIn(server, 'judge')
  })

  const ask = (who: Caller, email: string) => who.post('/profile/household', { email })
  const read = async (who: Caller) => (await who.get('/profile/household')).json
  const agree = (who: Caller, id: string) => who.post(`/profile/household/${id}/agreement`)
  const end = (who: Caller, id: string) => who.delete(`/profile/household/${id}`)
  const together = async () => {
    await ask(ola, judge)
    const [{ id }] = (await read(marek)).received
    expect((await agree(marek, id)).status).toBe(204)
    return id as string
  }
  const trail = async () =>
    (await server.query(`select action, on_behalf_of from audit where action like 'household.%' order by id`)).map(
      ({ action }) => action,
    )

  it('is declared by both, and ended by either [E17]', async () => {
    const id = await together()
    expect(await read(ola)).toEqual({ members: [{ id, memberName: 'Marek Zieliński' }], sent: [], received: [] })
    expect((await read(marek)).members).toEqual([{ id, memberName: 'Ola Kowalczyk' }])
    expect((await agree(marek, id)).status).toBe(204)
    expect((await end(await logIn(server, 'admin'), id)).status).toBe(404)
    expect((await end(ola, id)).status).toBe(204)
    expect((await read(marek)).members).toEqual([])
    expect(await trail()).toEqual([
      'household.asked',
      'household.agreed',
      'household.agreed',
      'household.ended',
      'household.ended',
    ])
  })

  it('says nothing of who has an address, and mails its confirmed owner alone, once [E17]', async () => {
    const answers = [await ask(ola, judge), await ask(ola, 'unknown@example.org'), await ask(ola, judge)]
    expect(answers.map(({ status, json }) => [status, json])).toEqual(Array(3).fill([204, undefined]))
    expect((await read(ola)).sent.map(({ email }: { email: string }) => email).sort()).toEqual([
      judge,
      'unknown@example.org',
    ])
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([judge])
    expect((await ask(ola, ' Member@example.org ')).json.email).toBe('own_email')
  })

  it('is agreed to by the owner of the address alone, once it is confirmed [E17]', async () => {
    await ask(ola, judge)
    const [{ id }] = (await read(ola)).sent
    expect((await agree(ola, id)).status).toBe(404)
    expect((await agree(await logIn(server, 'reviewer'), id)).status).toBe(404)
    await server.query(`update users set email_confirmed_at = null where email = '${judge}'`)
    expect((await read(marek)).received).toEqual([])
    expect((await agree(marek, id)).status).toBe(404)
    expect((await end(marek, id)).status).toBe(404)
    expect((await ask(marek, member)).json.code).toBe('email_not_confirmed')
  })

  const linkTo = async (address: string) => {
    const mail = (await server.mails()).filter(({ recipient }) => recipient === address).at(-1)
    return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const reasonOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code]

  it('is agreed to by the link of the email too, once, and the account invited alone [E17]', async () => {
    await ask(ola, judge)
    const token = await linkTo(judge)
    const accept = (who: Caller) => who.post(`/invitations/${token}/accept`)
    expect((await callerOf(server).get(`/invitations/${token}`)).json).toMatchObject({
      kind: 'household',
      about: null,
      from: 'Ola Kowalczyk',
      email: 'j…@example.org',
      reader: 'visitor',
    })
    expect(reasonOf(await accept(await logIn(server, 'reviewer')))).toEqual([403, 'invitation_of_other'])
    for (let time = 0; time < 2; time += 1)
      expect(await accept(marek)).toMatchObject({ status: 200, json: { kind: 'household' } })
    expect((await marek.get(`/invitations/${token}`)).json.reader).toBe('accepted')
    const [{ id }] = (await read(marek)).members
    expect(await trail()).toEqual(['household.asked', 'household.agreed', 'household.agreed'])
    expect((await end(marek, id)).status).toBe(204)
    expect(reasonOf(await accept(marek))).toEqual([404, 'invitation_spent'])
    expect(reasonOf(await agree(marek, id))).toEqual([404, 'not_found'])
    expect((await read(ola)).members).toEqual([])
  })

  it('is declined by the link without a word to its sender, whose own data do not say it [E17]', async () => {
    await ask(ola, judge)
    await ask(ola, 'unknown@example.org')
    const token = await linkTo(judge)
    expect((await callerOf(server).post(`/invitations/${token}/decline`)).status).toBe(204)
    expect(reasonOf(await marek.post(`/invitations/${token}/accept`))).toEqual([404, 'invitation_spent'])
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([judge])
    const sent = (await ola.get('/my-data')).json.invitationsSent as Record<string, unknown>[]
    expect(sent.map((row) => Object.keys(row).sort())).toEqual(
      [judge, 'unknown@example.org'].map(() => ['createdAt', 'email', 'expiresAt', 'kind']),
    )
    expect((await read(ola)).sent).toHaveLength(2)
  })

  it('is one pair where both ask and both agree at once, on two servers [E17]', async () => {
    const beside = (await server.beside()) as TestServer
    const other = await logIn(beside, 'judge')
    await Promise.all([ask(ola, judge), ask(other, member)])
    const [ofOla, ofMarek] = [(await read(ola)).received[0].id, (await read(marek)).received[0].id]
    await Promise.all([agree(ola, ofOla), agree(other, ofMarek)])
    expect(await server.query('select count(*)::int from households')).toEqual([{ count: 1 }])
    expect(
      [await read(ola), await read(marek)].map(({ members, received }) => [members.length, received.length]),
    ).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('is declined without a word to its asker, who learns nothing of who has the address [E17]', async () => {
    await ask(ola, judge)
    await ask(ola, 'unknown@example.org')
    const [{ id }] = (await read(marek)).received
    expect([(await end(marek, id)).status, (await end(marek, id)).status]).toEqual([204, 404])
    expect((await read(marek)).received).toEqual([])
    expect((await agree(marek, id)).status).toBe(404)
    await ask(ola, judge)
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([judge])
    const emails = (await read(ola)).sent.map(({ email }: { email: string }) => email)
    expect(emails.sort()).toEqual([judge, 'unknown@example.org'])
    expect((await end(ola, id)).status).toBe(204)
    expect((await read(ola)).sent).toHaveLength(1)
  })

  it('is withdrawn, expires after a month, and ends when its asker changes the password [E17]', async () => {
    const open = async () => (await server.query('select id from invitations')).map(({ id }) => id as string)
    await ask(ola, judge)
    expect((await end(ola, (await open())[0] ?? '')).status).toBe(204)
    await ask(ola, judge)
    await ola.put('/profile/password', { currentPassword: 'clear-round', password: 'two-poles-down' })
    expect(await open()).toEqual([])
    await ask(marek, member)
    server.clock.advance(30 * day + 1)
    await server.runJobs()
    expect(await open()).toEqual([])
  })

  it('appears in the own data of both, and is deleted with either account [E17]', async () => {
    await together()
    expect((await ola.get('/my-data')).json.householdAsked).toHaveLength(1)
    expect((await marek.get('/my-data')).json.householdAgreed).toHaveLength(1)
    expect((await marek.post('/profile/deletion', { currentPassword: 'clear-round' })).status).toBe(204)
    expect(await read(ola)).toEqual({ members: [], sent: [], received: [] })
    expect(
      await server.query(`select before, after from audit where action = 'household.agreed' and on_behalf_of =
      (select id from users where name = '–')`),
    ).toEqual([{ before: { household: null }, after: { household: null } }])
  })

  describe('of a judge or an author', () => {
    const slug = 'bath-spring-draft'
    const desk = `/desk/shows/${slug}`

    it('is warned of, or refused, where one of its dogs is to be entered [E18]', async () => {
      const codes = async (field: 'warnings' | 'reasons') => {
        const shows = (await ola.get('/dogs/latka/shows')).json as {
          show: { slug: string }
          classes: Record<'warnings' | 'reasons', { code: string }[]>[]
        }[]
        const found = shows.find(({ show }) => show.slug === 'shrewsbury-winter-classic')
        return found?.classes.flatMap((cls) => cls[field]).map(({ code }) => code)
      }
      expect(await codes('warnings')).toEqual([])
      const id = await together()
      expect(await codes('warnings')).toContain('judges_own_dog')
      expect((await buy(ola, cart())).status).toBe(201)
      await server.query(`update settings set value = 'refuse' where key = 'judges_own_dog'`)
      expect(await codes('reasons')).toContain('judges_own_dog')
      expect(await buy(ola, cart([{ classId: any, dogId: zolw }]))).toMatchObject({ json: { code: 'not_eligible' } })
      await end(ola, id)
      expect(await codes('reasons')).not.toContain('judges_own_dog')
    })

    it('is shown when a judge is chosen, and stops an approver from approving the other’s show [E18]', async () => {
      const admin = await logIn(server, 'admin')
      const reviewer = await logIn(server, 'reviewer')
      const conflicts = async () =>
        (await admin.get(`${desk}/conflicts?people=${[1, 2, 4, 5].map((one) => sampleId(4, one)).join(',')}`)).json
      expect(await conflicts()).toEqual([{ personId: sampleId(4, 5), kinds: ['wrote_it'] }])
      const step = async (who: Caller, name: string) =>
        who.post(`${desk}/${name}`, { version: (await admin.get(desk)).json.version })
      await step(admin, 'submission')
      await ask(admin, 'reviewer@example.org')
      await agree(reviewer, (await read(reviewer)).received[0].id)
      expect((await step(reviewer, 'agreement')).json.code).toBe('household_show')
      expect(await conflicts()).toContainEqual({ personId: sampleId(4, 4), kinds: ['household_wrote_it'] })
      await step(admin, 'recall')
      expect((await step(admin, 'submission')).json.code).toBe('household_show')
      const { form, version } = (await admin.get(`${desk}/edit`)).json
      expect((await admin.put(desk, { ...form, city: 'Bath', version })).json).toMatchObject({
        code: 'validation_failed',
        approvers: 'household_wrote_it',
      })
    })

    it('is shown when a judge, or a member of their household, has entered a dog [E18]', async () => {
      const admin = await logIn(server, 'admin')
      const path = '/desk/shows/shrewsbury-winter-classic/conflicts'
      const kindsOf = async () => (await admin.get(`${path}?people=${sampleId(4, 1)}`)).json
      const before = await kindsOf()
      await server.query(`update dogs set owner_id = (select id from users where email = '${member}')
        where id = (select dog_id from entries join dogs d on d.id = dog_id join users u on u.id = d.owner_id
          where u.email <> '${judge}' limit 1)`)
      await together()
      const kinds = before[0]?.kinds ?? []
      expect(await kindsOf()).toEqual([{ personId: sampleId(4, 1), kinds: [...kinds, 'household_entered'] }])
    })
  })
})
