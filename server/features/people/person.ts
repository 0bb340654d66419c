import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listedClassOf } from '#contract/show/listedClass'
import type { RecordFacts } from '#contract/access/authorize'
import { isAdmin, type Caller } from '#contract/access/caller'
import { canAnswer } from '#contract/access/runStates'
import type { Appointment, DeskPerson } from '#contract/people/people'
import type { InvitedRole } from '#contract/invitation/invitation'
import type { Db } from '../../db/client'
import {
  classes,
  invitations,
  people,
  showApprovals,
  showApprovers,
  showJudges,
  shows,
  users,
  type classes as classTable,
} from '../../db/schema'
import { openOf, toPerson } from '../../domain/invitation/invitations'
import { shownToApprovers, shownToJudges } from '../../domain/show/deskShow'
import { isVisible } from '../../domain/show/queries'

export type PersonRow = typeof people.$inferSelect
type ShowRow = typeof shows.$inferSelect

/** The last of them; more are rare. */
const appointmentsShown = 200

/** The record of a person is for that person and for admins. */
export const personFacts =
  ({ user }: Caller) =>
  ({ accountId }: Pick<PersonRow, 'accountId'>): RecordFacts => ({
    personReader: [...(accountId === null ? [] : [accountId]), ...(user && isAdmin(user) ? [user.id] : [])],
  })

export const findPerson = async (db: Db, id: string): Promise<PersonRow | undefined> =>
  (await db.select().from(people).where(eq(people.id, id)))[0]

const classesJudgedBy = async (db: Db, personId: string, today: string) => {
  const rows: (typeof classTable.$inferSelect)[] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.judgeId, personId), gte(classes.date, today)))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
  return rows
}

const judged = async (db: Db, personId: string) =>
  db
    .select({ show: shows, answer: showJudges.answer })
    .from<PgTable>(showJudges)
    .innerJoin(shows, eq(shows.id, showJudges.showId))
    .where(eq(showJudges.personId, personId))
    .orderBy(desc(shows.startDate), desc(shows.slug))
    .limit(appointmentsShown)

const approved = async (db: Db, personId: string) =>
  db
    .select({ show: shows, decision: showApprovals.decision })
    .from<PgTable>(showApprovers)
    .innerJoin(shows, eq(shows.id, showApprovers.showId))
    .leftJoin(
      showApprovals,
      and(eq(showApprovals.showId, showApprovers.showId), eq(showApprovals.personId, showApprovers.personId)),
    )
    .where(eq(showApprovers.personId, personId))
    .orderBy(desc(shows.startDate), desc(shows.slug))
    .limit(appointmentsShown)

const factsOf = ({ slug, name, startDate, endDate, city, country, state }: ShowRow) => ({
  slug,
  name,
  startDate,
  endDate,
  city,
  country,
  state,
})

/** All shows that name a person, the latest first. Only admins see drafts. */
const appointmentsOf = async (db: Db, person: PersonRow, caller: Caller, at: Date): Promise<Appointment[]> => {
  const forAdmin = isAdmin(caller.user)
  const isOwn = person.accountId !== null && person.accountId === caller.user?.id
  const cls = await classesJudgedBy(db, person.id, at.toISOString().slice(0, 10))
  const asJudge = (await judged(db, person.id))
    .filter(({ show }) => forAdmin || isVisible(show) || canAnswer(show.state))
    .map(({ show, answer }): Appointment => ({
      ...factsOf(show),
      role: 'judge',
      answer,
      decision: null,
      classes: cls.filter(({ showId }) => showId === show.id).map(listedClassOf),
      canAnswer: isOwn && canAnswer(show.state),
      canOpen: forAdmin || isVisible(show) || shownToJudges.includes(show.state),
    }))
  const asApprover = (await approved(db, person.id))
    .filter(({ show }) => forAdmin || isVisible(show) || shownToApprovers.includes(show.state))
    .map(({ show, decision }): Appointment => ({
      ...factsOf(show),
      role: 'approver',
      answer: null,
      decision,
      classes: [],
      canAnswer: false,
      canOpen: forAdmin || show.authorId !== caller.user?.id,
    }))
  return [...asJudge, ...asApprover].toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))
}

/** A person as admins read them, or as they read themselves. */
export const toDeskPerson = async (db: Db, person: PersonRow, caller: Caller, at: Date): Promise<DeskPerson> => {
  const { id, name, version, accountId } = person
  const forAdmin = isAdmin(caller.user)
  const [account] = accountId === null || !forAdmin ? [] : await db.select().from(users).where(eq(users.id, accountId))
  const [open] = forAdmin
    ? await db
        .select()
        .from(invitations)
        .where(openOf(toPerson(id), at))
    : []
  return {
    id,
    name,
    version,
    hasAccount: accountId !== null,
    own: accountId !== null && accountId === caller.user?.id,
    email: account?.email ?? null,
    invitation: open
      ? { role: open.kind as InvitedRole, email: open.email, expiresAt: open.expiresAt.toISOString() }
      : null,
    appointments: await appointmentsOf(db, person, caller, at),
  }
}
