import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { refusalOf, type RecordFacts } from '#contract/access/authorize'
import { isAdmin, type Caller } from '#contract/access/caller'
import type { Action } from '#contract/access/policies'
import type { DeskShow } from '#contract/deskShows'
import { sum } from '#contract/money'
import type { ShowLifecycle } from '#contract/show'
import type { ShowStep } from '#contract/showLife'
import type { Db } from '../db/client'
import { classes, people, showApprovals, showApprovers, showJudges, shows, users } from '../db/schema'

/** A show with whom it names, and what they have decided. */
export type WorkedShow = Awaited<ReturnType<typeof loadPeople>> & { row: typeof shows.$inferSelect }

const loadPeople = async (db: Db, showId: string) => {
  const person = { id: people.id, name: people.name, accountId: people.accountId }
  const judges = await db
    .select(person)
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

/** A show by its address, whatever its state. */
export const findWorked = async (db: Db, slug: string): Promise<WorkedShow | undefined> => {
  const [row] = await db.select().from(shows).where(eq(shows.slug, slug))
  return loadWorked(db, row)
}

const accountsOf = (named: readonly { accountId: string | null }[]) => named.flatMap(({ accountId }) => accountId ?? [])

export const shownToApprovers: readonly ShowLifecycle[] = [
  'submitted',
  'returned',
  'approved',
  'published',
  'finished',
  'cancelled',
]
export const shownToJudges: readonly ShowLifecycle[] = ['approved', 'published', 'finished', 'cancelled']

/** What policies ask of a show: nobody approves what they wrote, and a draft is its admins' alone. */
export const workedFacts =
  ({ user }: Caller) =>
  ({ row, judges, approvers }: WorkedShow): RecordFacts => {
    const approver = accountsOf(approvers).filter((id) => id !== row.authorId)
    const showWorker = [
      ...(user && isAdmin(user) ? [user.id] : []),
      ...(shownToApprovers.includes(row.state) ? approver : []),
      ...(shownToJudges.includes(row.state) ? accountsOf(judges) : []),
    ]
    return { state: row.state, approver, showWorker }
  }

const actions = {
  submit: 'show.submit',
  recall: 'show.recall',
  agree: 'show.agree',
  return: 'show.return',
  publish: 'show.publish',
  cancel: 'show.cancel',
} as const satisfies Partial<Record<ShowStep, Action>>
const canCancel = ({ row: { state } }: WorkedShow) => state !== 'finished' && state !== 'cancelled'

/**
 * What the caller can do with a show now. Who has agreed has nothing to agree to any more; an admin without a second factor
 * reads what is missing where they try.
 */
const stepsOf = (show: WorkedShow, reader: Caller): ShowStep[] => {
  const caller = { ...reader, hasSecondFactor: true }
  const facts = workedFacts(caller)(show)
  const own = show.approvers.find(({ accountId }) => accountId === caller.user?.id)
  return (Object.keys(actions) as (keyof typeof actions)[]).filter(
    (step) =>
      refusalOf(actions[step], caller, facts) === null &&
      (step !== 'cancel' || canCancel(show)) &&
      (step !== 'agree' || own?.approval?.decision !== 'agreed'),
  )
}

export const toDeskShow = async (db: Db, show: WorkedShow, caller: Caller): Promise<DeskShow> => {
  const { slug, name, startDate, endDate, city, country, state, version, authorId } = show.row
  const [author] =
    authorId === null ? [] : await db.select({ name: users.name }).from(users).where(eq(users.id, authorId))
  const rows = await db
    .select({ capacity: sql<number>`${classes.capacity}` })
    .from(classes)
    .where(eq(classes.showId, show.row.id))
  return {
    ...{ slug, name, startDate, endDate, city, country, state, version },
    author: author?.name ?? null,
    judges: show.judges.map((judge) => judge.name),
    approvals: show.approvers.map(({ name: approver, accountId, approval }) => ({
      ...{ name: approver, hasAccount: accountId !== null },
      ...{ decision: approval?.decision ?? null, remarks: approval?.remarks ?? null },
      decidedAt: approval?.decidedAt.toISOString() ?? null,
      own: accountId !== null && accountId === caller.user?.id,
    })),
    classCount: rows.length,
    capacity: sum(rows.map(({ capacity }) => capacity)),
    steps: stepsOf(show, caller),
  }
}
