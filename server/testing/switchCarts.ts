import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createServerApp } from '../app'
import { seedIfEmpty } from '../seed/seed'
import { encryptionOf } from '../lib/encryption'
import { places, type Places } from '../domain/entry/places'
import { addBuyers, addClasses } from './buyers'
import { openFreshPostgres } from './databases'

/** What came of it: answers by status, deadlocks as PostgreSQL counted them, the median answer in milliseconds. */
export interface Switched {
  statuses: Record<string, number>
  deadlocks: number
  median: number
}

const now = () => new Date()

/** The control: locks the old cart's classes and then the new one's, each as they come. */
const oneByOne: Places = {
  ...places,
  lock: async (tx, ids) => {
    for (const id of ids) await tx.execute(sql`select id from classes where id = ${id} for update`)
  },
}

/** Lets members change between two carts for some seconds, each as fast as it is answered, on a fresh database of a PostgreSQL server. */
export const switchCarts = async (
  serverUrl: string,
  guard: 'together' | 'one by one',
  { members, seconds }: { members: number; seconds: number },
): Promise<Switched> => {
  const database = await openFreshPostgres(serverUrl)
  const { db } = database
  await seedIfEmpty(db, now(), true)
  const app = await createServerApp({
    db,
    now,
    encryption: encryptionOf('x'),
    paymentSecret: 'x',
    rateLimits: false,
    securityLog: () => undefined,
    places: guard === 'together' ? places : oneByOne,
  })
  const ids = await addClasses(database, 4, 10_000)
  const carts = [ids.slice(0, 2), ids.slice(2)]
  const until = performance.now() + seconds * 1_000
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const change = async ({ token, dogId }: { token: string; dogId: string }, index: number) => {
    for (let turn = index; performance.now() < until; turn += 1) {
      const items = (carts[turn % 2] ?? []).map((classId) => ({ classId, dogId }))
      const start = performance.now()
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/purchases',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        payload: { kind: 'entries', items, expectedTotal: 1_100 },
      })
      times.push(performance.now() - start)
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    }
  }
  await Promise.all((await addBuyers(database, members)).map(change))
  await app.close()
  // Backends report what they counted within a second of their last transaction, and when they end.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const row: unknown = await db.execute(
    sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
  )
  await database.close()
  const { rows } = row as { rows: { deadlocks: number }[] }
  return { statuses, deadlocks: rows[0]?.deadlocks ?? 0, median: times.sort((a, b) => a - b)[times.length >> 1] ?? 0 }
}
