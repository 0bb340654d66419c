import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ResultRow, VersionedResultChange } from '#contract/results/result'
import { placesOf, scoreOf, type ScoringRules } from '#contract/results/score'
import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { classResults, results } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import { staleError } from '../../http/updateAtVersion'
import type { SheetState, WorkedClass } from './findClass'
import { noteBegun } from './noteBegun'
import { loadStarters, type StarterRow } from './starters'

interface Recorded {
  action: Extract<AuditAction, `results.${string}`>
  before?: object
  after: object
  why?: string
}

const record = (tx: Db, classId: string, by: ChangedBy, { before = {}, after, ...change }: Recorded) =>
  audit(tx, {
    by,
    subject: { type: 'results', id: classId },
    onBehalfOf: null,
    ...change,
    before: { ...before },
    after: { ...after },
  })

/** Rows as the audit has them: a disqualification without its written reason, which goes with the account that it is about. */
const auditedRows = (rows: readonly ResultRow[]) =>
  rows.map(({ entryId, result }) => ({
    entryId,
    result: result && { ...result, disqualified: result.disqualified !== null },
  }))

const rowsOf = (starters: readonly StarterRow[]): ResultRow[] =>
  starters.flatMap(({ entryId, result }) => (result ? [{ entryId, result }] : []))

/** Of two who enter results at once the second reads what the first has saved. */
const requireVersion = (sheet: SheetState | undefined, version: number, starters: readonly StarterRow[]): void => {
  const present = sheet?.version ?? 0
  if (version === present) return
  const { courseTime = null, courseLength = null } = sheet ?? {}
  throw staleError(present, { courseTime, courseLength, rows: rowsOf(starters) })
}

const saveSheet = (tx: Db, classId: string, set: Partial<SheetState>) =>
  tx
    .insert(classResults)
    .values({ classId, ...set })
    .onConflictDoUpdate({
      target: classResults.classId,
      set: { ...set, version: sql`${classResults.version} + 1` },
    })

const saveRows = async (
  tx: Db,
  classId: string,
  rows: readonly ResultRow[],
  starters: readonly StarterRow[],
): Promise<void> => {
  const ran = new Map(
    starters.map(({ entryId, dogName, number, handler, height, rank }) => [
      entryId,
      { dogName, number, handler, height, rank },
    ]),
  )
  const gone = rows.flatMap(({ entryId, result }) => (result === null ? [entryId] : []))
  if (gone.length > 0) await tx.delete(results).where(and(eq(results.classId, classId), inArray(results.entryId, gone)))
  for (const { entryId, result } of rows)
    if (result)
      await tx
        .insert(results)
        .values({ entryId, classId, ...ran.get(entryId), ...result })
        .onConflictDoUpdate({ target: results.entryId, set: result })
}

/** Saves what was entered of a class, whose row is locked; each row is of an entry that can run in it. */
export const enterResults = async (
  tx: Db,
  { cls, sheet }: WorkedClass,
  { version, courseTime, courseLength, rows }: VersionedResultChange,
  by: ChangedBy,
): Promise<void> => {
  const starters = await loadStarters(tx, cls.id)
  requireVersion(sheet, version, starters)
  const entered = new Map(starters.map(({ entryId, result }) => [entryId, result]))
  const isKnown = rows.every(({ entryId }) => entered.has(entryId))
  if (!isKnown || new Set(rows.map(({ entryId }) => entryId)).size < rows.length) throw new HttpError('not_found')
  await saveSheet(tx, cls.id, { courseTime, courseLength })
  await saveRows(tx, cls.id, rows, starters)
  await noteBegun(tx, cls.id)
  const before = rows.map(({ entryId }) => ({ entryId, result: entered.get(entryId) ?? null }))
  await record(tx, cls.id, by, {
    action: 'results.entered',
    before: {
      courseTime: sheet?.courseTime ?? null,
      courseLength: sheet?.courseLength ?? null,
      rows: auditedRows(before),
    },
    after: { courseTime, courseLength, rows: auditedRows(rows) },
  })
}

/** Works out the places. */
const savePlaces = async (tx: Db, starters: readonly StarterRow[], courseTime: number, rules: ScoringRules) => {
  const runs = starters.flatMap(({ result, ...starter }) =>
    result ? [{ ...starter, time: result.time, score: scoreOf(result, courseTime, rules) }] : [],
  )
  if (runs.length < starters.length || runs.some(({ score }) => score.round === 'incomplete'))
    throw new HttpError('results_incomplete')
  const places = placesOf(runs)
  for (const [index, { entryId, score, rank }] of runs.entries())
    await tx
      .update(results)
      .set({ place: places[index] ?? null, total: score.total, rank })
      .where(eq(results.entryId, entryId))
}

/** Shows everyone the results of a class: every dog that was entered has one by then. */
export const publishResults = async (
  tx: Db,
  { cls, sheet }: WorkedClass,
  version: number,
  rules: ScoringRules,
  by: ChangedBy,
): Promise<void> => {
  const starters = await loadStarters(tx, cls.id)
  requireVersion(sheet, version, starters)
  if (!sheet?.courseTime || starters.length === 0) throw new HttpError('results_incomplete')
  await savePlaces(tx, starters, sheet.courseTime, rules)
  const revision = sheet.revision + 1
  await saveSheet(tx, cls.id, { publishedAt: by.at, revision })
  await record(tx, cls.id, by, {
    action: 'results.published',
    before: { published: false, revision: sheet.revision },
    after: { published: true, revision },
  })
}

/** Unpublishes results, so that they can be corrected; only the desk sees them until the next publication. */
export const takeResultsBack = async (
  tx: Db,
  { cls, sheet }: WorkedClass,
  { version, reason }: { version: number; reason: string },
  by: ChangedBy,
): Promise<void> => {
  requireVersion(sheet, version, await loadStarters(tx, cls.id))
  await saveSheet(tx, cls.id, { publishedAt: null })
  await tx.update(results).set({ place: null, total: null }).where(eq(results.classId, cls.id))
  await record(tx, cls.id, by, {
    action: 'results.corrected',
    before: { published: true },
    after: { published: false },
    why: reason,
  })
}
