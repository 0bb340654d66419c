import { and, asc, desc, eq, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { numberSearched } from '#contract/entry/competitorNumber'
import { normalizeText } from '#contract/shared/normalizeText'
import { categoryIn } from '#contract/dog/heightBands'
import type { HeightCategory } from '#contract/dog/height'
import type { HeightState } from '#contract/dog/heightState'
import { presentOrder } from '#contract/results/order'
import type { Result } from '#contract/results/result'
import { levelOn } from '#contract/rules/ladder'
import type { Db } from '../../db/client'
import { contains } from '../../db/contains'
import {
  classes,
  classResults,
  competitorNumbers,
  dogs,
  entries,
  purchases,
  results,
  shows,
  users,
} from '../../db/schema'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { heightStateOf } from '../../domain/dog/heightState'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import { judgingOf, type Judging } from './judging'
import { numberOf } from '../../domain/entry/competitorNumbers'
import { rankOnDay } from '../../domain/dog/rankOnDay'

/** An entry of a class with its result. Once it has a result, name, number, handler, height and level are those recorded with it. */
export interface StarterRow {
  entryId: string
  classId: string
  dogId: string
  dogName: string
  /** Null until entries have closed. */
  number: number | null
  /** Empty where the account is deleted. */
  handler: string
  isJunior: boolean
  height: HeightCategory
  heightState: HeightState
  notForCompetition: boolean
  /** The name of its team; empty where it has none. */
  team: string
  /** Its Nexus level, and its level by the rules of the class. */
  rank: number
  level: number
  /** What the class is judged by. */
  judging: Judging
  result: Result | null
  place: number | null
}

interface Found {
  entry: typeof entries.$inferSelect
  dog: DogRow
  member: string
  result: typeof results.$inferSelect | null
  number: number | null
  cls: Pick<typeof classes.$inferSelect, 'date'>
}

const toStarter = ({ entry, dog, member, result, number, cls }: Found, judging: Judging): StarterRow => {
  const { heights, ladder } = judging.set.rules
  return {
    entryId: entry.id,
    dogId: dog.id,
    classId: result?.classId ?? entry.classId,
    dogName: result?.dogName ?? dog.name,
    number: result?.number ?? number,
    notForCompetition: entry.notForCompetition,
    team: result?.team ?? entry.team,
    rank: result?.rank ?? dog.nexusRank,
    // Results from before there were rule sets are all by the organisation's own ladder.
    level: result?.level ?? result?.rank ?? levelOn(ladder, dog, cls.date),
    judging,
    handler: result?.handler ?? (entry.handler === 'member' ? member : entry.handlerName),
    isJunior: entry.handler === 'junior',
    height: result?.height ?? categoryIn(heights, dog.measuredHeight ?? dog.declaredHeight),
    heightState: heightStateOf(dog, judging.set.rules),
    result: result && {
      faults: result.faults,
      refusals: result.refusals,
      time: result.time,
      outcome: result.outcome,
      points: result.points,
      disqualified: result.outcome === 'eliminated' ? result.disqualified : null,
    },
    place: result?.place ?? null,
  }
}

interface Few {
  limit: number
  /** Holds for rows that come before the others. */
  first: SQL | undefined
}

const load = async (db: Db, which: SQL | undefined, few?: Few): Promise<StarterRow[]> => {
  const found = db
    .select({
      entry: entries,
      dog: dogs,
      member: users.name,
      result: results,
      number: competitorNumbers.number,
      rank: rankOnDay(classes.date),
      cls: classes,
      show: shows,
      sheet: classResults,
    })
    .from(entries)
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(results, eq(results.entryId, entries.id))
    // What a dog ran in: an entry that was moved at the desk afterwards keeps its result where that is.
    .innerJoin(classes, eq(classes.id, sql`coalesce(${results.classId}, ${entries.classId})`))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .leftJoin(competitorNumbers, numberOf(classes.showId, entries.dogId))
    .where(which)
    .orderBy(...(few?.first ? [desc(few.first)] : []), asc(purchases.paidAt), asc(entries.id))
    .$dynamic()
  const rows = await (few ? found.limit(few.limit) : found)
  const sets = await loadRuleSets(db)
  return rows.map(({ dog, rank, ...found }) =>
    // Of its level the one of that day counts, which may be over.
    toStarter({ ...found, dog: { ...dog, nexusRank: rank, levelsAhead: [] } }, judgingOf(sets, found)),
  )
}

/** The paid entries of a class, the first paid first; with those that have a result though they were withdrawn later. */
export const loadStarters = (db: Db, classId: string): Promise<StarterRow[]> => {
  const withResult = db.select({ id: results.entryId }).from(results).where(eq(results.classId, classId))
  return load(db, and(eq(entries.classId, classId), or(eq(entries.status, 'paid'), inArray(entries.id, withResult))))
}

/** Those of some classes whose place is not after the last one named for their class. */
export const loadPlaced = (db: Db, lastIn: ReadonlyMap<string, number>): Promise<StarterRow[]> => {
  const upTo = [...new Set(lastIn.values())].map((last) => {
    const of = [...lastIn].flatMap(([classId, lastHere]) => (lastHere === last ? [classId] : []))
    return and(inArray(results.classId, of), lte(results.place, last))
  })
  return load(db, or(sql`false`, ...upTo))
}

/** Those of some classes with a text in the name of dog or handler, or its number, which comes first; a junior's name is never searched. */
export const findResults = (db: Db, classIds: string[], text: string, limit: number): Promise<StarterRow[]> => {
  const handler = and(ne(entries.handler, 'junior'), contains([results.handler], text))
  const searched = numberSearched(text)
  const isNumber = sql`coalesce(${results.number}, ${competitorNumbers.number}) is not distinct from ${searched}`
  const byNumber = searched === null ? undefined : isNumber
  const named = or(byNumber, contains([results.dogName, dogs.name], text), handler)
  return load(db, and(inArray(results.classId, classIds), named), { limit, first: byNumber })
}

/** The same in running order. */
export const inOrder = (stored: readonly string[], starters: readonly StarterRow[]): StarterRow[] => {
  const byId = new Map(starters.map((starter) => [starter.entryId, starter]))
  return presentOrder(stored, [...byId.keys()]).flatMap((id) => byId.get(id) ?? [])
}

/** Equal names are one handler: the runs of two members of the same name are kept apart too, which does no harm. */
export const handlerKey = ({ entryId, handler }: StarterRow): string =>
  handler === '' ? entryId : normalizeText(handler)
