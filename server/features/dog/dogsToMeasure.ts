import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { measuringWait } from '#contract/dog/countingHeight'
import { mostToMeasure, statedHeightJump, type DogsToMeasure, type DogToMeasure } from '#contract/dog/toMeasure'
import type { Db } from '../../db/client'
import { classes, competitorNumbers, dogHistory, dogs, entries, purchases, users } from '../../db/schema'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { heightStateOf } from '../../domain/dog/heightState'
import { mayWait } from '../../domain/dog/mayWait'
import { barOf, measurerOf } from '../../domain/dog/measuring'
import { measurementsOfDogs, type MeasurementRow } from '../../domain/dog/measurements'
import { numberOf } from '../../domain/entry/competitorNumbers'
import { loadRuleSets, rulesOfClass } from '../../domain/rules/ruleSets'
import { householdOf } from '../../domain/account/householdOf'
import type { WorkedShow } from '../../domain/show/deskShow'
import { loadMeasuringJudges } from './measuringJudges'

/** The paid entries of a show whose dogs have no measurement, or may wait for another one; the first to run first. */
const candidates = (db: Db, showId: string) =>
  db
    .select({ entry: entries, cls: classes, dog: dogs, member: users.name, number: competitorNumbers.number })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(competitorNumbers, numberOf(classes.showId, entries.dogId))
    .where(and(eq(classes.showId, showId), eq(entries.status, 'paid'), or(isNull(dogs.measuredHeight), mayWait(db))))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(entries.id))

/** The heights that keepers have stated of dogs, in millimetres, the oldest first. */
const statedHeights = async (db: Db, dogIds: readonly string[]): Promise<Map<string, number[]>> => {
  const rows = await db
    .select({ dogId: dogHistory.dogId, value: dogHistory.value })
    .from(dogHistory)
    .where(
      and(
        ...[inArray(dogHistory.dogId, [...dogIds]), eq(dogHistory.field, 'height')],
        eq(dogHistory.source, 'declared'),
      ),
    )
    .orderBy(asc(dogHistory.id))
  const found = new Map<string, number[]>()
  for (const { dogId, value } of rows) if (value !== '') found.set(dogId, [...(found.get(dogId) ?? []), Number(value)])
  return found
}

const whyOf = (
  { measuredHeight, declaredHeight }: DogRow,
  all: readonly MeasurementRow[],
): DogToMeasure['why'] | null => {
  if (measuredHeight !== null) return measuringWait(all)
  return declaredHeight === null ? 'unknown' : 'stated'
}

/** The stated height that is furthest from the present one, if it is far enough away to be pointed out. */
const jumpFrom = (height: number | null, stated: readonly number[]): number | null => {
  if (height === null) return null
  const [furthest] = stated.toSorted((one, other) => Math.abs(other - height) - Math.abs(one - height))
  return furthest !== undefined && Math.abs(furthest - height) >= statedHeightJump ? furthest : null
}

const grouped = <Row>(rows: readonly Row[], dogOf: (row: Row) => string): Map<string, Row[]> => {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(dogOf(row), [...(found.get(dogOf(row)) ?? []), row])
  return found
}

/** The dogs of a show that are to be measured there, those that run first. */
export const loadDogsToMeasure = async (db: Db, worked: WorkedShow, readerId: string): Promise<DogsToMeasure> => {
  const { row: show } = worked
  const rows = await candidates(db, show.id)
  const byDog = grouped(rows, ({ dog }) => dog.id)
  const ids = [...byDog.keys()]
  const able = await loadMeasuringJudges(db, worked)
  const others = able.filter(({ accountId }) => accountId !== readerId)
  const about = {
    showName: show.name,
    judges: others.map(({ id, name }) => ({ id, name })),
    isJudge: others.length < able.length,
  }
  if (ids.length === 0) return { ...about, dogs: [], more: 0 }
  const measured = grouped(await measurementsOfDogs(db, ids), ({ dogId }) => dogId)
  const stated = await statedHeights(db, ids)
  const measurer = await measurerOf(db, readerId)
  const households = await householdOf(
    db,
    others.map(({ accountId }) => accountId),
  )
  const sets = await loadRuleSets(db)
  const found = [...byDog.values()].flatMap((runs) => {
    const [first] = runs
    if (!first) return []
    const { entry, cls, dog, member, number } = first
    const all = measured.get(dog.id) ?? []
    const why = whyOf(dog, all)
    if (why === null) return []
    const { slug, name, breed, version } = dog
    const { date, startTime, ring } = cls
    const height = dog.measuredHeight ?? dog.declaredHeight
    return [
      {
        dog: { slug, name, breed, version },
        number,
        handler: entry.handler === 'member' ? member : entry.handlerName,
        why,
        height,
        statedBefore: why === 'stated' ? jumpFrom(height, stated.get(dog.id) ?? []) : null,
        first: { date, startTime, ring },
        measureFirst: runs.some(
          (run) => heightStateOf(dog, rulesOfClass(sets, show, run.cls).rules) === 'measure_first',
        ),
        barred: barOf(dog, all, measurer),
        judges: others
          .filter(({ accountId }) => {
            const household = households.get(accountId) ?? []
            return barOf(dog, all, { id: accountId, household }) === null
          })
          .map(({ id }) => id),
      },
    ]
  })
  return {
    ...about,
    dogs: found.slice(0, mostToMeasure),
    more: Math.max(0, found.length - mostToMeasure),
  }
}
