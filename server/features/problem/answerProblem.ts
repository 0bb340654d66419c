import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AnswerProblem, DeskProblem } from '#contract/problem/desk'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockUsers } from '../../db/locks'
import { problemAnswers, problemReports, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { mailOwner, queueMail } from '../../mail/queueMail'
import { problemMails } from '../../messages/problemMails'
import { findProblem, toDeskProblem, type FoundProblem } from './deskProblems'
import { auditProblem } from './readProblem'

/** Locks the admin and the member together, before the report: whichever account is deleted at the same time waits, or is gone. */
const lockBoth = async (tx: Db, { userId }: FoundProblem, admin: string) => {
  const locked = await lockUsers(tx, inArray(users.id, [admin, ...(userId === null ? [] : [userId])]))
  const alive = (id: string) => locked.find((row) => row.id === id && row.deletedAt === null)
  if (!alive(admin)) throw new HttpError('unauthorized')
  return userId === null ? null : alive(userId)
}

/** Sent again after a lost answer: the same admin's same text is the last one. */
const isRepeated = async (tx: Db, id: string, text: string, by: ChangedBy): Promise<boolean> => {
  const [last] = await tx
    .select()
    .from(problemAnswers)
    .where(eq(problemAnswers.reportId, id))
    .orderBy(desc(problemAnswers.answeredAt))
    .limit(1)
  return last?.text === text && last.answeredBy === by.actor
}

const find = async (tx: Db, id: string): Promise<FoundProblem> => {
  const found = await findProblem(tx, id)
  if (!found) throw new HttpError('not_found')
  return found
}

/**
 * Answers a report by email, in its sender's language. An admin who has not seen every answer before is refused; one who has
 * may answer again.
 */
export const answerProblem = (
  deps: ServerDeps,
  id: string,
  { text, known }: AnswerProblem,
  by: ChangedBy,
): Promise<DeskProblem> =>
  deps.db.transaction(async (tx) => {
    const found = await find(tx, id)
    const member = await lockBoth(tx, found, by.actor)
    if (member === undefined) throw new HttpError('not_found')
    const [answered] = await tx
      .update(problemReports)
      .set({ answers: sql`${problemReports.answers} + 1` })
      .where(and(eq(problemReports.id, id), eq(problemReports.answers, known)))
      .returning({ answers: problemReports.answers })
    if (!answered) {
      const present = await find(tx, id)
      if (present.answers === known + 1 && (await isRepeated(tx, id, text, by))) return toDeskProblem(tx, present)
      throw new HttpError('problem_answered')
    }
    const { description, email, locale } = found
    if (member)
      await mailOwner(tx, deps, member, problemMails[member.locale].answer({ description, text }), { isOwed: true })
    else if (email !== null) {
      const mail = { ...problemMails[locale].answer({ description, text }), reason: 'address' as const }
      await queueMail(tx, deps, { to: email, locale, userId: null, isOwed: true, ...mail })
    } else throw new HttpError('problem_without_address')
    await tx
      .insert(problemAnswers)
      .values({ id: randomUUID(), reportId: id, text, answeredBy: by.actor, answeredAt: by.at })
    await auditProblem(tx, found, 'problem_report.answered', by, {
      before: { answers: known },
      after: { answers: answered.answers },
    })
    return toDeskProblem(tx, await find(tx, id))
  })
