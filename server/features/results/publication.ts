import { and, desc, eq, isNull } from 'drizzle-orm'
import { resultDifferences, type PublishedOutcome } from '#contract/results/correction'
import { groupOf, placesOf } from '#contract/results/places'
import { scoreOf } from '#contract/results/score'
import { hasCourseTime } from '#contract/show/classFormat'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { resultCorrections, results } from '../../db/schema'
import { loadRuleSets } from '../../domain/rules/ruleSets'
import { HttpError } from '../../http/httpError'
import { auditedRows, saveRows } from './enterResults'
import type { SheetState, WorkedClass } from './findClass'
import { judgingOf, type Judging } from './judging'
import { recordResults, requireVersion, saveSheet } from './sheetState'
import { loadStarters, type StarterRow } from './starters'

const scored = (starters: readonly StarterRow[], { times, sheetRules }: Judging) =>
  starters.flatMap(({ result, ...starter }) =>
    result
      ? [
          {
            ...starter,
            time: result.time,
            score: scoreOf(result, times, sheetRules),
            group: groupOf(sheetRules.placing, starter),
          },
        ]
      : [],
  )

/** Works out places and totals by the rules of the sheet, and returns what readers see. */
const savePlaces = async (tx: Db, starters: readonly StarterRow[], judging: Judging): Promise<PublishedOutcome[]> => {
  const runs = scored(starters, judging)
  if (runs.length < starters.length || runs.some(({ score }) => score.round === 'incomplete'))
    throw new HttpError('results_incomplete')
  const places = placesOf(runs, judging.sheetRules)
  const outcomes = runs.map(({ entryId, dogName, score: { round, total, points } }, index) => ({
    entryId,
    dogName,
    round,
    total,
    points,
    place: places[index] ?? null,
  }))
  for (const [index, { entryId, rank, level }] of runs.entries())
    await tx
      .update(results)
      .set({ place: outcomes[index]?.place ?? null, total: outcomes[index]?.total ?? null, rank, level })
      .where(eq(results.entryId, entryId))
  return outcomes
}

/** Completes the correction that this publication ends, if any. */
const saveChanges = async (tx: Db, classId: string, after: readonly PublishedOutcome[]): Promise<void> => {
  const open = and(eq(resultCorrections.classId, classId), isNull(resultCorrections.changes))
  const [correction] = await tx
    .select()
    .from(resultCorrections)
    .where(open)
    .orderBy(desc(resultCorrections.id))
    .limit(1)
  if (!correction) return
  const changes = resultDifferences(correction.before, after)
  await tx.update(resultCorrections).set({ changes }).where(eq(resultCorrections.id, correction.id))
}

const publish = async (
  tx: Db,
  { cls, show }: WorkedClass,
  sheet: SheetState,
  starters: readonly StarterRow[],
  by: ChangedBy,
): Promise<void> => {
  const judging = judgingOf(await loadRuleSets(tx), { cls, show: show.row, sheet })
  const outcomes = await savePlaces(tx, starters, judging)
  await saveChanges(tx, cls.id, outcomes)
  const { key: ruleSet, version: ruleVersion } = judging.set
  const revision = sheet.revision + 1
  const { placing } = judging.sheetRules
  await saveSheet(tx, cls.id, { publishedAt: by.at, revision, ruleSet, ruleVersion, placing })
  await recordResults(tx, cls.id, by, {
    action: 'results.published',
    before: { published: false, revision: sheet.revision },
    after: { published: true, revision, ruleSet, ruleVersion },
  })
}

/** Shows everyone the results of a class: every dog that was entered has one by then. */
export const publishResults = async (
  tx: Db,
  worked: WorkedClass,
  { version }: { version: number },
  by: ChangedBy,
): Promise<void> => {
  const { cls, sheet } = worked
  const starters = await loadStarters(tx, cls.id)
  requireVersion(sheet, version, starters)
  const lacksTime = hasCourseTime(cls.kind) && !sheet?.courseTime
  if (!sheet || lacksTime || starters.length === 0) throw new HttpError('results_incomplete')
  await publish(tx, worked, sheet, starters, by)
}

const publishedOutcomes = (starters: readonly StarterRow[], judging: Judging): PublishedOutcome[] =>
  scored(starters, judging).map(({ entryId, dogName, place, score: { round, total, points } }) => ({
    entryId,
    dogName,
    round,
    place,
    total,
    points,
  }))

interface Why {
  version: number
  reason: string
}

const unpublish = async (
  tx: Db,
  { cls, show, sheet }: WorkedClass,
  { version, ...why }: { version: number; reason: string | null; entryId: string | null },
  by: ChangedBy,
): Promise<void> => {
  const starters = await loadStarters(tx, cls.id)
  requireVersion(sheet, version, starters)
  const judging = judgingOf(await loadRuleSets(tx), { cls, show: show.row, sheet })
  const before = publishedOutcomes(starters, judging)
  await tx.insert(resultCorrections).values({ classId: cls.id, ...why, at: by.at, before })
  await saveSheet(tx, cls.id, { publishedAt: null })
  await tx.update(results).set({ place: null, total: null }).where(eq(results.classId, cls.id))
  await recordResults(tx, cls.id, by, {
    action: 'results.corrected',
    before: { published: true },
    after: { published: false },
    ...(why.reason !== null && { why: why.reason }),
  })
}

/** Unpublishes results, so that they can be corrected; only the desk sees them until the next publication. */
export const takeResultsBack = (tx: Db, worked: WorkedClass, why: Why, by: ChangedBy): Promise<void> =>
  unpublish(tx, worked, { ...why, entryId: null }, by)

/** Disqualifies a dog whose result is published: the others move up at once, and readers see the results as corrected. */
export const disqualifyPublished = async (
  tx: Db,
  worked: WorkedClass,
  { entryId, version, reason }: Why & { entryId: string },
  by: ChangedBy,
): Promise<void> => {
  const { cls, sheet } = worked
  const starters = await loadStarters(tx, cls.id)
  const run = starters.find((starter) => starter.entryId === entryId)?.result
  if (!sheet || !run) throw new HttpError('not_found')
  await unpublish(tx, worked, { version, reason: null, entryId }, by)
  const rows = [{ entryId, result: { ...run, outcome: 'eliminated' as const, disqualified: reason } }]
  await saveRows(tx, cls.id, rows, starters)
  await recordResults(tx, cls.id, by, {
    action: 'results.entered',
    before: { rows: auditedRows([{ entryId, result: run }]) },
    after: { rows: auditedRows(rows) },
  })
  await publish(tx, worked, sheet, await loadStarters(tx, cls.id), by)
}
