import type { ProblemReporting } from '#contract/problem/report'
import type { Db } from '../../db/client'
import { problemReports } from '../../db/schema'
import { loadSettings } from '../../db/settings'

/** Some gigabytes at worst: an organisation that has not read these takes no more. */
const keptMax = 1_000

/** Whether reports are taken now. */
export const loadReporting = async (db: Db): Promise<ProblemReporting> => {
  const { takesProblemReports, problemReportsKeptDays } = await loadSettings(db)
  const isOpen = takesProblemReports && (await db.$count(problemReports)) < keptMax
  return { isOpen, keptDays: problemReportsKeptDays }
}
