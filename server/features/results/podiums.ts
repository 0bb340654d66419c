import { eq, inArray, sql } from 'drizzle-orm'
import { teamKey } from '#contract/entry/team'
import { groupOf, type Grouped } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'
import { podiumPlaces } from '#contract/results/shown'
import { awardedPlaces } from '#contract/rules/awards'
import type { Db } from '../../db/client'
import { entries, results } from '../../db/schema'

/** How many dogs have started in some classes, by what they are grouped by. */
const countStarted = (db: Db, classIds: string[]) => {
  const height = sql<Grouped['height']>`coalesce(${results.height}, 'not_measured')`
  const level = sql<number>`coalesce(${results.level}, ${results.rank}, 0)`
  const team = sql<string>`coalesce(${results.team}, ${entries.team})`
  return db
    .select({ classId: results.classId, height, level, team, dogs: sql<number>`count(*)::int` })
    .from(results)
    .innerJoin(entries, eq(entries.id, results.entryId))
    .where(sql`${inArray(results.classId, classIds)} and ${results.outcome} <> 'not_run'`)
    .groupBy(results.classId, height, level, team)
}

type Started = Awaited<ReturnType<typeof countStarted>>

/** The starters of each group of a class; of a class of teams its teams. */
const startersIn = (started: Started, { teamSize, placing }: SheetRules): Map<string, number> => {
  if (teamSize !== null) {
    const teams = new Set(started.flatMap(({ team }) => (team === '' ? [] : [teamKey(team)])))
    return new Map([['', teams.size]])
  }
  const starters = new Map<string, number>()
  for (const row of started) {
    const group = groupOf(placing, row)
    starters.set(group, (starters.get(group) ?? 0) + row.dogs)
  }
  return starters
}

/** Which places of a class its podium has. */
export interface PodiumOfClass {
  /** The last in any of its groups. */
  last: number
  /** The last in the group of a dog. */
  lastFor: (dog: Grouped) => number
}

/** The places on the podiums of some classes: those that their rules award; of rules that award none, the first three. */
export const loadPodiums = async (
  db: Db,
  judged: readonly { classId: string; rules: SheetRules }[],
): Promise<Map<string, PodiumOfClass>> => {
  const started = await countStarted(
    db,
    judged.map(({ classId }) => classId),
  )
  return new Map(
    judged.map(({ classId, rules }) => {
      const ofClass = started.filter((row) => row.classId === classId)
      const starters = startersIn(ofClass, rules)
      const placesFor = (count: number) => awardedPlaces(rules.awards, count) || podiumPlaces
      const groupFor = (dog: Grouped) => (rules.teamSize === null ? groupOf(rules.placing, dog) : '')
      return [
        classId,
        {
          last: Math.max(0, ...[...starters.values()].map(placesFor)),
          lastFor: (dog) => placesFor(starters.get(groupFor(dog)) ?? 0),
        },
      ]
    }),
  )
}
