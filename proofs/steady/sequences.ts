import { randomUUID } from 'node:crypto'
import { openPostgres } from '../../server/db/postgres'
import { sign, signatureHeader } from '../../server/http/signature'
import { addBuyers, addClasses, type Buyer } from '../../server/testing/buyers'
import { brokenInvariants, invariants, settledInvariants } from '../../server/testing/invariants'
import { ask, count, networkOf, serverErrors, tell, type Statuses } from './ask'
import type { Cluster } from './cluster'
import { freePort, startProduct, type Product } from './product'
import { wait, type Report } from './report'

const howMany = Number(process.env['SEQUENCES'] ?? 5_000)
const concurrency = 12
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
const declinedCard = { ...card, number: '4000 0000 0000 0002' }
const secret = 's'.repeat(32)

const chance = (share: number) => Math.random() < share
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** Two servers on one database, of which one or the other is killed and started again. */
const killable = async (env: Record<string, string>) => {
  const ports = [String(await freePort()), String(await freePort())]
  const start = (port: string) => startProduct({ ...env, PORT: port, PAYMENT_SECRET: secret })
  const products: Product[] = await Promise.all(ports.map(start))
  let [going, kills] = [true, 0]
  // A balancer avoids a server that it knows to be down; requests at the moment of its failure have no answer.
  let down: Product | undefined
  const killing = (async () => {
    while (going) {
      await wait(2_000 + Math.random() * 3_000)
      const index = kills % 2
      down = products[index]
      await down?.end('SIGKILL')
      kills += 1
      products[index] = await start(ports[index] ?? '')
    }
  })()
  return {
    origin: () => pick(products.filter((product) => product !== down)).origin,
    kills: () => kills,
    stopKilling: async () => {
      going = false
      await killing
    },
    end: () => Promise.all(products.map(({ end }) => end('SIGTERM'))),
  }
}

interface Counts {
  statuses: Statuses
  /** How often each step was taken. */
  steps: Statuses
  forgedTaken: number
}

/** One member’s way through a purchase: some of the steps, in any order, some of them twice, at once, cut off, or forged. */
const walk = async (
  origin: () => string,
  { token, dogId, from }: Buyer & { from: string },
  classIds: readonly string[],
  counts: Counts,
) => {
  const items = classIds.filter(() => chance(0.5)).map((classId) => ({ classId, dogId }))
  if (items.length === 0) items.push({ classId: classIds[0] ?? '', dogId })
  const body = { kind: 'entries', items, expectedTotal: 550 * items.length }
  const known = new Map<string, { id: string; total: number }>()
  const keys = [randomUUID()]
  // A lost answer: the client is gone before it comes, and what the server did it does not know.
  const send = async (method: string, path: string, more: { body?: unknown; key?: string } = {}) => {
    const timeoutMs = chance(0.2) ? Math.ceil(Math.random() * 25) : 20_000
    const answer = await ask(origin(), method, path, { token, from, timeoutMs, ...more })
    count(counts.statuses, answer.status || 'none')
    return answer
  }
  const checkOut = async (key: string, what = body) => {
    const { status, json } = await send('POST', '/purchases', { body: what, key })
    if (status === 201 || status === 200)
      known.set(String(json['paymentId']), { id: String(json['id']), total: Number(json['total']) })
  }
  const someKnown = () => pick([...known.entries()])
  const notify = async (paymentId: string, total: number, signedWith: string) => {
    const text = JSON.stringify({ type: 'payment.succeeded', paymentId, amount: total, currency: 'GBP' })
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(signedWith, text, new Date()) }
    const url = `${origin()}/api/payments/notifications`
    return (await fetch(url, { method: 'POST', headers, body: text }).catch(() => null))?.status ?? 0
  }
  const charged: [paymentId: string, total: number][] = []
  const payCard = async (paymentId: string, total: number) => {
    const { json } = await send('POST', `/payments/${paymentId}/card`, { body: chance(0.15) ? declinedCard : card })
    if (json['status'] === 'succeeded') charged.push([paymentId, total])
  }
  const steps: Record<string, () => Promise<unknown>> = {
    'double click': () => Promise.all([checkOut(keys[0] ?? ''), checkOut(keys[0] ?? '')]),
    'again, same key': () => checkOut(keys[0] ?? ''),
    'second tab': () => checkOut(keys[keys.push(randomUUID()) - 1] ?? ''),
    'other cart': () =>
      checkOut(keys[keys.push(randomUUID()) - 1] ?? '', { ...body, items: items.slice(0, 1), expectedTotal: 550 }),
    pay: async () => {
      if (known.size === 0) return
      const [paymentId, { total }] = someKnown()
      await Promise.all(Array.from({ length: chance(0.4) ? 2 : 1 }, () => payCard(paymentId, total)))
    },
    cancel: async () => known.size > 0 && send('DELETE', `/purchases/${someKnown()[1].id}`),
    'notification again': async () => {
      if (charged.length > 0) await Promise.all([1, 2].map(() => notify(...pick(charged), secret)))
    },
    'forged notification': async () => {
      if (known.size === 0) return
      const [paymentId, { total }] = someKnown()
      if ((await notify(paymentId, total, 'x'.repeat(32))) === 200) counts.forgedTaken += 1
    },
  }
  await checkOut(keys[0] ?? '')
  const length = 3 + Math.floor(Math.random() * 6)
  for (let step = 0; step < length; step += 1) {
    const name = chance(0.25) ? 'pay' : pick(Object.keys(steps))
    count(counts.steps, name)
    await steps[name]?.()
  }
}

