import type { DeskProblem } from '#contract/problem/desk'
import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { HttpError } from '../../http/httpError'
import { findProblem, toDeskProblem, traceOf, type FoundProblem } from './deskProblems'

/** Records what an admin did with a report: never what it says, since rows of the audit outlive it. */
export const auditProblem = (
  tx: Db,
  { id, userId }: Pick<FoundProblem, 'id' | 'userId'>,
  action: Extract<AuditAction, `problem_report.${string}`>,
  by: ChangedBy,
  counts: { before?: { answers: number }; after?: { answers: number } } = {},
): Promise<void> => audit(tx, { by, action, subject: { type: 'problem_report', id }, onBehalfOf: userId, ...counts })

/** A report for an admin. What it shows is a member's own: that it was read is recorded. */
export const readProblem = (db: Db, id: string, by: ChangedBy): Promise<DeskProblem> =>
  db.transaction(async (tx) => {
    const found = await findProblem(tx, id)
    if (!found) throw new HttpError('not_found')
    await auditProblem(tx, found, 'problem_report.read', by)
    return toDeskProblem(tx, found)
  })

/** The trace of a report. */
export const readTrace = (db: Db, id: string, by: ChangedBy): Promise<string> =>
  db.transaction(async (tx) => {
    const found = await findProblem(tx, id)
    const trace = await traceOf(tx, id)
    if (!found || trace === null) throw new HttpError('not_found')
    await auditProblem(tx, found, 'problem_report.trace_read', by)
    return trace
  })
