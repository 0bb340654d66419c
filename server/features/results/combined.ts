import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { groupOf, placesOfSums, summed, type Sum } from '#contract/results/places'
import { scoreOf, type Score } from '#contract/results/score'
import type { SheetRules } from '#contract/results/sheetRules'
import type { CombinedResult, CombinedRow } from '#contract/results/shown'
import type { Db } from '../../db/client'
import { classes, classResults, entries, shows } from '../../db/schema'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import type { ClassRow } from '../../domain/show/showFromRow'
import { judgingOf } from './judging'
import { runnerOf } from './runnerOf'
import { loadStarters, type StarterRow } from './starters'

/** What a dog has in all rounds. Its name, height and level are those of the first. */
interface CombinedDog {
  first: StarterRow
  rounds: { score: Score; time: number | null }[]
  sum: Sum | null
  place: number | null
}

/** The rounds of a combined result, in the order in which they are held, and its dogs; null until all rounds are published. */
export interface CombinedRounds {
  name: string
  classes: ClassRow[]
  rules: SheetRules
  dogs: CombinedDog[] | null
}

const loadRounds = (db: Db, { showId, combinedAs }: ClassRow) =>
  db
    .select({ cls: classes, show: shows, sheet: classResults })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .where(and(eq(classes.showId, showId), eq(classes.combinedAs, combinedAs), isNull(classes.cancelledAt)))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))

const loadDogIds = async (db: Db, starters: readonly StarterRow[]): Promise<Map<string, string>> => {
  const ids = starters.map(({ entryId }) => entryId)
  const rows = await db.select({ id: entries.id, dogId: entries.dogId }).from(entries).where(inArray(entries.id, ids))
  return new Map(rows.map(({ id, dogId }) => [id, dogId]))
}

const placeOrder = ({ place }: CombinedDog) => place ?? Number.MAX_SAFE_INTEGER

/**
 * The combined result that a class is a round of; null where it is none. It is worked out from the published rounds each time, by
 * the rules of the last one, so that it follows every correction. A dog is in it if it was entered in all rounds. A cancelled
 * class is no round.
 */
export const loadCombinedRounds = async (db: Db, cls: ClassRow): Promise<CombinedRounds | null> => {
  const rounds = cls.combinedAs === '' ? [] : await loadRounds(db, cls)
  const last = rounds.at(-1)
  if (!last || rounds.length < 2) return null
  const { sheetRules: rules } = judgingOf(await loadRuleSets(db), last)
  const result = { name: cls.combinedAs, classes: rounds.map((round) => round.cls), rules }
  if (!rounds.every(({ sheet }) => sheet?.publishedAt)) return { ...result, dogs: null }
  const runs: Map<string, StarterRow>[] = []
  for (const round of rounds) {
    const starters = await loadStarters(db, round.cls.id)
    const dogIds = await loadDogIds(db, starters)
    runs.push(new Map(starters.map((starter) => [dogIds.get(starter.entryId) ?? '', starter])))
  }
  const dogs = [...(runs[0]?.entries() ?? [])].flatMap(([dogId, first]) => {
    const of = runs.flatMap((round) => round.get(dogId) ?? [])
    const scored = of.flatMap(({ result, judging, notForCompetition }) =>
      result
        ? [{ score: scoreOf(result, judging.times, judging.sheetRules), time: result.time, notForCompetition }]
        : [],
    )
    if (scored.length < rounds.length) return []
    return [{ first, rounds: scored, sum: summed(scored, rounds.length, rules), group: groupOf(rules.placing, first) }]
  })
  const places = placesOfSums(dogs, rules)
  const placed = dogs.map((dog, index): CombinedDog => ({ ...dog, place: places[index] ?? null }))
  return { ...result, dogs: placed.sort((one, other) => placeOrder(one) - placeOrder(other)) }
}

/** The same as readers see it. */
export const loadCombined = async (db: Db, cls: ClassRow): Promise<CombinedResult | null> => {
  const found = await loadCombinedRounds(db, cls)
  if (!found) return null
  const { name, rules, dogs } = found
  const rowOf = ({ first, rounds, sum, place }: CombinedDog): CombinedRow => ({
    ...runnerOf(first),
    height: first.height,
    level: first.level,
    place,
    total: sum && rules.kind !== 'points' ? sum.total : null,
    points: sum && rules.kind === 'points' ? sum.points : null,
    time: sum?.time ?? null,
    rounds: rounds.map(({ score: { round, total, points }, time }) => ({ round, total, points, time })),
  })
  return { name, classIds: found.classes.map(({ id }) => id), rules, rows: dogs && dogs.map(rowOf) }
}
