import { buy, cart, pay } from '../../testing/buying'
import { callerOf, logIn, type Caller } from '../../testing/client'
import { agreementTo, changeDog, quoteDogChange } from '../../testing/dogForms'
import { accept, decline, invite } from '../../testing/sharing'
import type { TestServer } from '../../testing/startTestServer'

describe('transferring a dog', () => {
  let server: TestServer
  let owner: Caller
  let next: Caller
  let judge: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    owner = await logIn(server, 'member')
    next = await logIn(server, 'niamh.obrien')
    judge = await logIn(server, 'judge')
  })

  const offer = () => invite(server, owner, { kind: 'owner' })
  const mailsTo = async (email: string) =>
    (await server.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

  it('takes history, entries and photo along, once accepted; the former owner keeps the receipt [D33]', async () => {
    await changeDog(owner, 'latka', { petName: 'Łaciata' })
    const bought = await buy(owner, cart())
    await pay(owner, bought)
    await server.runJobs()
    const { link } = (await owner.put('/dogs/latka/card/link', undefined)).json
    const history = (await owner.get('/dogs/latka/history')).json
    const { token } = await offer()
    expect(await mailsTo('member@example.org')).toContain('You’ve offered to transfer Łatka')
    expect((await next.get('/dogs/latka')).status).toBe(404)
    expect(await accept(next, token)).toMatchObject({ status: 200, json: { kind: 'owner', key: 'latka' } })
    expect((await accept(next, token)).status).toBe(200)
    for (const path of ['', '/history', '/entries?when=ahead', '/keepers', '/card'])
      expect((await owner.get(`/dogs/latka${path}`)).status).toBe(404)
    expect((await owner.get('/dogs')).json).not.toContainEqual(expect.objectContaining({ slug: 'latka' }))
    expect((await next.get('/dogs/latka')).json).toMatchObject({ owned: true, petName: 'Łaciata', version: 3 })
    expect((await next.get('/dogs/latka/history')).json).toEqual(history)
    expect((await next.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([
      { status: 'paid', purchaseId: null },
    ])
    expect((await callerOf(server).get(new URL(link as string).pathname)).status).toBe(404)
    const receipt = (await owner.get(`/purchases/${bought.json.id}`)).json
    expect([receipt.status, receipt.lines[0].item.dogName]).toEqual(['paid', 'Łatka'])
    expect((await mailsTo('member@example.org')).at(-1)).toBe('Łatka now belongs to Niamh')
    const rows = await server.query(`select before, after from audit where action = 'dog.transferred'`)
    expect(rows).toEqual([
      {
        before: { ownerId: expect.any(String), shared: true },
        after: { ownerId: expect.any(String), shared: false },
      },
    ])
  })

  it('refunds the payer when the new owner withdraws the dog [D33]', async () => {
    const bought = await buy(owner, cart())
    await pay(owner, bought)
    await server.runJobs()
    await accept(next, (await offer()).token)
    const quote = await quoteDogChange(next, 'latka', { retired: true })
    expect((await changeDog(next, 'latka', { retired: true }, agreementTo(quote))).status).toBe(200)
    await server.runJobs()
    expect(await server.query('select purchase_id from entry_refunds where done_at is not null')).toEqual([
      { purchase_id: bought.json.id },
    ])
    expect((await mailsTo('member@example.org')).at(-1)).toBe('Łatka: 1 entry withdrawn')
  })

  it('leaves the dog its entries when the former owner deletes the account [D33]', async () => {
    await pay(owner, await buy(owner, cart()))
    await server.runJobs()
    await accept(next, (await offer()).token)
    await owner.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect((await next.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([{ status: 'paid' }])
  })

  it('is cancelled, declined or expired without a trace in the dog [D33]', async () => {
    const first = await offer()
    expect((await owner.delete(`/dogs/latka/invitations/${first.id}`)).status).toBe(204)
    expect((await accept(next, first.token)).json.code).toBe('invitation_spent')
    const second = await offer()
    expect((await decline(next, second.token)).status).toBe(204)
    const third = await offer()
    server.clock.advance(8 * 86_400_000)
    expect((await accept(next, third.token)).json.code).toBe('invitation_spent')
    expect((await owner.get('/dogs/latka')).json).toMatchObject({ owned: true, version: 1 })
  })

  it('keeps the manager, but where they are the new owner [D33]', async () => {
    await accept(judge, (await invite(server, owner, { email: 'judge@example.org' })).token)
    await accept(next, (await offer()).token)
    expect((await next.get('/dogs/latka/keepers')).json).toMatchObject({
      owner: "Niamh O'Brien",
      manager: expect.any(String),
    })
    expect((await mailsTo('judge@example.org')).at(-1)).toBe('Łatka has a new owner')
    await accept(judge, (await invite(server, next, { kind: 'owner', email: 'judge@example.org' })).token)
    expect((await judge.get('/dogs/latka/keepers')).json.manager).toBeNull()
    expect((await judge.get('/dogs/latka')).json.owned).toBe(true)
  })

  it('cancels the former owner’s unpaid checkout of the dog [D33]', async () => {
    const held = await buy(owner, cart())
    await accept(next, (await offer()).token)
    expect((await owner.get(`/purchases/${held.json.id}`)).json.status).toBe('cancelled')
    expect((await buy(owner, cart())).json.lines[0].reasons).toEqual([{ code: 'not_your_dog' }])
  })

  it('is refused to a member with the most dogs allowed, and stays open [D33]', async () => {
    const { token } = await offer()
    await server.query(`update settings set value = '0' where key = 'dogs_per_member'`)
    const answer = await accept(next, token)
    expect([answer.status, answer.json.code]).toEqual([409, 'too_many_dogs'])
    await server.query(`update settings set value = '50' where key = 'dogs_per_member'`)
    expect((await accept(next, token)).status).toBe(200)
  })

  it('counts the new owner where the dog is in a show that they judge [D33]', async () => {
    await server.query(
      `update people set account_id = (select id from users where email = 'niamh.obrien@example.org')
       where id = (select person_id from show_judges join shows on shows.id = show_id
                   where slug = 'shrewsbury-winter-classic' limit 1)`,
    )
    const reasons = async (who: Caller) => {
      const shows = (await who.get('/dogs/latka/shows')).json as {
        show: { slug: string }
        classes: { reasons: { code: string }[]; warnings: { code: string }[] }[]
      }[]
      const found = shows.find(({ show }) => show.slug === 'shrewsbury-winter-classic')
      return found?.classes.flatMap(({ reasons, warnings }) => [...reasons, ...warnings]).map(({ code }) => code)
    }
    expect(await reasons(owner)).not.toContain('judges_own_dog')
    await accept(next, (await offer()).token)
    expect(await reasons(next)).toContain('judges_own_dog')
  })

  it('happens once of many answers at two servers, and one purchase of the dog at most is paid [D33]', async () => {
    const { id, token } = await offer()
    const beside = await server.beside()
    const elsewhere = callerOf({ ...server, ...beside }, (next as Caller & { token: string }).token)
    const answers = await Promise.all([
      accept(next, token),
      accept(elsewhere, token),
      buy(owner, cart()),
      owner.delete(`/dogs/latka/invitations/${id}`),
      decline(callerOf(server), token),
    ])
    const [owned] = await server.query(`select email from dogs join users on users.id = owner_id where slug = 'latka'`)
    const accepted = answers.slice(0, 2).map(({ status }) => status)
    const transferred = owned?.['email'] === 'niamh.obrien@example.org'
    expect(accepted).toEqual(transferred ? [200, 200] : [404, 404])
    expect(await server.query(`select id from audit where action = 'dog.transferred'`)).toHaveLength(
      transferred ? 1 : 0,
    )
    const held = await server.query(`select entries.id from entries join purchases on purchases.id = purchase_id
      where entries.status = 'held' and user_id = (select id from users where email = 'member@example.org')`)
    if (transferred) expect(held).toEqual([])
  })
})
