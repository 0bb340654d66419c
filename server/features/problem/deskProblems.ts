import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DeskProblem, DeskProblemRow, DeskProblemsQuery } from '#contract/problem/desk'
import type { Page } from '#contract/shared/paging'
import { contains } from '../../db/contains'
import type { Db } from '../../db/client'
import { problemAnswers, problemReports, users } from '../../db/schema'
import { loadPage, type Keyset } from '../../http/paging'

const excerptLength = 200

const { trace, ...withoutTrace } = getTableColumns(problemReports)
const { id, userId, email, description, page, crashMessage, reportedAt, answers } = withoutTrace

const hasTrace = sql<boolean>`${trace} is not null`

const byTime: Keyset = { columns: [reportedAt, id], position: z.tuple([z.iso.datetime(), z.uuid()]) }

const stateOf = (count: number) => (count > 0 ? 'answered' : 'open')

/** A page of the reports, the newest first. */
export const loadProblems = (db: Db, { state, text, ...query }: DeskProblemsQuery): Promise<Page<DeskProblemRow>> => {
  const inState = { open: eq(answers, 0), answered: gt(answers, 0) }
  return loadPage(
    byTime,
    query,
    async ({ after, order, limit }) => {
      const rows = await db
        .select({
          id,
          excerpt: sql<string>`left(${description}, ${excerptLength})`,
          page,
          sender: users.name,
          reportedAt,
          answers,
          hasCrash: sql<boolean>`${crashMessage} is not null`,
          hasTrace,
        })
        .from(problemReports)
        .leftJoin(users, eq(users.id, userId))
        .where(and(state && inState[state], contains([description, page, email, users.name, users.email], text), after))
        .orderBy(...order)
        .limit(limit)
      return rows.map(({ answers: count, reportedAt: at, ...row }) => ({
        ...row,
        reportedAt: at.toISOString(),
        state: stateOf(count),
      }))
    },
    (row) => [row.reportedAt, row.id],
  )
}

/** A report with its sender; without its trace, which has megabytes. */
export const findProblem = async (db: Db, problemId: string) => {
  const [row] = await db
    .select({ ...withoutTrace, hasTrace, member: users })
    .from(problemReports)
    .leftJoin(users, eq(users.id, userId))
    .where(eq(id, problemId))
  return row
}
export type FoundProblem = NonNullable<Awaited<ReturnType<typeof findProblem>>>

const answersTo = async (db: Db, problemId: string): Promise<DeskProblem['answers']> => {
  const rows = await db
    .select({ text: problemAnswers.text, answeredBy: users.name, answeredAt: problemAnswers.answeredAt })
    .from(problemAnswers)
    .leftJoin(users, eq(users.id, problemAnswers.answeredBy))
    .where(eq(problemAnswers.reportId, problemId))
    .orderBy(asc(problemAnswers.answeredAt), asc(problemAnswers.id))
  return rows.map(({ answeredAt, ...row }) => ({ ...row, answeredAt: answeredAt.toISOString() }))
}

/** A report as admins read it. */
export const toDeskProblem = async (db: Db, found: FoundProblem): Promise<DeskProblem> => {
  const { member } = found
  return {
    id: found.id,
    excerpt: found.description.slice(0, excerptLength),
    description: found.description,
    page: found.page,
    sender: member?.name ?? null,
    email: member?.email ?? found.email,
    reportedAt: found.reportedAt.toISOString(),
    state: stateOf(found.answers),
    version: found.version,
    browser: found.browser,
    crash: found.crashMessage === null ? null : { message: found.crashMessage, stack: found.crashStack ?? '' },
    hasCrash: found.crashMessage !== null,
    hasTrace: found.hasTrace,
    failedStep: found.failedStep,
    answers: await answersTo(db, found.id),
  }
}

/** The text of a report's trace; null where it has none. */
export const traceOf = async (db: Db, problemId: string): Promise<string | null> => {
  const [row] = await db.select({ trace }).from(problemReports).where(eq(id, problemId))
  return row?.trace ?? null
}
