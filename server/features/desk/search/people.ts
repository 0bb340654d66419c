import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { deskSearchLimits, type MemberFound } from '#contract/desk/search'
import { listedEntryStatuses } from '#contract/entry/desk'
import { contains, inAny, positionIn } from '../../../db/contains'
import type { Db } from '../../../db/client'
import { classes, entries, people, purchases, shows, users } from '../../../db/schema'
import { memberNamed } from '../../../domain/account/memberNamed'

const { most } = deskSearchLimits

/** The latest show that each of these accounts has entered, by its slug. */
export const latestShows = async (db: Db, userIds: string[]): Promise<Map<string, string>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([purchases.userId], { userId: purchases.userId, slug: shows.slug })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(and(inArray(purchases.userId, userIds), inArray(entries.status, [...listedEntryStatuses])))
    .orderBy(purchases.userId, desc(shows.startDate), asc(shows.slug))
  return new Map(rows.map(({ userId, slug }) => [userId, slug]))
}

const findAccounts = (db: Db, text: string) => {
  const ofPeople = db
    .select({ id: people.accountId })
    .from(people)
    .where(contains([people.name], text))
  const named = db.select({ id: users.id }).from(users).where(memberNamed(db, text))
  return db
    .select({ user: users, personId: people.id })
    .from(users)
    .leftJoin(people, eq(people.accountId, users.id))
    .where(and(isNull(users.deletedAt), inAny(users.id, [named, ofPeople])))
    .orderBy(positionIn(users.name, text), asc(users.name), asc(users.id))
    .limit(most)
}

const findPeople = (db: Db, text: string, readable: SQL | undefined) =>
  db
    .select()
    .from(people)
    .where(and(readable, contains([people.name], text)))
    .orderBy(positionIn(people.name, text), asc(people.name), asc(people.id))
    .limit(most)

const ofPerson = ({ id, name }: typeof people.$inferSelect): MemberFound => ({
  id,
  personId: id,
  memberName: name,
  email: null,
  renewalDate: null,
  showSlug: null,
})

/** Members, and people named by shows, of any account. */
export const findMembers = async (db: Db, text: string): Promise<MemberFound[]> => {
  const accounts = await findAccounts(db, text)
  const entered = await latestShows(
    db,
    accounts.map(({ user }) => user.id),
  )
  const members = accounts.map(({ user: { id, name, email, renewalDate }, personId }): MemberFound => ({
    id,
    personId,
    memberName: name,
    email,
    renewalDate,
    showSlug: entered.get(id) ?? null,
  }))
  const others = await findPeople(db, text, isNull(people.accountId))
  return [...members, ...others.map(ofPerson)].slice(0, most)
}

/** The reader's own record, as the list of people shows it to non-admins. */
export const findOwnPerson = async (db: Db, text: string, userId: string): Promise<MemberFound[]> =>
  (await findPeople(db, text, eq(people.accountId, userId))).map(ofPerson)
