import { sql } from 'drizzle-orm'
import type { ResultRow } from '#contract/results/result'
import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { classResults } from '../../db/schema'
import { staleError } from '../../http/updateAtVersion'
import type { SheetState } from './findClass'
import type { StarterRow } from './starters'

interface Recorded {
  action: Extract<AuditAction, `results.${string}`>
  before?: object
  after: object
  why?: string
}

/** Writes the audit of a change of results. */
export const recordResults = (tx: Db, classId: string, by: ChangedBy, { before = {}, after, ...change }: Recorded) =>
  audit(tx, {
    by,
    subject: { type: 'results', id: classId },
    onBehalfOf: null,
    ...change,
    before: { ...before },
    after: { ...after },
  })

const rowsOf = (starters: readonly StarterRow[]): ResultRow[] =>
  starters.flatMap(({ entryId, result }) => (result ? [{ entryId, result }] : []))

/** Of two who enter results at once the second reads what the first has saved. */
export const requireVersion = (
  sheet: SheetState | undefined,
  version: number,
  starters: readonly StarterRow[],
): void => {
  const present = sheet?.version ?? 0
  if (version === present) return
  const { courseTime = null, courseLength = null, maximumTime = null } = sheet ?? {}
  throw staleError(present, { courseTime, courseLength, maximumTime, rows: rowsOf(starters) })
}

export const saveSheet = (tx: Db, classId: string, set: Partial<SheetState>) =>
  tx
    .insert(classResults)
    .values({ classId, ...set })
    .onConflictDoUpdate({
      target: classResults.classId,
      set: { ...set, version: sql`${classResults.version} + 1` },
    })
