import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { refusalOf, type RecordFacts } from '#contract/access/authorize'
import { isAdmin, type Caller } from '#contract/access/caller'
import type { Action } from '#contract/access/policies'
import { dayAt } from '#contract/shared/calendar'
import type { DeskShow } from '#contract/show/desk'
import type { ShowLifecycle } from '#contract/show/show'
import { canStep, type ShowStep } from '#contract/show/life'
import type { Db } from '../../db/client'
import { classes, people, showApprovals, showApprovers, showJudges, shows, users } from '../../db/schema'
import { deskProposal } from './proposals'
import { isVisible } from './queries'
import { recordFacts } from './showFromRow'

/** A show with the people it names, and their decisions. */
export type WorkedShow = Awaited<ReturnType<typeof loadPeople>> & { row: typeof shows.$inferSelect }

const loadPeople = async (db: Db, showId: string) => {
  const person = { id: people.id, name: people.name, accountId: people.accountId }
  const judges = await db
    .select({ ...person, answer: showJudges.answer })
    .from<PgTable>(showJudges)
    .innerJoin(people, eq(people.id, showJudges.personId))
    .where(eq(showJudges.showId, showId))
    .orderBy(asc(people.name), asc(people.id))
  const approvers = await db
    .select({ ...person, approval: showApprovals })
    .from<PgTable>(showApprovers)
    .innerJoin(people, eq(people.id, showApprovers.personId))
    .leftJoin(
      showApprovals,
      and(eq(showApprovals.showId, showApprovers.showId), eq(showApprovals.personId, showApprovers.personId)),
    )
    .where(eq(showApprovers.showId, showId))
    .orderBy(asc(people.name), asc(people.id))
  return { judges, approvers }
}

export const loadWorked = async (db: Db, row: WorkedShow['row'] | undefined): Promise<WorkedShow | undefined> =>
  row && { row, ...(await loadPeople(db, row.id)) }

/** A show by its address, in any state. */
export const findWorked = async (db: Db, slug: string): Promise<WorkedShow | undefined> => {
  const [row] = await db.select().from(shows).where(eq(shows.slug, slug))
  return loadWorked(db, row)
}

/** Before a show is published, its approvers see it from submission on, and its judges once it is approved. */
export const shownToApprovers: readonly ShowLifecycle[] = ['submitted', 'returned', 'approved']
export const shownToJudges: readonly ShowLifecycle[] = ['approved']

/** What policies ask of a show: a draft is its admins' alone. */
export const workedFacts =
  ({ user }: Caller) =>
  (show: WorkedShow): RecordFacts => {
    const { state, approver, assignedJudge } = recordFacts(show)
    const isPublished = isVisible(show.row)
    const showWorker = [
      ...(user && isAdmin(user) ? [user.id] : []),
      ...(isPublished || shownToApprovers.includes(state) ? approver : []),
      ...(isPublished || shownToJudges.includes(state) ? assignedJudge : []),
    ]
    return { state, approver, showWorker, assignedJudge }
  }

const actions = {
  submit: 'show.submit',
  recall: 'show.recall',
  agree: 'show.agree',
  return: 'show.return',
  publish: 'show.publish',
  cancel: 'show.cancel',
} as const satisfies Partial<Record<ShowStep, Action>>

/** What the caller can do with a show now. Who has agreed has nothing to agree to any more. */
const stepsOf = (show: WorkedShow, caller: Caller): ShowStep[] => {
  const facts = workedFacts(caller)(show)
  const own = show.approvers.find(({ accountId }) => accountId === caller.user?.id)
  return (Object.keys(actions) as (keyof typeof actions)[]).filter(
    (step) =>
      refusalOf(actions[step], caller, facts) === null &&
      canStep(step, show.row.state) &&
      (step !== 'agree' || own?.approval?.decision !== 'agreed'),
  )
}

export const toDeskShow = async (db: Db, show: WorkedShow, caller: Caller): Promise<DeskShow> => {
  const { slug, name, startDate, endDate, city, country, state, version, authorId, timeZone } = show.row
  const [author] =
    authorId === null ? [] : await db.select({ name: users.name }).from(users).where(eq(users.id, authorId))
  const [totals] = await db
    .select({ classCount: count(), capacity: sql<number>`coalesce(sum(${classes.capacity}), 0)::int` })
    .from(classes)
    .where(eq(classes.showId, show.row.id))
  return {
    slug,
    name,
    startDate,
    endDate,
    city,
    country,
    state,
    version,
    author: author?.name ?? null,
    judges: show.judges.map((judge) => judge.name),
    judgeAnswers: show.judges.map((judge) => ({
      id: judge.id,
      name: judge.name,
      hasAccount: judge.accountId !== null,
      answer: judge.answer,
      own: judge.accountId !== null && judge.accountId === caller.user?.id,
    })),
    approvals: show.approvers.map(({ name: approver, accountId, approval }) => ({
      name: approver,
      hasAccount: accountId !== null,
      decision: approval?.decision ?? null,
      remarks: approval?.remarks ?? null,
      decidedOn: approval ? dayAt(approval.decidedAt.toISOString(), timeZone) : null,
      own: accountId !== null && accountId === caller.user?.id,
    })),
    classCount: totals?.classCount ?? 0,
    capacity: totals?.capacity ?? 0,
    steps: stepsOf(show, caller),
    proposal: await deskProposal(db, {
      showId: show.row.id,
      approvers: show.approvers,
      readerId: caller.user?.id,
      isAllowed: (action) => refusalOf(action, caller, workedFacts(caller)(show)) === null,
    }),
  }
}
