import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { countingMeasurement, kindOfNext, type MeasurementKind } from '#contract/dog/countingHeight'
import type { Db } from '../../db/client'
import { dogHistory, dogMeasurements, heightDisputes, users } from '../../db/schema'
import type { DogRow } from './dogFromRow'

/** A measurement of a dog, with what a keeper has said against it. */
export interface MeasurementRow {
  id: number
  dogId: string
  height: number
  kind: MeasurementKind
  /** The account that measured, and its name; null where it is unknown, the name also where the account is deleted. */
  by: string | null
  name: string | null
  at: Date
  isDisputed: boolean
  dispute: typeof heightDisputes.$inferSelect | null
}

/** The measurements of dogs, oldest first. */
export const measurementsOfDogs = async (db: Db, dogIds: readonly string[]): Promise<MeasurementRow[]> => {
  if (dogIds.length === 0) return []
  const rows = await db
    .select({ row: dogMeasurements, dispute: heightDisputes, name: users.name, deletedAt: users.deletedAt })
    .from(dogMeasurements)
    .leftJoin(heightDisputes, eq(heightDisputes.measurementId, dogMeasurements.id))
    .leftJoin(users, eq(users.id, dogMeasurements.measuredBy))
    .where(inArray(dogMeasurements.dogId, [...dogIds]))
    .orderBy(asc(dogMeasurements.measuredAt), asc(dogMeasurements.id))
  return rows.map(({ row: { measuredBy: by, measuredAt: at, ...row }, dispute, name, deletedAt }) => ({
    ...row,
    by,
    at,
    dispute,
    name: deletedAt === null ? name : null,
    isDisputed: dispute !== null,
  }))
}

export const measurementsOf = (db: Db, dogId: string): Promise<MeasurementRow[]> => measurementsOfDogs(db, [dogId])

export const addMeasurement = async (
  tx: Db,
  before: readonly MeasurementRow[],
  { dogId, height, by, at }: Pick<MeasurementRow, 'dogId' | 'height' | 'by' | 'at'>,
): Promise<MeasurementRow[]> => {
  const kind = kindOfNext(before, { height })
  await tx.insert(dogMeasurements).values({ dogId, height, kind, measuredBy: by, measuredAt: at })
  return measurementsOf(tx, dogId)
}

/**
 * The measurements of a dog that is locked. A server of the version before knows of none, and writes a height into the dog
 * alone: it becomes one here.
 */
export const lockedMeasurements = async (tx: Db, dog: DogRow): Promise<MeasurementRow[]> => {
  const rows = await measurementsOf(tx, dog.id)
  const height = dog.measuredHeight
  if (height === null || countingMeasurement(rows)?.height === height) return rows
  const [said] = await tx
    .select()
    .from(dogHistory)
    .where(
      and(
        ...[eq(dogHistory.dogId, dog.id), eq(dogHistory.field, 'height'), eq(dogHistory.source, 'measured')],
        eq(dogHistory.value, String(height)),
      ),
    )
    .orderBy(desc(dogHistory.id))
    .limit(1)
  const by = said?.saidBy ?? null
  if (by !== null || rows.length > 0)
    return addMeasurement(tx, rows, { dogId: dog.id, height, by, at: said?.at ?? dog.createdAt })
  const row = {
    dogId: dog.id,
    height,
    kind: 'imported',
    measuredBy: null,
    measuredAt: said?.at ?? dog.createdAt,
  } as const
  await tx.insert(dogMeasurements).values(row)
  return measurementsOf(tx, dog.id)
}

/** Moves the measurements of a dog to the one it is merged into, both locked; returns the height that then counts. */
export const mergeMeasurements = async (tx: Db, keep: DogRow, remove: DogRow): Promise<number | null> => {
  await lockedMeasurements(tx, keep)
  const moved = await lockedMeasurements(tx, remove)
  if (moved.length > 0)
    await tx.update(dogMeasurements).set({ dogId: keep.id }).where(eq(dogMeasurements.dogId, remove.id))
  const all = await measurementsOf(tx, keep.id)
  for (const [index, row] of all.entries()) {
    const kind = row.kind === 'imported' && index === 0 ? 'imported' : kindOfNext(all.slice(0, index), row)
    if (kind !== row.kind) await tx.update(dogMeasurements).set({ kind }).where(eq(dogMeasurements.id, row.id))
  }
  return countingMeasurement(all)?.height ?? null
}
