import { and, asc, count, desc, eq, gte, max, or, sql } from 'drizzle-orm'
import { heightCategory } from '#contract/dog/heightBands'
import { memberPageMost, type DeskMember } from '#contract/member/member'
import { dayAt, type Day } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import {
  bounces,
  classes,
  dogs,
  entries,
  households,
  memberNotes,
  memberships,
  outbox,
  profiles,
  purchases,
  secondFactors,
  sessions,
  shows,
  users,
} from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { emailChangeOf } from '../../domain/account/emailChange'
import { unsubscribedFrom } from '../../domain/account/subscriptions'
import { HttpError } from '../../http/httpError'
import { loadFamily } from './family'
import { loadHistory } from './history'
import { keptFor } from './merging/keptFor'
import { loadMerged } from './merging/undo'
import { memberRow } from './register'
import { purchasesOf } from './purchases'

type DayOf = (instant: Date) => Day

const noProfile = { phone: '', street: '', postcode: '', city: '', country: '' }
const loadProfile = async (db: Db, userId: string) => {
  const { phone, street, postcode, city, country } = profiles
  const [row] = await db
    .select({ phone, street, postcode, city, country })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return row ?? noProfile
}

const loadLogIn = async (db: Db, userId: string) => {
  const [seen] = await db
    .select({ at: max(sessions.lastUsedAt), devices: count() })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  const factors = await db.$count(
    secondFactors,
    and(eq(secondFactors.userId, userId), eq(secondFactors.confirmed, true)),
  )
  return { lastSeenAt: seen?.at?.toISOString() ?? null, devices: seen?.devices ?? 0, twoStep: factors > 0 }
}

const loadEmailChange = async (db: Db, userId: string, dayOf: DayOf): Promise<DeskMember['emailChange']> => {
  const change = await emailChangeOf(db, userId)
  if (!change) return null
  const { email, requestedAt, dueAt, confirmedAt } = change
  return { email, requestedOn: dayOf(requestedAt), changesOn: dayOf(dueAt), confirmed: confirmedAt !== null }
}

const loadBounce = async (
  db: Db,
  { id, email }: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  dayOf: DayOf,
): Promise<DeskMember['bounce']> => {
  const [bounce] = await db
    .select()
    .from(bounces)
    .where(and(eq(bounces.userId, id), eq(bounces.email, email)))
  return bounce ? { since: dayOf(bounce.bouncedAt), reason: bounce.reason } : null
}

const loadHousehold = (db: Db, userId: string) =>
  db
    .select({ id: users.id, memberName: users.name })
    .from(households)
    .innerJoin(
      users,
      eq(
        users.id,
        sql`case ${households.askedBy} when ${userId} then ${households.agreedBy} else ${households.askedBy} end`,
      ),
    )
    .where(or(eq(households.askedBy, userId), eq(households.agreedBy, userId)))
    .orderBy(asc(users.sortName))

const loadDogs = async (db: Db, userId: string): Promise<DeskMember['keptDogs']> => {
  const rows = await db.select().from(dogs).where(eq(dogs.ownerId, userId)).orderBy(asc(dogs.retired), asc(dogs.name))
  return rows.map(({ slug, name, retired, measuredHeight, declaredHeight }) => ({
    slug,
    dogName: name,
    heightCategory: heightCategory(measuredHeight ?? declaredHeight),
    retired,
  }))
}

const loadMemberships = async (db: Db, userId: string, dayOf: DayOf): Promise<DeskMember['memberships']> => {
  const rows = await db
    .select({ record: memberships, purchase: purchases, by: users.name })
    .from(memberships)
    .leftJoin(purchases, eq(purchases.id, memberships.purchaseId))
    .leftJoin(users, eq(users.id, memberships.recordedBy))
    .where(eq(memberships.userId, userId))
    .orderBy(desc(memberships.recordedAt), desc(memberships.id))
  return rows.map(({ record, purchase, by }) => ({
    id: record.id,
    event: record.event,
    kind: record.kind,
    years: record.years,
    startsOn: record.startsOn,
    endsOn: record.endsOn,
    recordedOn: dayOf(record.recordedAt),
    recordedBy: by,
    reason: record.reason,
    paid: purchase && {
      receipt: purchase.number,
      amount: purchase.total,
      currency: purchase.currency,
      way: purchase.deskWay,
    },
  }))
}

