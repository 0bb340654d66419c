import { buy, cart, latka, pay } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { agreementTo, changeDog, quoteDogChange } from '../../testing/dogForms'
import { accept, invite } from '../../testing/sharing'
import type { TestServer } from '../../testing/startTestServer'

describe('managing a dog for its owner', () => {
  let server: TestServer
  let owner: Caller
  let manager: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    owner = await logIn(server, 'member')
    manager = await logIn(server, 'niamh.obrien')
    await accept(manager, (await invite(server, owner)).token)
  })

  const enter = async () => {
    const bought = await buy(manager, cart())
    await pay(manager, bought)
    await server.runJobs()
    return bought
  }
  const managed = async () =>
    ((await manager.get('/dogs')).json as { slug: string; owned: boolean }[])
      .filter(({ owned }) => !owned)
      .map(({ slug }) => slug)
  const end = (who: Caller) => who.delete('/dogs/latka/manager')
  const subjectsTo = async (email: string) =>
    (await server.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

  it('is invited, accepted, enters and pays, and is ended: paid entries stay [D32]', async () => {
    const bought = await enter()
    expect((await manager.get(`/purchases/${bought.json.id}`)).json.status).toBe('paid')
    expect((await owner.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([
      { status: 'paid', purchaseId: null },
    ])
    expect(await managed()).toEqual(['latka'])
    expect((await end(owner)).status).toBe(204)
    expect((await manager.get('/dogs/latka')).status).toBe(404)
    expect((await owner.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([{ status: 'paid' }])
    const receipt = (await manager.get(`/purchases/${bought.json.id}`)).json
    expect([receipt.status, receipt.lines[0].item.dogName]).toEqual(['paid', 'Łatka'])
    expect((await buy(manager, cart())).json).toMatchObject({
      code: 'not_eligible',
      lines: [{ reasons: [{ code: 'not_your_dog' }] }],
    })
    expect(await subjectsTo('niamh.obrien@example.org')).toContain('You no longer manage Łatka')
  })

  it('changes no permanent flag, shares no card and sends no invitation [D32]', async () => {
    const quote = await quoteDogChange(manager, 'latka', { retired: true })
    expect(quote.code).toBe('only_owner')
    expect((await changeDog(manager, 'latka', { retired: true })).json.code).toBe('only_owner')
    expect((await manager.put('/dogs/latka/card/link', undefined)).status).toBe(404)
    const draft = { kind: 'owner', email: 'judge@example.org' }
    expect((await manager.post('/dogs/latka/invitations', draft)).status).toBe(404)
    expect((await manager.delete('/dogs/latka/invitations/x')).status).toBe(404)
  })

  it('ends when the manager leaves, with one email to the owner, also when asked twice [D32]', async () => {
    expect((await end(manager)).status).toBe(204)
    expect((await end(manager)).status).toBe(404)
    expect((await end(owner)).status).toBe(204)
    expect((await subjectsTo('member@example.org')).at(-1)).toBe('Niamh no longer manages Łatka')
    expect(await subjectsTo('niamh.obrien@example.org')).not.toContain('You no longer manage Łatka')
    const rows = await server.query(`select actor from audit where action = 'dog.manager_removed'`)
    expect(rows).toHaveLength(1)
  })

  it('is ended by both at once: one of them does it [D32]', async () => {
    const answers = await Promise.all([end(owner), end(manager), end(owner)])
    expect(answers.map(({ status }) => status).every((status) => [204, 404].includes(status))).toBe(true)
    expect(await server.query(`select id from audit where action = 'dog.manager_removed'`)).toHaveLength(1)
    const mails = [...(await subjectsTo('member@example.org')), ...(await subjectsTo('niamh.obrien@example.org'))]
    expect(mails.filter((subject) => subject.includes('no longer'))).toHaveLength(1)
  })

  it('cancels the manager’s unpaid purchase, and releases its place [D32]', async () => {
    const held = await buy(manager, cart())
    const taken = async () => (await server.query(`select sum(taken)::int as taken from classes`))[0]?.['taken']
    const before = Number(await taken())
    await end(owner)
    expect(await taken()).toBe(before - 1)
    expect((await manager.get(`/purchases/${held.json.id}`)).json.status).toBe('cancelled')
    expect((await pay(manager, held)).json.code).toBe('purchase_closed')
  })

  it('emails the manager not to send an expected transfer when it ends or the dog retires [T13.1]', async () => {
    const wait = async () => {
      const { json } = await buy(manager, cart())
      await server.query(`update purchases set paid_by = 'transfer', hold_until = '2026-11-26' where id = '${json.id}'`)
      return `Purchase ${json.number} has been cancelled`
    }
    const given = await wait()
    await end(owner)
    expect((await subjectsTo('niamh.obrien@example.org')).at(-1)).toBe('You no longer manage Łatka')
    expect(await subjectsTo('niamh.obrien@example.org')).toContain(given)
    await accept(manager, (await invite(server, owner)).token)
    const retired = await wait()
    const quote = await quoteDogChange(owner, 'latka', { retired: true })
    expect((await changeDog(owner, 'latka', { retired: true }, agreementTo(quote))).status).toBe(200)
    expect(await subjectsTo('niamh.obrien@example.org')).toContain(retired)
  })

  it('keeps purchases that are already charged when it ends [D32]', async () => {
    const held = await buy(manager, cart())
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${held.json.paymentId}', 550, 'GBP', now())`,
    )
    expect((await end(owner)).status).toBe(204)
    await server.runJobs()
    expect((await manager.get(`/purchases/${held.json.id}`)).json.status).toBe('paid')
  })

  it('gives a payment back that arrives after the end [D32]', async () => {
    const held = await buy(manager, cart())
    await end(owner)
    await server.query(
      `insert into charges (payment_id, amount, currency, charged_at) values ('${held.json.paymentId}', 550, 'GBP', now())`,
    )
    await server.runJobs()
    expect((await manager.get(`/purchases/${held.json.id}`)).json.status).toBe('refunded')
    expect(await server.query(`select id from entries where dog_id = '${latka}' and status = 'paid'`)).toEqual([])
  })

  it('ends when the owner deletes the account: the manager gets the refund [D32]', async () => {
    const bought = await enter()
    await owner.post('/profile/deletion', { currentPassword: 'clear-round' })
    expect(await managed()).toEqual([])
    await server.runJobs()
    expect(await server.query('select purchase_id from entry_refunds where done_at is not null')).toEqual([
      { purchase_id: bought.json.id },
    ])
    expect((await subjectsTo('niamh.obrien@example.org')).at(-1)).toBe('Łatka: 1 entry withdrawn')
  })
})