/** Members pay in every careless way while servers are killed: no payment is charged twice or lost. */
export const sequences = async ({ say, check }: Report, cluster: Cluster): Promise<void> => {
  const servers = await killable({ DATABASE_URL: cluster.url, TRUST_PROXY: '127.0.0.1' })
  const database = openPostgres(cluster.url)
  const buyers = await addBuyers(database, howMany)
  const classIds = await addClasses(database, 3, Math.ceil(howMany / 4))
  await database.close()
  const counts: Counts = { statuses: {}, steps: {}, forgedTaken: 0 }
  const waiting = buyers.map((buyer, index) => ({ ...buyer, from: networkOf(index) }))
  const goOn = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift())
      await walk(servers.origin, buyer, classIds, counts)
  }
  await Promise.all(Array.from({ length: concurrency }, goOn))
  await servers.stopKilling()
  const query = (statement: string) => cluster.query(statement)
  // What a killed server left is done by the jobs of the next one.
  const until = performance.now() + 120_000
  while ((await brokenInvariants(query, settledInvariants)).length > 0 && performance.now() < until) await wait(2_000)
  say(`${howMany} sequences, ${servers.kills()} kills; steps: ${tell(counts.steps)}; answers: ${tell(counts.statuses)}`)
  const broken = [...(await brokenInvariants(query, invariants)), ...(await brokenInvariants(query, settledInvariants))]
  const [row] = await cluster.query<{ paid: number; charged: number }>(
    `select (select count(*)::int from purchases where status = 'paid') as paid, (select count(*)::int from charges) as charged`,
  )
  check('every invariant holds', broken.length === 0, broken.join('; ') || `${row?.paid} paid, ${row?.charged} charged`)
  const twice = await cluster.query(
    `select e.dog_id, e.class_id from entries e join purchases p on p.id = e.purchase_id join charges c on c.payment_id = p.payment_id
     where not exists (select from refunds r where r.payment_id = c.payment_id) group by 1, 2 having count(*) > 1`,
  )
  check('no entry is charged twice', twice.length === 0, `${twice.length} charged twice`)
  check('no forged notification is taken', counts.forgedTaken === 0, `${counts.forgedTaken} taken`)
  check('no 5xx', serverErrors(counts.statuses) === 0, tell(counts.statuses))
  await servers.end()
}