const loadEntriesAhead = async (db: Db, userId: string, today: Day): Promise<DeskMember['entriesAhead']> => {
  const rows = await db
    .select({
      all: sql<number>`count(*) over ()`.mapWith(Number),
      id: entries.id,
      showSlug: shows.slug,
      showName: shows.name,
      dogName: dogs.name,
      date: classes.date,
      startTime: classes.startTime,
      ring: classes.ring,
    })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(and(eq(purchases.userId, userId), eq(entries.status, 'paid'), gte(classes.date, today)))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(entries.id))
    .limit(memberPageMost.entries)
  return { all: rows[0]?.all ?? 0, items: rows.map(({ all: _all, ...entry }) => entry) }
}

const loadMails = async (db: Db, userId: string, dayOf: DayOf): Promise<DeskMember['mails']> => {
  const which = eq(outbox.userId, userId)
  const rows = await db
    .select()
    .from(outbox)
    .where(which)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(memberPageMost.mails)
  const items = rows.map(({ id, subject, createdAt, sentAt, tries }) => ({
    id,
    subject,
    queuedOn: dayOf(createdAt),
    sent: sentAt !== null,
    failed: sentAt === null && tries > 0,
  }))
  return { all: await db.$count(outbox, which), items }
}

const loadNotes = async (db: Db, userId: string, dayOf: DayOf): Promise<DeskMember['notes']> => {
  const rows = await db
    .select({ note: memberNotes, authorName: users.name })
    .from(memberNotes)
    .innerJoin(users, eq(users.id, memberNotes.authorId))
    .where(eq(memberNotes.userId, userId))
    .orderBy(desc(memberNotes.writtenAt), desc(memberNotes.id))
    .limit(memberPageMost.notes)
  return rows.map(({ note: { id, text, writtenAt }, authorName }) => ({
    id,
    text,
    authorName,
    writtenOn: dayOf(writtenAt),
  }))
}

/** All that the office knows about a member. */
export const loadMember = async (db: Db, id: string, readerId: string, now: Date): Promise<DeskMember> => {
  const { timeZone, juniorPercent, juniorYears, familyPercent } = await loadSettings(db)
  const dayOf = (instant: Date) => dayAt(instant.toISOString(), timeZone)
  const today = dayOf(now)
  const found = await memberRow(db, id, now)
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!found || !user) throw new HttpError('not_found', await keptFor(db, id))
  return {
    ...found,
    own: id === readerId,
    emailConfirmed: user.emailConfirmedAt !== null,
    emailChange: await loadEmailChange(db, id, dayOf),
    locale: user.locale,
    birthDate: user.birthDate,
    blocked:
      user.blockedAt && user.blockedWhy !== null ? { since: dayOf(user.blockedAt), reason: user.blockedWhy } : null,
    getsMails: user.mailsEndedAt === null,
    bounce: await loadBounce(db, user, dayOf),
    unsubscribedFrom: await unsubscribedFrom(db, id),
    ...(await loadProfile(db, id)),
    ...(await loadLogIn(db, id)),
    family: await loadFamily(db, id),
    mergedAccounts: await loadMerged(db, id, now, timeZone),
    household: await loadHousehold(db, id),
    keptDogs: await loadDogs(db, id),
    memberships: await loadMemberships(db, id, dayOf),
    purchases: await purchasesOf(db, user, today, dayOf),
    entriesAhead: await loadEntriesAhead(db, id, today),
    mails: await loadMails(db, id, dayOf),
    notes: await loadNotes(db, id, dayOf),
    history: await loadHistory(db, id),
    terms: { today, juniorPercent, juniorYears, familyPercent },
  }
}
