import { eq, sql } from 'drizzle-orm'
import { dayAt, type Day } from '#contract/shared/calendar'
import { audit, bySystem } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockDogs } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { classResults, dogs, entries, results } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { ServerDeps } from '../../../deps'
import { auditedDog } from '../../../domain/dog/auditedDog'
import { withDueLevels } from '../../../domain/dog/levels'
import { inTurn } from '../../../lib/inTurn'
import { reviewLevel } from './reviewLevel'

const batchSize = 200

const applyDue = async (tx: Db, id: string, today: Day, now: Date): Promise<void> => {
  const [dog] = await lockDogs(tx, eq(dogs.id, id))
  const after = dog && withDueLevels(dog, today)
  if (!dog || !after || after.levelsAhead.length === dog.levelsAhead.length) return
  const { nexusRank, levelsAhead } = after
  await tx
    .update(dogs)
    .set({ nexusRank, levelsAhead, version: sql`${dogs.version} + 1` })
    .where(eq(dogs.id, id))
  await audit(tx, {
    by: bySystem(now),
    action: 'dog.level_counts',
    subject: { type: 'dog', id },
    onBehalfOf: dog.ownerId,
    before: auditedDog(dog),
    after: auditedDog(after),
  })
}

/** Writes the level whose day has come into each dog, where servers without the rule and every list read it. */
export const applyDueLevels = async ({ db, now }: ServerDeps, signal?: AbortSignal): Promise<void> => {
  const at = now()
  const today = dayAt(at.toISOString(), (await loadSettings(db)).timeZone)
  const due = await db
    .select({ id: dogs.id })
    .from(dogs)
    .where(sql`levels_ahead <> '[]'::jsonb and levels_ahead->0->>'from' <= ${today}`)
    .limit(batchSize)
  await inTurn(due, ({ id }) => withRetry(() => db.transaction((tx) => applyDue(tx, id, today, at))), {
    message: 'Levels could not be applied',
    signal,
  })
}

/** Dogs whose clear rounds a class may have changed: also those whose result was deleted. Each half has its index. */
const dogsOf = (db: Db, classId: string) => {
  const dog = { id: entries.dogId }
  const withResult = db.select(dog).from(results).innerJoin(entries, eq(entries.id, results.entryId))
  return db
    .select(dog)
    .from(entries)
    .where(eq(entries.classId, classId))
    .union(withResult.where(eq(results.classId, classId)))
}

const reviewClass = async (deps: ServerDeps, classId: string, version: number, signal?: AbortSignal) => {
  const { db, now } = deps
  const review = async ({ id }: { id: string }) =>
    withRetry(() =>
      db.transaction(async (tx) => {
        const [dog] = await lockDogs(tx, eq(dogs.id, id))
        if (dog) await reviewLevel(tx, deps, dog, bySystem(now()))
      }),
    )
  await inTurn(await dogsOf(db, classId), review, { message: 'Levels could not be reviewed', signal })
  if (signal?.aborted) return
  await db.update(classResults).set({ countedVersion: version }).where(eq(classResults.classId, classId))
}

/**
 * Counts the clear rounds of all dogs of classes whose results were published, or unpublished, since they were last counted.
 * Counting twice changes nothing, so two servers may do it at once.
 */
export const reviewLevels = async (deps: ServerDeps, signal?: AbortSignal): Promise<void> => {
  const { classId, version, countedVersion, revision } = classResults
  const due = await deps.db
    .select({ classId, version })
    .from(classResults)
    .where(sql`${revision} > 0 and ${countedVersion} is distinct from ${version}`)
    .orderBy(classId)
    .limit(batchSize)
  await inTurn(due, (one) => reviewClass(deps, one.classId, one.version, signal), {
    message: 'Levels could not be reviewed',
    signal,
  })
}
