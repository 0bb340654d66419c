import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { memberStateOn, pausedOn } from '#contract/membership/renewal'
import type { MemberOrder, MemberRow } from '#contract/member/register'
import { dayAt, daysBetween } from '#contract/shared/calendar'
import type { MemberSelection, MembersQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import { storable } from '#contract/shared/text'
import type { Db } from '../../db/client'
import { dogs, purchases, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { keysetDay, keysetInt, loadPage, type Keyset } from '../../http/paging'
import { isBounced } from '../../mail/bounces'
import { narrowed, searched } from './selection'

/** Who has no number, or no renewal date, comes last. */
const number = sql<number>`coalesce(${users.memberNumber}, 2147483647)`
const noDay = '2999-12-31'
const renewal = sql<string>`coalesce(${users.renewalDate}, ${noDay}::date)`
const id = z.uuid()
const sortName = z.string().check(storable)

const keysets: Record<MemberOrder, Keyset> = {
  name: { columns: [users.sortName, users.id], position: z.tuple([sortName, id]) },
  number: { columns: [number, users.id], position: z.tuple([keysetInt, id]) },
  renewal: { columns: [renewal, users.sortName, users.id], position: z.tuple([keysetDay, sortName, id]) },
}

const select = (db: Db, which: SQL | undefined) => {
  const last = db
    .select({ paidAt: purchases.paidAt, total: purchases.total, currency: purchases.currency })
    .from(purchases)
    .where(and(eq(purchases.userId, users.id), eq(purchases.kind, 'membership'), eq(purchases.status, 'paid')))
    .orderBy(desc(purchases.paidAt))
    .limit(1)
    .as('last')
  return db
    .select({
      user: users,
      isBounced: sql<boolean>`${isBounced}`,
      dogs: db.$count(dogs, eq(dogs.ownerId, users.id)),
      paidAt: last.paidAt,
      total: last.total,
      currency: last.currency,
    })
    .from(users)
    .leftJoinLateral(last, sql`true`)
    .where(which)
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof select>>[number]

const rowOn = (now: Date, timeZone: string) => {
  const dayOf = (instant: Date) => dayAt(instant.toISOString(), timeZone)
  const today = dayOf(now)
  return ({ user, paidAt, total, currency, ...row }: Row): MemberRow => ({
    ...row,
    id: user.id,
    memberNumber: user.memberNumber,
    memberName: user.name,
    email: user.email,
    state: memberStateOn({ ...user, registeredAt: user.registeredAt?.toISOString() ?? null }, today),
    kind: user.membershipKind,
    isBlocked: user.blockedAt !== null,
    roles: user.roles,
    joinedOn: dayOf(user.registeredAt ?? user.createdAt),
    renewalDate: user.renewalDate,
    daysLeft: user.renewalDate === null ? null : daysBetween(today, user.renewalDate),
    pausedDays: pausedOn(user, today),
    lastPayment: paidAt && currency && total !== null ? { paidOn: dayOf(paidAt), amount: total, currency } : null,
  })
}

const positions: Record<MemberOrder, (user: Row['user']) => (string | number)[]> = {
  name: ({ sortName, id: user }) => [sortName, user],
  number: ({ memberNumber, id: user }) => [memberNumber ?? 2147483647, user],
  renewal: ({ renewalDate, sortName, id: user }) => [renewalDate ?? noDay, sortName, user],
}

const context = async (db: Db, now: Date) => {
  const { timeZone } = await loadSettings(db)
  return { today: dayAt(now.toISOString(), timeZone), toRow: rowOn(now, timeZone) }
}

/** A page of the register. */
export const loadMembers = async (
  db: Db,
  { by, cursor, limit, order, ...selection }: MembersQuery,
  now: Date,
): Promise<Page<MemberRow>> => {
  const { today, toRow } = await context(db, now)
  const { items, next } = await loadPage(
    keysets[by],
    { cursor, limit, order },
    ({ after, order: ordered, limit: most }) => {
      // A page is chosen before the rest of its rows is read.
      const chosen = db
        .select({ id: users.id })
        .from(users)
        .where(and(searched(db, selection.text), narrowed(selection, today), after))
        .orderBy(...ordered)
        .limit(most)
      return select(db, inArray(users.id, chosen)).orderBy(...ordered)
    },
    ({ user }) => positions[by](user),
  )
  return { items: items.map(toRow), next }
}

/** One of the members, as the register has them. */
export const memberRow = async (db: Db, memberId: string, now: Date): Promise<MemberRow | undefined> => {
  const { toRow } = await context(db, now)
  const [row] = await select(db, and(eq(users.id, memberId), isNull(users.deletedAt)))
  return row && toRow(row)
}

/** All of a selection, by name: for spreadsheets. */
export const allMembers = async (db: Db, selection: MemberSelection, now: Date): Promise<MemberRow[]> => {
  const { today, toRow } = await context(db, now)
  const rows = await select(db, and(searched(db, selection.text), narrowed(selection, today))).orderBy(
    asc(users.sortName),
    asc(users.id),
  )
  return rows.map(toRow)
}
