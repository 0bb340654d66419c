import { eq } from 'drizzle-orm'
import { classes } from '../../server/db/schema'
import { openPostgres } from '../../server/db/postgres'
import { sampleId } from '../../server/seed/people'
import { lockClasses } from '../../server/db/locks'
import { addBuyers } from '../../server/testing/buyers'
import { ask, buy, count, tell, type Statuses } from './ask'
import type { Cluster } from './cluster'
import { startProduct } from './product'
import { percentile, wait, type Report } from './report'

const classId = sampleId(5, 101)

/** A peer that stops with a lock in its hand, and a PostgreSQL that does not answer at all. */
export const stuck = async ({ check }: Report, cluster: Cluster): Promise<void> => {
  const product = await startProduct({ DATABASE_URL: cluster.url })
  const database = openPostgres(cluster.url)
  await database.db.update(classes).set({ capacity: 100 }).where(eq(classes.id, classId))
  const buyers = await addBuyers(database, 24)

  const stopped = database.db
    .transaction(async (tx) => {
      await lockClasses(tx, [classId])
      await wait(30_000)
    })
    .catch(() => undefined)
  await wait(300)
  const statuses: Statuses = {}
  const bought = await Promise.all(
    buyers.map(({ token, dogId }) => buy(product.origin, token, [{ classId, dogId }], 550)),
  )
  for (const { status } of bought) count(statuses, status)
  const slowest = Math.max(...bought.map(({ seconds }) => seconds))
  check(
    '24 purchases behind a stopped peer succeed',
    statuses['201'] === 24,
    `${tell(statuses)}, slowest ${slowest.toFixed(1)} s`,
  )

  cluster.freeze()
  const frozen = await Promise.all(Array.from({ length: 20 }, () => ask(product.origin, 'GET', '/shows')))
  const counts: Statuses = {}
  for (const { status } of frozen) count(counts, status)
  const longest = percentile(
    frozen.map(({ seconds }) => seconds),
    100,
  )
  const alive = await ask(product.origin, 'GET', '/health')
  const ready = await ask(product.origin, 'GET', '/ready')
  cluster.resume()
  check(
    '20 calls to a frozen PostgreSQL are answered 503 in time',
    counts['503'] === 20 && longest < 20,
    `${tell(counts)}, longest ${longest.toFixed(1)} s`,
  )
  check(
    'alive, not ready',
    alive.status === 200 && ready.status === 503,
    `/api/health ${alive.status}, /api/ready ${ready.status}`,
  )
  await wait(1_000)
  const after = await ask(product.origin, 'GET', '/shows')
  check(
    'answers a second after PostgreSQL resumes',
    after.status === 200,
    `${after.status} in ${after.seconds.toFixed(2)} s`,
  )
  await stopped
  await database.close()
  await product.end('SIGTERM')
}
