import { openPostgres } from '../../server/db/postgres'
import { addBuyers, addClasses, type Buyer } from '../../server/testing/buyers'
import { ask, buy, count, serverErrors, tell, type Statuses } from './ask'
import type { Cluster } from './cluster'
import { startProduct } from './product'
import { percentile, type Report } from './report'

const [members, seconds] = [60, 75]
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** What a member may do next, each with how often. */
const acts = (origin: string, { token, dogId }: Buyer, classIds: readonly string[]) => {
  const read = (path: string) => () => ask(origin, 'GET', path, { token })
  const enter = async () => {
    const entryRequests = classIds.filter(() => Math.random() < 0.4).map((classId) => ({ classId, dogId }))
    const { json: quote } = await ask(origin, 'POST', '/quote', { token, body: { items: entryRequests } })
    const bought = await buy(origin, token, entryRequests, Number(quote['total']))
    if (bought.status !== 201 || Math.random() < 0.5) return bought
    return ask(origin, 'POST', `/payments/${String(bought.json['paymentId'])}/card`, { token, body: card })
  }
  return [enter, enter, enter, read('/me'), read('/dogs'), read('/shows'), read('/purchases'), read('/news')]
}

/** Sixty members at work on two servers at once, without a pause. */
export const churn = async ({ say, check }: Report, cluster: Cluster): Promise<void> => {
  const env = { DATABASE_URL: cluster.url }
  const products = [await startProduct(env), await startProduct(env)]
  const database = openPostgres(cluster.url)
  const buyers = await addBuyers(database, members)
  // Fewer places than members want: many are refused, none may be sold twice.
  const classIds = await addClasses(database, 4, 40)
  await database.close()
  const statuses: Statuses = {}
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  const live = async (buyer: Buyer) => {
    while (performance.now() < until) {
      const { status, seconds: took } = await pick(acts(pick(products).origin, buyer, classIds))()
      count(statuses, status || 'none')
      times.push(took * 1_000)
    }
  }
  await Promise.all(buyers.map(live))
  say(
    `${members} members, 2 servers, ${seconds} s: ${tell(statuses)}; median ${percentile(times, 50).toFixed(0)} ms, p99 ${percentile(times, 99).toFixed(0)} ms`,
  )
  check('places were sold and refused', Number(statuses['201']) > 30 && Number(statuses['409']) > 100, tell(statuses))
  check('no 5xx, every call answered', serverErrors(statuses) === 0 && !statuses['none'], `${times.length} calls`)
  const [row] = await cluster.query<{ wrong: number }>(
    `select count(*)::int as wrong from classes c where taken <> (select count(*) from entries e where e.class_id = c.id and e.status in ('held', 'paid'))
     and exists (select from entries e where e.class_id = c.id)`,
  )
  check('places taken are the entries that hold them', row?.wrong === 0, `${row?.wrong} classes differ`)
  for (const { end } of products) await end('SIGTERM')
}
