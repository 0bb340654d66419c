import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { any, buy, cart, minute, plan } from '../testing/buying'
import { callerOf, type Caller } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = serverUrl ? describe : describe.skip
const rounds = 10
const each = 3
const dog = {
  name: 'Rex',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'male',
  breed: 'Collie',
  birthDate: '2022-01-01',
  kennelClubGrade: 1,
  fciLevel: 'none',
  nexusRank: 1,
  microchip: '',
  declaredHeight: 455,
}

/** Recipient and subject of each mail that arrived. */
const received: string[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    void buffer(stream).then((raw) => {
      const [, subject = ''] = /^Subject: (.*)$/im.exec(raw.toString()) ?? []
      received.push(`${envelope.rcptTo.map(({ address }) => address).join()} ${subject.trim()}`)
      done()
    })
  },
})

onPostgres('two servers whose jobs run at the same time, on PostgreSQL', () => {
  let one: TestServer
  let other: Pick<TestServer, 'runJobs'>
  beforeAll(async () => {
    await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
    const { port } = post.server.address() as AddressInfo
    const mailService = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@club.example.org' }
    one = await testServer.start({ databaseUrl: serverUrl ?? '', mailService })
    other = await one.beside()
  })
  afterAll(async () => {
    await one.close()
    await new Promise<void>((resolve) => post.close(resolve))
  })

  const register = async (email: string): Promise<Caller> => {
    const form = { name: 'Zoë', email, password: 'every run starts clear', consent: true }
    const { json } = await callerOf(one).post('/register', form)
    await one.query(
      `update users set registered_at = now(), renewal_date = '2027-06-30', email_confirmed_at = now() where email = '${email}'`,
    )
    return callerOf(one, json.token)
  }
  const emails = (kind: string) => Array.from({ length: each }, (_, number) => `${kind}-${number}@example.org`)

  /** Everything that the jobs are for, of each kind a few. */
  const prepare = async (): Promise<void> => {
    await one.reset()
    const hold = async (email: string) => {
      const member = await register(email)
      const { json } = await member.post('/dogs', dog)
      await buy(member, cart([{ classId: any, dogId: json.id }]))
    }
    const join = async (email: string) => buy(await register(email), plan())
    const forget = async (email: string) => {
      await register(email)
      await callerOf(one).post('/forgot-password', { email })
    }
    await Promise.all([
      ...emails('hold').map(hold),
      ...[...emails('told-late'), ...emails('refund')].map(join),
      ...emails('forgot').map(forget),
      ...emails('ending').map(register),
    ])
    await one.query(`insert into charges (payment_id, amount, currency, charged_at) select payment_id, total, currency, now()
      from purchases join users on users.id = user_id where email like 'told-late-%'`)
    await one.query(
      `update purchases set status = 'refunded' from users where users.id = user_id and email like 'refund-%'`,
    )
    await one.query(`update users set renewal_date = '2026-11-28' where email like 'ending-%'`)
    // What registering sent is no matter of this test.
    await one.query('delete from outbox')
    received.length = 0
    one.clock.advance(31 * minute)
  }

  /** What is there once the jobs have run. */
  const state = async () => {
    const [row] = await one.query(
      `select (select count(*)::int from purchases join users on users.id = user_id where email like 'hold-%' and status = 'expired') as expired,
         (select taken - (select count(*)::int from entries where class_id = classes.id and entries.status in ('held', 'paid'))
            from classes where id = '${any}') as places_too_many,
         (select count(*)::int from refunds) as refunds,
         (select count(*)::int from purchases where status = 'refunded' and refund_done_at is not null) as refunded,
         (select count(*)::int from purchases join users on users.id = user_id where email like 'told-late-%' and status = 'paid') as paid,
         (select count(*)::int from users where email like 'told-late-%' and renewal_date = '2028-06-30') as a_year_more,
         (select count(*)::int from reset_requests) as reset_requests,
         (select count(*)::int from outbox where sent_at is null) as mails_waiting`,
    )
    return row
  }

  it(`do each thing once, in ${rounds} rounds [R11.4]`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await prepare()
      await Promise.all([one.runJobs(), other.runJobs()])
      expect(await state()).toEqual({
        expired: each,
        places_too_many: 0,
        refunds: each,
        refunded: each,
        paid: each,
        a_year_more: each,
        reset_requests: 0,
        mails_waiting: 0,
      })
      const recipients = received.map((line) => line.split(' ')[0]).sort()
      expect(recipients).toEqual([...emails('ending'), ...emails('forgot'), ...emails('told-late')])
    }
  }, 240_000)
})
