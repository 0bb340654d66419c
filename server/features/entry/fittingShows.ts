import { and, asc, eq } from 'drizzle-orm'
import { reasonsUnfit } from '#contract/entry/eligibility'
import type { FittingShowsQuery } from '#contract/shared/listQueries'
import type { Db } from '../../db/client'
import { classes, dogs, shows } from '../../db/schema'
import { loadRuleSets, rulesOfClass } from '../../domain/rules/ruleSets'
import { startIn, visible } from '../../domain/show/queries'
import { keptBy, dogFromRow } from '../../domain/dog/dogFromRow'

/**
 * The addresses of the shows of a season, or of it and later ones, that have a class for one of someone's dogs as it is now. Whether entries are
 * open, or places left, is another question.
 */
export const loadFittingShows = async (
  db: Db,
  userId: string,
  { season, later }: FittingShowsQuery,
): Promise<string[]> => {
  const rows = await db
    .select()
    .from(dogs)
    .where(and(keptBy(userId), eq(dogs.retired, false)))
  if (rows.length === 0) return []
  const own = rows.map((row) => dogFromRow(row, userId))
  const sets = await loadRuleSets(db)
  // Classes that ask the same of a dog are asked about once: of forty a show has a handful.
  const asking = await db
    .selectDistinct({
      slug: shows.slug,
      startDate: shows.startDate,
      date: classes.date,
      height: classes.height,
      startLevel: classes.startLevel,
      endLevel: classes.endLevel,
      veteran: classes.veteran,
      ruleSet: classes.ruleSet,
      rulesOfShow: shows.ruleSet,
    })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(visible, startIn(season, later !== undefined)))
    .orderBy(asc(shows.startDate), asc(shows.slug))
  const fitting = new Set<string>()
  for (const { slug, rulesOfShow: ruleSet, ...cls } of asking) {
    const { rules } = rulesOfClass(sets, { ruleSet }, cls)
    if (!fitting.has(slug) && own.some((dog) => reasonsUnfit({ dog, cls, rules }).length === 0)) fitting.add(slug)
  }
  return [...fitting]
}
