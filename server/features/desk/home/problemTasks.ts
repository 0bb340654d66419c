import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { problemReports } from '../../../db/schema'

/** How many reports of problems wait for an answer. */
export const countOpenProblems = (db: Db): Promise<number> => db.$count(problemReports, eq(problemReports.answers, 0))
