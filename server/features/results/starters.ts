import { and, asc, eq, inArray, lte, ne, or, type SQL } from 'drizzle-orm'
import { normalizeText } from '#contract/shared/normalizeText'
import { heightCategory } from '#contract/dog/heightBands'
import type { HeightCategory } from '#contract/dog/height'
import { presentOrder } from '#contract/results/order'
import type { Result } from '#contract/results/result'
import type { Db } from '../../db/client'
import { contains } from '../../db/contains'
import { classes, dogs, entries, purchases, results, users } from '../../db/schema'
import { rankOnDay } from '../../domain/dog/rankOnDay'

/** An entry of a class with its result. Once it has a result, name, handler, height and level are those recorded with it. */
export interface StarterRow {
  entryId: string
  classId: string
  dogName: string
  /** Empty where the account is deleted. */
  handler: string
  isJunior: boolean
  height: HeightCategory
  notForCompetition: boolean
  rank: number
  result: Result | null
  place: number | null
}

const load = async (db: Db, which: SQL | undefined, limit?: number): Promise<StarterRow[]> => {
  const found = db
    .select({ entry: entries, dog: dogs, rank: rankOnDay(classes.date), member: users.name, result: results })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(results, eq(results.entryId, entries.id))
    .where(which)
    .orderBy(asc(purchases.paidAt), asc(entries.id))
    .$dynamic()
  const rows = await (limit === undefined ? found : found.limit(limit))
  return rows.map(({ entry, dog, rank, member, result }) => ({
    entryId: entry.id,
    classId: result?.classId ?? entry.classId,
    dogName: result?.dogName ?? dog.name,
    notForCompetition: entry.notForCompetition,
    rank: result?.rank ?? rank,
    handler: result?.handler ?? (entry.handler === 'member' ? member : entry.handlerName),
    isJunior: entry.handler === 'junior',
    height: result?.height ?? heightCategory(dog.measuredHeight ?? dog.declaredHeight),
    result: result && {
      faults: result.faults,
      refusals: result.refusals,
      time: result.time,
      outcome: result.outcome,
      disqualified: result.outcome === 'eliminated' ? result.disqualified : null,
    },
    place: result?.place ?? null,
  }))
}

/** The paid entries of a class, the first paid first; with those that have a result though they were withdrawn later. */
export const loadStarters = (db: Db, classId: string): Promise<StarterRow[]> => {
  const withResult = db.select({ id: results.entryId }).from(results).where(eq(results.classId, classId))
  return load(db, and(eq(entries.classId, classId), or(eq(entries.status, 'paid'), inArray(entries.id, withResult))))
}

/** Those of some classes that have one of the first places. */
export const loadPlaced = (db: Db, classIds: string[], last: number): Promise<StarterRow[]> =>
  load(db, and(inArray(results.classId, classIds), lte(results.place, last)))

/** Those of some classes whose dog or handler has a text in its name; a junior's name is never searched. */
export const findResults = (db: Db, classIds: string[], text: string, limit: number): Promise<StarterRow[]> => {
  const handler = and(ne(entries.handler, 'junior'), contains([results.handler], text))
  const named = or(contains([results.dogName, dogs.name], text), handler)
  return load(db, and(inArray(results.classId, classIds), named), limit)
}

/** The same in running order. */
export const inOrder = (stored: readonly string[], starters: readonly StarterRow[]): StarterRow[] => {
  const byId = new Map(starters.map((starter) => [starter.entryId, starter]))
  return presentOrder(stored, [...byId.keys()]).flatMap((id) => byId.get(id) ?? [])
}

/** Equal names are one handler: the runs of two members of the same name are kept apart too, which does no harm. */
export const handlerKey = ({ entryId, handler }: StarterRow): string =>
  handler === '' ? entryId : normalizeText(handler)
