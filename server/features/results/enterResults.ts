import { and, eq, inArray } from 'drizzle-orm'
import type { ResultRow, VersionedResultChange } from '#contract/results/result'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { results } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import type { SheetState, WorkedClass } from './findClass'
import { noteBegun } from './noteBegun'
import { recordResults, requireVersion, saveSheet } from './sheetState'
import { loadStarters, type StarterRow } from './starters'

/** Rows as the audit has them: a disqualification without its written reason, which goes with the account that it is about. */
export const auditedRows = (rows: readonly ResultRow[]) =>
  rows.map(({ entryId, result }) => ({
    entryId,
    result: result && { ...result, disqualified: result.disqualified !== null },
  }))

export const saveRows = async (
  tx: Db,
  classId: string,
  rows: readonly ResultRow[],
  starters: readonly StarterRow[],
): Promise<void> => {
  const ran = new Map(
    starters.map(({ entryId, dogName, number, handler, team, height, rank, level }) => [
      entryId,
      { dogName, number, handler, team, height, rank, level },
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

const isCorrecting = (sheet: SheetState | undefined): boolean => (sheet?.revision ?? 0) > 0

/**
 * A row that was published is never taken away: dog, handler, height and level of its day go with it, and what is entered again
 * would have those of today. Emptied, it is "not run".
 */
const keptRow = ({ entryId, result }: ResultRow): ResultRow => ({
  entryId,
  result: result ?? { faults: 0, refusals: 0, time: null, outcome: 'not_run', points: null, disqualified: null },
})

/** By rules that ask for a measurement first, a dog without one has not run: its run is refused, unless it is there already. */
const refuseUnmeasured = (rows: readonly ResultRow[], starters: readonly StarterRow[]): void => {
  const barred = new Set(
    starters.flatMap(({ entryId, heightState, result }) =>
      heightState === 'measure_first' && (result === null || result.outcome === 'not_run') ? [entryId] : [],
    ),
  )
  const isBarred = ({ entryId, result }: ResultRow) =>
    result !== null && result.outcome !== 'not_run' && barred.has(entryId)
  if (rows.some(isBarred)) throw new HttpError('measure_first')
}

/** Saves what was entered of a class, whose row is locked; each row is of an entry that can run in it. */
export const enterResults = async (
  tx: Db,
  { cls, sheet }: WorkedClass,
  { version, courseTime, courseLength, maximumTime = sheet?.maximumTime ?? null, rows: sent }: VersionedResultChange,
  by: ChangedBy,
): Promise<void> => {
  const rows = isCorrecting(sheet) ? sent.map(keptRow) : sent
  const starters = await loadStarters(tx, cls.id)
  requireVersion(sheet, version, starters)
  const entered = new Map(starters.map(({ entryId, result }) => [entryId, result]))
  const isKnown = rows.every(({ entryId }) => entered.has(entryId))
  if (!isKnown || new Set(rows.map(({ entryId }) => entryId)).size < rows.length) throw new HttpError('not_found')
  refuseUnmeasured(rows, starters)
  if (maximumTime !== null && courseTime !== null && maximumTime < courseTime)
    throw new HttpError('validation_failed', { maximumTime: 'invalid' })
  await saveSheet(tx, cls.id, { courseTime, courseLength, maximumTime })
  await saveRows(tx, cls.id, rows, starters)
  await noteBegun(tx, cls.id)
  const before = rows.map(({ entryId }) => ({ entryId, result: entered.get(entryId) ?? null }))
  await recordResults(tx, cls.id, by, {
    action: 'results.entered',
    before: {
      courseTime: sheet?.courseTime ?? null,
      courseLength: sheet?.courseLength ?? null,
      maximumTime: sheet?.maximumTime ?? null,
      rows: auditedRows(before),
    },
    after: { courseTime, courseLength, maximumTime, rows: auditedRows(rows) },
  })
}
