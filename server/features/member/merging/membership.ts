import type { users } from '../../../db/schema'

type Account = typeof users.$inferSelect

/** What an account says of its membership. */
export type Membership = Pick<Account, 'registeredAt' | 'renewalDate' | 'membershipKind' | 'memberNumber'>

const endless = '9999-12-31'

/** The last day of a membership as a text that can be compared: none is before all, and one without a last day after all. */
const lastOf = ({ registeredAt, renewalDate }: Membership): string =>
  renewalDate ?? (registeredAt === null ? '' : endless)

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

/** Does the kept account get the membership of the other one? */
export const takesMembership = (kept: Membership, merged: Membership): boolean => lastOf(merged) > lastOf(kept)

/**
 * The membership of two accounts that were one person's: the one that lasts longer. Its days are not added to those of the other one: a
 * person was a member on a day once, however often they had paid for it. The number is the kept account's, where it has one.
 */
export const mergedMembership = (kept: Membership, merged: Membership): Membership => {
  const { renewalDate, membershipKind } = takesMembership(kept, merged) ? merged : kept
  return {
    registeredAt: earlier(kept.registeredAt, merged.registeredAt),
    renewalDate,
    membershipKind,
    memberNumber: kept.memberNumber ?? merged.memberNumber,
  }
}
