import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { createServerApp } from '../app'
import type { OpenDatabase } from '../db/client'
import { classes, entries } from '../db/schema'
import { sampleId } from '../seed/people'
import { seedIfEmpty } from '../seed/seed'
import { encryptionOf } from '../lib/encryption'
import { places, type Places } from '../domain/entry/places'
import { addBuyers } from './buyers'
import { openFreshPostgres } from './databases'

/** How places are guarded: as in the product, with the table's CHECK alone, or not at all. */
export type Guard = 'locked' | 'check only' | 'none'

export interface Round {
  accepted: number
  refused: number
  /** Answers that are neither a place nor a clear refusal. */
  other: number
  sold: number
}

const now = () => new Date()
const classId = sampleId(5, 101)

const careless: Places = {
  lock: async () => undefined,
  take: async (tx, id, howMany) => {
    await tx
      .update(classes)
      .set({ taken: sql`${classes.taken} + ${howMany}` })
      .where(eq(classes.id, id))
    return true
  },
}

const ready = async ({ db }: OpenDatabase): Promise<void> => {
  await db.transaction(async (tx) => {
    // The ledger refers to purchases, and refuses to be truncated.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`truncate entries, purchase_keys, purchases cascade`)
  })
  await db.update(classes).set({ capacity: 1, taken: 0 }).where(eq(classes.id, classId))
}

/** Lets buyers fight for the last place of a class, so many rounds, on a fresh database of a PostgreSQL server. */
export const fightForLastPlace = async (
  serverUrl: string,
  guard: Guard,
  { rounds, buyers: howMany }: { rounds: number; buyers: number },
): Promise<Round[]> => {
  const database = await openFreshPostgres(serverUrl)
  const { db } = database
  await seedIfEmpty(db, now(), true)
  const guarded = guard === 'locked' ? places : careless
  const app = await createServerApp({
    db,
    now,
    encryption: encryptionOf('x'),
    paymentSecret: 'x',
    rateLimits: false,
    places: guarded,
    securityLog: () => undefined,
  })
  if (guard === 'none') await db.execute(sql`alter table classes drop constraint classes_never_oversold`)
  const buyers = await addBuyers(database, howMany)
  const results: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    await ready(database)
    const answers = await Promise.all(
      buyers.map(({ token, dogId }) =>
        app.inject({
          method: 'POST',
          url: '/api/purchases',
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
          payload: { kind: 'entries', items: [{ classId, dogId }], expectedTotal: 550 },
        }),
      ),
    )
    const withStatus = (status: number) => answers.filter((answer) => answer.statusCode === status).length
    const [accepted, refused] = [withStatus(201), withStatus(409)]
    const sold = await db.$count(entries, and(eq(entries.classId, classId), eq(entries.status, 'held')))
    results.push({ accepted, refused, other: answers.length - accepted - refused, sold })
  }
  await app.close()
  await database.close()
  return results
}
