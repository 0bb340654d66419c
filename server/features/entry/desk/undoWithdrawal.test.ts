import { randomUUID } from 'node:crypto'
import { any, buy, cart, entryRequest, id as idOf, latka, pay, payForEntries, zolw } from '../../../testing/buying'
import { logIn } from '../../../testing/client'
import { join, own } from '../../../testing/fullClass'
import type { TestServer } from '../../../testing/startTestServer'

const second = 1_000
const bolt = idOf(2, 11)
const show = '/desk/shows/shrewsbury-winter-classic'
const reason = 'Written down for the wrong dog.'

describe('a withdrawal by the desk that is undone', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  let member: Awaited<ReturnType<typeof logIn>>
  let entered: string[]
  beforeAll(async () => {
    server = await testServer.shared()
  })
  afterEach(async () => expect(await server.brokenInvariants()).toEqual([]))
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
    entered = await payForEntries(member, [entryRequest, { classId: any, dogId: zolw }])
  })

  const withdraw = async (): Promise<string> => {
    const entries = entered.map((id) => ({ id, expectedRefund: 550 }))
    const { status, json } = await admin.post(`${show}/withdrawals`, { reason, refund: 'whole', entries })
    expect(status).toBe(200)
    return json.undo as string
  }
  const undo = (id: string) => admin.post(`/desk/withdrawals/${id}/undo`, undefined)
  const statuses = () => server.query(`select status from entries where id in ('${entered.join("', '")}')`)
  const taken = () => server.query(`select taken from classes where id = '${any}'`)
  const refunds = () => server.query('select amount, done_at is not null as done from entry_refunds')
  const mailed = async () => (await server.mails()).filter(({ text }) => text.includes(reason))
  const settle = async (seconds: number) => {
    server.clock.advance(seconds * second)
    await server.runJobs()
  }

  it('leaves the entries as they were: paid, with their places, without a refund or an email [J17]', async () => {
    const id = await withdraw()
    await settle(9)
    expect(await undo(id)).toMatchObject({ status: 200, json: { restored: 2 } })
    await settle(60)
    expect(await statuses()).toEqual([{ status: 'paid' }, { status: 'paid' }])
    expect(await taken()).toEqual([{ taken: 2 }])
    expect(await refunds()).toEqual([])
    expect(await mailed()).toEqual([])
    const written = await server.query(`select before, after from audit where action = 'entry.withdrawal_undone'`)
    expect(written).toEqual(Array(2).fill({ before: { status: 'withdrawn', refund: 550 }, after: { status: 'paid' } }))
  })

  it('undoes the withdrawal of a single entry, and only that [J17]', async () => {
    const [one] = entered
    const ask = { reason, refund: 'nothing', expectedRefund: 0 }
    const { json } = await admin.post(`/desk/entries/${one}/withdrawal`, ask)
    expect((await admin.post(`/desk/entries/${one}/withdrawal`, ask)).json.undo).toBeNull()
    expect((await undo(json.undo)).json).toEqual({ restored: 1 })
    expect(await statuses()).toEqual([{ status: 'paid' }, { status: 'paid' }])
  })

  it('is undone once, where it is pressed three times at once [J17]', async () => {
    const id = await withdraw()
    const answers = await Promise.all([1, 2, 3].map(() => undo(id)))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(Array(3).fill([200, { restored: 2 }]))
    expect(await taken()).toEqual([{ taken: 2 }])
    expect(await server.query(`select 1 from audit where action = 'entry.withdrawal_undone'`)).toHaveLength(2)
  })

  const refused = async (id: string) => {
    expect(await undo(id)).toMatchObject({ status: 409, json: { code: 'undo_closed' } })
    expect(await statuses()).toEqual([{ status: 'withdrawn' }, { status: 'withdrawn' }])
  }

  it('is final once its seconds are over, and then sends email and refund [J17]', async () => {
    const id = await withdraw()
    server.clock.advance(16 * second)
    await refused(id)
    expect(await mailed()).toHaveLength(1)
    await settle(15)
    expect(await refunds()).toEqual(Array(2).fill({ amount: 550, done: true }))
    await refused(id)
  })

  it.each([
    ['refund is on its way', () => server.query('update entry_refunds set claimed_at = now() where true')],
    [
      'refund has been given',
      async () => {
        await server.query('update entry_refunds set done_at = now() where true')
        // Which also books it.
        await server.runJobs()
      },
    ],
    ['email has been tried', () => server.query('update outbox set tries = 1 where withdrawal_id is not null')],
    ['places are taken', () => server.query(`update classes set capacity = 1 where id = '${any}'`)],
    ['dog has retired', () => server.query(`update dogs set retired = true where id = '${latka}'`)],
    ['member has left', () => server.query(`update users set deleted_at = now() where email = 'member@example.org'`)],
  ])('stays where the %s [J17]', async (_why, change) => {
    const id = await withdraw()
    await change()
    await refused(id)
    expect(await refunds()).toHaveLength(2)
    expect(await server.query(`select 1 from outbox where withdrawal_id = '${id}'`)).toHaveLength(1)
    expect(await taken()).toEqual([{ taken: 0 }])
  })

  it('books a refund and its recall where an older server has withdrawn the entry', async () => {
    const id = await withdraw()
    await server.query(`do $$ begin set local session_replication_role = replica;
      delete from ledger_postings where transaction_id in (select id from ledger_transactions where kind = 'refund_owed');
      delete from ledger_transactions where kind = 'refund_owed'; end $$`)
    expect((await undo(id)).json).toMatchObject({ restored: 2 })
    const kinds = await server.query(`select kind from ledger_transactions where kind like 'refund%' order by id`)
    expect(kinds.map(({ kind }) => kind)).toEqual(['refund_owed', 'refund_recalled', 'refund_owed', 'refund_recalled'])
  })

  it('stays where the dog has been entered in the class again [J17]', async () => {
    const id = await withdraw()
    await pay(member, await buy(member, cart([{ classId: any, dogId: zolw }])))
    await refused(id)
  })

  it('keeps the place from a dog that waits while it can be undone, and offers it afterwards [J17]', async () => {
    await server.query(`update classes set capacity = taken where id = '${any}'`)
    const reviewer = await logIn(server, 'reviewer')
    expect((await join(reviewer, bolt)).status).toBe(201)
    const first = await withdraw()
    await settle(10)
    expect(await own(reviewer)).toMatchObject([{ state: 'waiting' }])
    expect(await undo(first)).toMatchObject({ json: { restored: 2 } })
    await withdraw()
    await settle(21)
    expect(await own(reviewer)).toMatchObject([{ state: 'offered' }])
  })

  it('is undone or refunded, never both, where two servers meet [J17]', async () => {
    const other = await server.beside()
    for (let round = 0; round < 12; round++) {
      const id = await withdraw()
      // Due already, as a clock that is ahead would see it.
      await server.query(`update entry_refunds set created_at = created_at - interval '1 minute' where done_at is null`)
      const [undone] = await Promise.all([undo(id), round % 2 ? other.runJobs() : settle(0)])
      const left = await refunds()
      if (undone.status === 200) expect(left).toEqual([])
      else {
        expect(undone.json.code).toBe('undo_closed')
        await other.runJobs()
        expect(await refunds()).toEqual(Array(2).fill({ amount: 550, done: true }))
        break
      }
      expect(await server.brokenInvariants()).toEqual([])
    }
  })

  it('is for admins, except for their own entries, and refuses an unknown id [J17]', async () => {
    const id = await withdraw()
    expect((await member.post(`/desk/withdrawals/${id}/undo`, undefined)).status).toBe(403)
    expect((await undo(randomUUID())).status).toBe(404)
    await server.query(`update users set roles = '{ROLE_ADMIN}' where email = 'member@example.org'`)
    const own = await member.post(`/desk/withdrawals/${id}/undo`, undefined)
    expect(own).toMatchObject({ status: 403, json: { code: 'own_account' } })
  })
})
