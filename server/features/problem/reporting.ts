import { isNull } from 'drizzle-orm'
import type { ProblemReporting } from '#contract/problem/report'
import type { Db } from '../../db/client'
import { problemReports } from '../../db/schema'
import { loadSettings } from '../../db/settings'

/** Some gigabytes at worst. Members are limited by the hour, and a flood of strangers does not keep them out. */
const ofVisitorsMax = 1_000

/** Whether reports are taken now, of a member or of a visitor (null). */
export const loadReporting = async (db: Db, userId: string | null): Promise<ProblemReporting> => {
  const { takesProblemReports, problemReportsKeptDays } = await loadSettings(db)
  const hasRoom = async () =>
    userId !== null || (await db.$count(problemReports, isNull(problemReports.userId))) < ofVisitorsMax
  return { isOpen: takesProblemReports && (await hasRoom()), keptDays: problemReportsKeptDays }
}
