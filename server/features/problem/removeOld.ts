import { inArray, lt } from 'drizzle-orm'
import { auditAll, bySystem } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockedIfFree } from '../../db/locks'
import { problemReports } from '../../db/schema'
import { loadSettings } from '../../db/settings'

const day = 24 * 60 * 60_000

/** Deletes the reports that are older than the organisation keeps them, with their traces and answers. */
export const removeOldProblems = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, userId, reportedAt } = problemReports
    const { problemReportsKeptDays } = await loadSettings(tx)
    const old = lt(reportedAt, new Date(now.getTime() - problemReportsKeptDays * day))
    const gone = await tx
      .delete(problemReports)
      .where(inArray(id, lockedIfFree(tx, id, old)))
      .returning({ id, userId })
    await auditAll(
      tx,
      gone.map((row) => ({
        by: bySystem(now),
        action: 'problem_report.expired',
        subject: { type: 'problem_report', id: row.id },
        onBehalfOf: row.userId,
      })),
    )
  })
