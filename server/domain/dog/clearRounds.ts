import { and, desc, eq, gte, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Day } from '#contract/shared/calendar'
import { rankOn } from '#contract/dog/level'
import { progressionOn } from '#contract/rules/ruleSet'
import { moveUpOf, type ClearRound, type MoveUp } from '#contract/results/moveUp'
import type { Db } from '../../db/client'
import { classes, classResults, dogLevels, entries, results, shows } from '../../db/schema'
import { loadRuleSets } from '../rules/ruleSets'
import { visible } from '../show/queries'
import type { DogRow } from './dogFromRow'

/** The level at which a dog is on a day, its first day there, and what it has run clear at it. */
export interface Progress {
  rank: number
  /** Null where its level has never moved: all its rounds at this level count. */
  since: Day | null
  rounds: (ClearRound & { date: Day })[]
  moveUp: MoveUp
}

/** What `moveUpOf` asks for on a day, by the house rules. */
const neededRounds = async (db: Db, day: Day) => {
  const { clearRounds: needed, inAgility: neededInAgility } = progressionOn(await loadRuleSets(db), day)
  return { needed, neededInAgility }
}

/** The clear rounds of a dog at a level in published results, the newest first; one out of competition is none. */
export const clearRoundsAt = async (
  db: Db,
  dogId: string,
  rank: number,
  { since, until }: { since: Day | null; until?: Day },
): Promise<Progress['rounds']> => {
  const days: (SQL | undefined)[] = [
    since === null ? undefined : gte(classes.date, since),
    until === undefined ? undefined : lte(classes.date, until),
  ]
  const isClear = and(
    eq(results.total, 0),
    isNotNull(results.place),
    eq(results.rank, rank),
    eq(classes.scale, 'nexus'),
    eq(classes.kind, 'standard'),
    isNull(classes.teamSize),
  )
  const rows = await db
    .select({ type: classes.type, date: classes.date })
    .from(entries)
    .innerJoin(results, eq(results.entryId, entries.id))
    .innerJoin(classResults, eq(classResults.classId, results.classId))
    .innerJoin(classes, eq(classes.id, results.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(
      and(
        ...[visible, isNotNull(classResults.publishedAt), isClear, ...days],
        ...[eq(entries.dogId, dogId), eq(entries.notForCompetition, false)],
      ),
    )
    .orderBy(desc(classes.date))
  return rows.map((row) => ({ ...row, rank }))
}

/** How far a dog has come on a day, today or later. What it ran at its level before it last came to it does not count. */
export const progressOf = async (db: Db, dog: DogRow, day: Day): Promise<Progress> => {
  const rank = rankOn(dog, day)
  const [move] = await db
    .select({ since: dogLevels.effectiveFrom })
    .from(dogLevels)
    .where(and(eq(dogLevels.dogId, dog.id), isNull(dogLevels.replacedAt), lte(dogLevels.effectiveFrom, day)))
    .orderBy(desc(dogLevels.effectiveFrom), desc(dogLevels.id))
    .limit(1)
  const since = move?.since ?? null
  const rounds = await clearRoundsAt(db, dog.id, rank, { since })
  return { rank, since, rounds, moveUp: moveUpOf(rounds, rank, await neededRounds(db, day)) }
}
