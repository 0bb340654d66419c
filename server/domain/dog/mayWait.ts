import { and, eq, gt, inArray, isNull, ne, notExists, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { dogMeasurements, dogs, heightDisputes } from '../../db/schema'

const later = alias(dogMeasurements, 'later')

/** Dogs that may wait for a measurement: of two that differ, or of a dispute, nothing has come after. */
export const mayWait = (db: Db): SQL | undefined => {
  const after = and(eq(later.dogId, dogMeasurements.dogId), gt(later.id, dogMeasurements.id))
  const byAnother = and(after, or(isNull(later.measuredBy), ne(later.measuredBy, dogMeasurements.measuredBy)))
  const differing = db
    .select({ id: dogMeasurements.dogId })
    .from(dogMeasurements)
    .where(and(eq(dogMeasurements.kind, 'differing'), notExists(db.select({ id: later.id }).from(later).where(after))))
  const disputed = db
    .select({ id: dogMeasurements.dogId })
    .from(heightDisputes)
    .innerJoin(dogMeasurements, eq(dogMeasurements.id, heightDisputes.measurementId))
    .where(notExists(db.select({ id: later.id }).from(later).where(byAnother)))
  return or(inArray(dogs.id, differing), inArray(dogs.id, disputed))
}
