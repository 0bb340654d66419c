import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { familyMost, type AddToFamily, type Family } from '#contract/member/family'
import { auditAccount } from '../../audit/audit'
import type { Db } from '../../db/client'
import { familyMembers, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { lockMembers, type Ask } from '../../domain/account/lockMember'
import { refuseOwn } from '../../domain/entry/refuseOwn'
import { prolongMembership } from '../../domain/membership/prolong'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { familyMails } from '../../messages/familyMails'
import { todayOf } from './today'

type UserRow = typeof users.$inferSelect

const whoIs = { id: users.id, memberName: users.name, renewalDate: users.renewalDate }

/** The family of an account. */
export const loadFamily = async (db: Db, id: string): Promise<Family> => {
  const { userId, payerId } = familyMembers
  const [payer = null] = await db
    .select(whoIs)
    .from(users)
    .where(inArray(users.id, db.select({ id: payerId }).from(familyMembers).where(eq(userId, id))))
  const members = await db
    .select(whoIs)
    .from(users)
    .innerJoin(familyMembers, eq(userId, users.id))
    .where(and(eq(payerId, id), isNull(users.deletedAt)))
    .orderBy(asc(users.sortName), asc(users.id))
  return { payer, members }
}

/** Locks a member with the people whose membership they pay for. Another person since then finds other consequences. */
export const lockFamily = async (tx: Db, ask: Ask): Promise<{ member: UserRow; family: UserRow[] }> => {
  const { userId, payerId } = familyMembers
  const ids = tx
    .select({ id: userId })
    .from(familyMembers)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deletedAt)))
    .where(eq(payerId, ask.id))
  const { member, others } = await lockMembers(tx, ask, ids)
  const now = await ids
  if (now.some(({ id }) => id === ask.by.actor)) refuseOwn(ask.by, ask.by.actor)
  if (now.length !== others.length) throw new HttpError('consequences_changed')
  return { member, family: others }
}

/** Those of a family whose membership is that of who pays, and not a longer or separate one of theirs. */
export const coveredWith = (
  { membershipKind, renewalDate, pausedDays }: UserRow,
  family: readonly UserRow[],
): UserRow[] =>
  membershipKind === 'family'
    ? family.filter(
        (one) => one.membershipKind === 'family' && one.renewalDate === renewalDate && one.pausedDays === pausedDays,
      )
    : []

/**
 * Lets a family's membership cover one of its people, who reads of it in an email. A membership of theirs that runs at least as long stays what
 * it is: what ends the family's does not end theirs.
 */
export const cover = async (
  tx: Db,
  deps: ServerDeps,
  { person, payer, until }: { person: UserRow; payer: UserRow; until: string },
  by: Ask['by'],
): Promise<void> => {
  const begun = { kind: 'family' as const, familyUntil: until, recordedBy: by.actor, reason: '' }
  const isSeparate =
    person.membershipKind !== 'family' && person.pausedDays === null && (person.renewalDate ?? '') >= until
  const covered = isSeparate ? person.renewalDate : await prolongMembership(tx, person, begun, by)
  const renewalDate = covered ?? until
  const mail = familyMails[person.locale].covered({ payer: payer.name, until: renewalDate })
  await mailOwner(tx, deps, person, mail, { isOwed: true })
}

/** Puts a person into the family of who pays, whose membership covers them from now on. */
export const addToFamily = (deps: ServerDeps, { id, by, memberId, expectedUntil }: Ask & AddToFamily) =>
  deps.db.transaction(async (tx) => {
    refuseOwn(by, memberId)
    const { member: payer, others } = await lockMembers(tx, { id, by }, [memberId])
    const [person] = others
    if (!person) throw new HttpError('validation_failed', { memberId: 'invalid' })
    const isCurrent = payer.renewalDate === expectedUntil && expectedUntil >= (await todayOf(tx, by))
    const { payer: paysForPayer, members } = await loadFamily(tx, id)
    if (payer.membershipKind !== 'family' || !isCurrent || paysForPayer) throw new HttpError('consequences_changed')
    if (members.length >= familyMost) throw new HttpError('validation_failed', { memberId: `too_many:${familyMost}` })
    const own = await loadFamily(tx, memberId)
    const isEndless = person.registeredAt !== null && person.renewalDate === null
    if (isEndless || own.payer || own.members.length > 0) throw new HttpError('not_for_family')
    await tx.insert(familyMembers).values({ userId: memberId, payerId: id, addedAt: by.at })
    await auditAccount(tx, { by, id: memberId, action: 'family.added', after: { family: payer.id } })
    await cover(tx, deps, { person, payer, until: expectedUntil }, by)
  })

/** Takes who is no longer in the club out of their family, and those they paid for: the next payment covers none of them. */
export const leaveFamily = (tx: Db, id: string) =>
  tx.delete(familyMembers).where(or(eq(familyMembers.userId, id), eq(familyMembers.payerId, id)))

/** Takes a person out of a family; twice is once. Their membership lasts as long as it is paid for. */
export const removeFromFamily = (db: Db, { id, by, memberId }: Ask & { memberId: string }) =>
  db.transaction(async (tx) => {
    refuseOwn(by, memberId)
    await lockMembers(tx, { id, by }, [memberId])
    const { members } = await loadFamily(tx, id)
    if (!members.some((one) => one.id === memberId)) return
    await tx.delete(familyMembers).where(eq(familyMembers.userId, memberId))
    await auditAccount(tx, { by, id: memberId, action: 'family.removed', before: { family: id } })
  })
