import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { groupOf, placesOfSums, summed } from '#contract/results/places'
import { scoreOf } from '#contract/results/score'
import type { CombinedResult, CombinedRow } from '#contract/results/shown'
import type { Db } from '../../db/client'
import { classes, classResults, entries, shows } from '../../db/schema'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import type { ClassRow } from '../../domain/show/showFromRow'
import { judgingOf } from './judging'
import { runnerOf } from './runnerOf'
import { loadStarters, type StarterRow } from './starters'

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

const placeOrder = ({ place }: CombinedRow) => place ?? Number.MAX_SAFE_INTEGER

/**
 * The combined result that a class is a round of; null where it is none. It is worked out from the published rounds each time, by
 * the rules of the last one, so that it follows every correction. A dog has a row if it was entered in all rounds; its name,
 * height and level are those of the first. A cancelled class is no round.
 */
export const loadCombined = async (db: Db, cls: ClassRow): Promise<CombinedResult | null> => {
  const rounds = cls.combinedAs === '' ? [] : await loadRounds(db, cls)
  const last = rounds.at(-1)
  if (!last || rounds.length < 2) return null
  const { sheetRules: rules } = judgingOf(await loadRuleSets(db), last)
  const result = { name: cls.combinedAs, classIds: rounds.map((round) => round.cls.id), rules }
  if (!rounds.every(({ sheet }) => sheet?.publishedAt)) return { ...result, rows: null }
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
    return [{ first, scored, sum: summed(scored, rounds.length, rules), group: groupOf(rules.placing, first) }]
  })
  const places = placesOfSums(dogs, rules)
  const rows = dogs.map(({ first, scored, sum }, index): CombinedRow => {
    const place = places[index] ?? null
    return {
      ...runnerOf(first),
      height: first.height,
      level: first.level,
      place,
      total: sum && rules.kind !== 'points' ? sum.total : null,
      points: sum && rules.kind === 'points' ? sum.points : null,
      time: sum?.time ?? null,
      rounds: scored.map(({ score: { round, total, points }, time }) => ({ round, total, points, time })),
    }
  })
  return { ...result, rows: rows.sort((one, other) => placeOrder(one) - placeOrder(other)) }
}
