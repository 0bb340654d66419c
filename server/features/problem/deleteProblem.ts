import { eq } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { problemReports } from '../../db/schema'
import { lockCaller } from '../../http/lockCaller'
import { auditProblem } from './readProblem'

/** Deletes a report, with its trace and answers. A second call changes nothing. */
export const deleteProblem = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    const { userId } = problemReports
    const [gone] = await tx
      .delete(problemReports)
      .where(eq(problemReports.id, id))
      .returning({ id: problemReports.id, userId })
    if (gone) await auditProblem(tx, gone, 'problem_report.deleted', by)
  })
