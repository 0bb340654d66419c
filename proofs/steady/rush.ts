import { openPostgres } from '../../server/db/postgres'
import { addBuyers, addClasses } from '../../server/testing/buyers'
import { brokenInvariants } from '../../server/testing/invariants'
import { ask, buy, count, networkOf, serverErrors, tell, type Statuses } from './ask'
import type { Cluster } from './cluster'
import { startProduct } from './product'
import { percentile, wait, type Report } from './report'

const [buyersInAll, places, seconds] = [200, 50, 10]
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

/** Two hundred buyers come within ten seconds for fifty places, on two servers: fifty are sold. */
export const rush = async ({ say, check }: Report, cluster: Cluster): Promise<void> => {
  const env = { DATABASE_URL: cluster.url, TRUST_PROXY: '127.0.0.1' }
  const products = [await startProduct(env), await startProduct(env)]
  const database = openPostgres(cluster.url)
  const buyers = await addBuyers(database, buyersInAll)
  const [classId = ''] = await addClasses(database, 1, places)
  await database.close()
  const statuses: Statuses = {}
  const times: number[] = []
  const come = async ({ token, dogId }: (typeof buyers)[number], index: number) => {
    await wait(Math.random() * seconds * 1_000)
    const origin = products[index % 2]?.origin ?? ''
    const from = networkOf(index)
    const bought = await buy(origin, token, [{ classId, dogId }], 550, from)
    count(statuses, bought.status || 'none')
    times.push(bought.seconds * 1_000)
    if (bought.status !== 201) return
    const paid = await ask(origin, 'POST', `/payments/${String(bought.json['paymentId'])}/card`, {
      token,
      body: card,
      from,
    })
    count(statuses, `card ${paid.status}`)
    times.push(paid.seconds * 1_000)
  }
  await Promise.all(buyers.map(come))
  const [row] = await cluster.query<{ sold: number }>(
    `select count(*)::int as sold from entries where class_id = '${classId}' and status = 'paid'`,
  )
  say(`${buyersInAll} buyers, ${seconds} s, 2 servers: ${tell(statuses)}; p95 ${percentile(times, 95).toFixed(0)} ms`)
  check(`exactly ${places} places are sold`, row?.sold === places, `${row?.sold} sold`)
  check('no 5xx, every call answered', serverErrors(statuses) === 0 && !statuses['none'], tell(statuses))
  const broken = await brokenInvariants((statement) => cluster.query(statement))
  check('every invariant holds', broken.length === 0, broken.join('; ') || 'none is broken')
  for (const { end } of products) await end('SIGTERM')
}
