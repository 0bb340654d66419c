import { desc, and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import { scoreOf } from '#contract/results/score'
import type { PublicRun } from '#contract/results/dogResults'
import { mostDogRuns, type DogRun, type DogRuns } from '#contract/results/shown'
import type { Db } from '../../db/client'
import type { Settings } from '../../db/settings'
import { classes, classResults, dogs, entries, results, shows } from '../../db/schema'
import { progressOf } from '../../domain/dog/clearRounds'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import { judgingOf } from './judging'
import { keptBy, type DogRow } from '../../domain/dog/dogFromRow'
import { visible } from '../../domain/show/queries'

const isPublished = and(visible, isNotNull(classResults.publishedAt))

const joined = (db: Db) =>
  db
    .select({ result: results, entry: entries, dog: dogs, cls: classes, show: shows, sheet: classResults })
    .from(entries)
    .innerJoin(results, eq(results.entryId, entries.id))
    .innerJoin(classResults, eq(classResults.classId, results.classId))
    .innerJoin(classes, eq(classes.id, results.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .$dynamic()

const load = async (db: Db, which: SQL | undefined, limit: number): Promise<DogRun[]> => {
  const rows = await joined(db)
    .where(and(isPublished, which))
    .orderBy(desc(classes.date), desc(classes.startTime), desc(entries.id))
    .limit(limit)
  const sets = await loadRuleSets(db)
  return rows.map(({ result, entry, dog, cls, show, sheet }) => {
    const { times, sheetRules } = judgingOf(sets, { cls, show, sheet })
    return {
      entryId: entry.id,
      dogName: dog.name,
      dogSlug: dog.slug,
      showSlug: show.slug,
      showName: show.name,
      date: cls.date,
      type: cls.type,
      height: cls.height,
      notForCompetition: entry.notForCompetition,
      rank: result.rank ?? dog.nexusRank,
      place: result.place,
      time: result.time,
      total: result.total,
      points: result.points,
      round: scoreOf(result, times, sheetRules).round,
      kind: cls.kind,
    }
  })
}

/** The newest runs of a dog, and how far it has come at its level. */
export const loadDogRuns = async (db: Db, dog: DogRow, settings: Settings, now: Date): Promise<DogRuns> => ({
  runs: await load(db, eq(entries.dogId, dog.id), mostDogRuns),
  moveUp: (await progressOf(db, dog, dayAt(now.toISOString(), settings.timeZone))).moveUp,
  promotion: settings.levelPromotion,
})

/** The newest runs of a dog for everyone. */
export const loadPublicRuns = (db: Db, dog: DogRow): Promise<PublicRun[]> =>
  load(db, eq(entries.dogId, dog.id), mostDogRuns)

/** The newest runs of the dogs that someone keeps. */
export const loadLatestRuns = (db: Db, accountId: string, limit: number): Promise<DogRun[]> =>
  load(db, keptBy(accountId), limit)

/** The runs of the dogs that someone keeps in a show. */
export const loadOwnResults = (db: Db, accountId: string, slug: string): Promise<DogRun[]> =>
  load(db, and(keptBy(accountId), eq(shows.slug, slug)), mostDogRuns)
