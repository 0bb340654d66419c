import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '../../server/db/client'
import { openPostgres } from '../../server/db/postgres'
import type { Cluster } from './cluster'
import { wait, type Report } from './report'

const size = 20
const workers = 40

/** How many connections of a pool can be had at once. */
const usable = async (pool: pg.Pool): Promise<number> => {
  const connections = await Promise.allSettled(Array.from({ length: size }, () => pool.connect()))
  const had = connections.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const client of had) client.release()
  return had.length
}

/** Transactions without a pause while something goes wrong; what failed is asked again. */
const busyWhile = async (db: Db, disruption: () => Promise<void>): Promise<{ done: number; failed: number }> => {
  const counts = { done: 0, failed: 0 }
  let over = false
  const work = async () => {
    while (!over) {
      const transaction = db.transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.005)`)
      })
      await transaction.then(
        () => (counts.done += 1),
        async () => {
          counts.failed += 1
          await wait(5)
        },
      )
    }
  }
  const busy = Promise.all(Array.from({ length: workers }, work))
  await disruption()
  over = true
  await busy
  return counts
}

const restarts = (cluster: Cluster) => async () => {
  for (let time = 0; time < 6; time += 1) {
    await wait(700)
    cluster.restart()
  }
  await wait(1_000)
}

const terminations =
  ({ query }: Cluster) =>
  async () => {
    for (let ended = 0; ended < 120;) {
      const rows = await query<{ pid: number }>(
        `select pg_terminate_backend(pid), pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 4`,
      )
      ended += rows.length
      await wait(30)
    }
  }

/** PostgreSQL restarts at once, and ends single backends, under forty busy workers: every connection can be had afterwards. */
export const pool = async ({ check }: Report, cluster: Cluster): Promise<void> => {
  for (const [name, disruption] of Object.entries({
    '6 immediate restarts': restarts,
    '120 ended backends': terminations,
  })) {
    const ours = openPostgres(cluster.url, size)
    const counts = await busyWhile(ours.db, disruption(cluster))
    const left = ours.pool ? await usable(ours.pool) : 0
    check(
      `after ${name} all connections are left`,
      left === size,
      `${left} of ${size}, ${counts.done} done, ${counts.failed} failed`,
    )
    await ours.close()

    const plain = new pg.Pool({ connectionString: cluster.url, max: size, connectionTimeoutMillis: 1_000 })
    plain.on('error', () => undefined)
    plain.on('connect', (client) => client.on('error', () => undefined))
    await busyWhile(drizzle(plain), disruption(cluster))
    const lost = size - (await usable(plain))
    check(`control, drizzle's own transactions: some are lost`, lost > 0, `${lost} of ${size} lost after ${name}`)
    // Its lost connections would keep it waiting.
    void plain.end()
  }
}
