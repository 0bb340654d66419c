import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lapsingDays, type MemberState } from '#contract/membership/renewal'
import type { MembershipKind } from '#contract/membership/kinds'
import type { MemberFilter, MemberGroup } from '#contract/member/register'
import type { Role } from '#contract/account/user'
import { addTo, type Day } from '#contract/shared/calendar'
import type { MemberSelection } from '#contract/shared/listQueries'
import { normalizeText } from '#contract/shared/normalizeText'
import { contains, inAny } from '../../db/contains'
import type { Db } from '../../db/client'
import { accountMerges, dogs, users } from '../../db/schema'
import { memberNamed } from '../../domain/account/memberNamed'
import { numberIn } from '../../lib/numberIn'
import { isBounced } from '../../mail/bounces'

const ofKind = (kind: MembershipKind) => eq(users.membershipKind, kind)
const ofRole = (role: Role) => arrayOverlaps(users.roles, [role])

export const groups: Record<MemberGroup, SQL> = {
  honorary: ofKind('honorary'),
  life: ofKind('life'),
  junior: ofKind('junior'),
  blocked: isNotNull(users.blockedAt),
  admin: ofRole('ROLE_ADMIN'),
  judge: ofRole('ROLE_JUDGE'),
  reviewer: ofRole('ROLE_REVIEWER'),
}

/** The same as pausedOn, for the database. */
export const isPausedOn = (today: Day): SQL =>
  sql`(${users.renewalDate} < ${today} and ${users.pausedDays} is not null)`

/** The same as memberStateOn, for the database; who is paused is not among those who lapsed. */
export const statesOn = (today: Day): Record<MemberState, SQL> => {
  const lapseBy = addTo(today, { days: lapsingDays })
  return {
    active: sql`(${users.renewalDate} > ${lapseBy} or ${users.renewalDate} is null and ${users.registeredAt} is not null)`,
    lapsing: sql`(${users.renewalDate} between ${today} and ${lapseBy})`,
    lapsed: sql`(${users.renewalDate} < ${today} and ${users.pausedDays} is null)`,
    never_paid: sql`(${users.renewalDate} is null and ${users.registeredAt} is null)`,
  }
}

const numbered = alias(users, 'numbered')

/** The member who had a number with an account that was merged into another one. */
const keptOfNumber = (db: Db, number: number) =>
  db
    .select({ id: accountMerges.keptId })
    .from(accountMerges)
    .innerJoin(numbered, eq(numbered.id, accountMerges.mergedId))
    .where(eq(numbered.memberNumber, number))

const withText = (db: Db, text: string | undefined): SQL | undefined => {
  if (!text || normalizeText(text) === '') return undefined
  const chip = text.replace(/[\s-]/g, '')
  const number = numberIn(text)
  const owning = (which: SQL | undefined) => db.select({ id: dogs.ownerId }).from(dogs).where(which)
  const account = (which: SQL | undefined) => db.select({ id: users.id }).from(users).where(which)
  return inAny(users.id, [
    account(memberNamed(db, text)),
    owning(contains([dogs.name], text)),
    ...(/^\d{15}$/.test(chip) ? [owning(eq(dogs.microchip, chip))] : []),
    ...(number === null ? [] : [account(eq(users.memberNumber, number)), keptOfNumber(db, number)]),
  ])
}

const chosen = <Name extends string>(list: string | undefined, conditions: Record<Name, SQL>): SQL | undefined => {
  if (!list) return undefined
  const names = list.split(',')
  const known = Object.entries<SQL>(conditions).flatMap(([name, condition]) =>
    names.includes(name) ? [condition] : [],
  )
  // A name that only newer servers know finds no account here: without it all would be found.
  return or(...known) ?? sql`false`
}

/** Accounts with a text in what they are known by. */
export const searched = (db: Db, text: string | undefined): SQL | undefined =>
  and(isNull(users.deletedAt), withText(db, text))

/** What narrows the searched ones down. */
export const narrowed = ({ state, group, ids }: MemberSelection, today: Day): SQL | undefined =>
  and(
    chosen(state, statesOn(today)),
    chosen(group, {
      ...groups,
      family: ofKind('family'),
      paused: isPausedOn(today),
      bounced: isBounced,
    } satisfies Record<MemberFilter, SQL>),
    ids === undefined ? undefined : inArray(users.id, ids.split(',')),
  )
