import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dayAt, type Day } from '#contract/shared/calendar'
import { countsFrom, renewalAfter, runsUntil } from '#contract/membership/renewal'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { memberships, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'

type MembershipRow = typeof memberships.$inferInsert
type UserRow = typeof users.$inferSelect

/**
 * What begins: `years` is null where it has no last day. `familyUntil`: the last day of a family's membership, which covers one of its
 * people; a later one that they have stays. `recordedBy` and `reason`: of the desk.
 */
interface Begun extends Pick<MembershipRow, 'kind' | 'years' | 'purchaseId' | 'recordedBy' | 'reason'> {
  familyUntil?: Day
}

const laterOf = (one: Day, other: Day | null): Day => (other !== null && other > one ? other : one)

/** Starts or prolongs a membership; the last day, or null where it has none. The account must be locked. */
export const prolongMembership = async (
  tx: Db,
  user: UserRow,
  { years = null, familyUntil, ...begun }: Begun,
  by: ChangedBy,
): Promise<string | null> => {
  // Membership is counted in the organisation's own days.
  const { timeZone } = await loadSettings(tx)
  const today = dayAt(by.at.toISOString(), timeZone)
  const paidUntil = runsUntil(user, today)
  const covered = familyUntil === undefined ? null : laterOf(familyUntil, paidUntil)
  const renewalDate = years === null ? covered : renewalAfter(today, paidUntil, years)
  const after = {
    registeredAt: user.registeredAt ?? by.at,
    renewalDate,
    pausedDays: null,
    membershipKind: begun.kind,
    mailsEndedAt: null,
  }
  await tx.update(users).set(after).where(eq(users.id, user.id))
  await tx.insert(memberships).values({
    ...begun,
    id: randomUUID(),
    userId: user.id,
    event: 'begun',
    years,
    startsOn: countsFrom(today, paidUntil),
    endsOn: renewalDate,
    recordedAt: by.at,
  })
  const before = { renewalDate: user.renewalDate, membershipKind: user.membershipKind }
  await auditAccount(tx, {
    by,
    id: user.id,
    action: 'membership.prolonged',
    before,
    after: { ...after, reason: begun.reason || undefined },
  })
  return renewalDate
}
