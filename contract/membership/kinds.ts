/** What kinds of membership there are. `life` and `honorary` have no last day; one of a `family` pays for all of it. */
export const membershipKinds = ['adult', 'junior', 'family', 'honorary', 'life'] as const
export type MembershipKind = (typeof membershipKinds)[number]

/** Why the office ends a membership. */
export const membershipEnds = ['left', 'expelled', 'deceased', 'refunded'] as const
export type MembershipEnd = (typeof membershipEnds)[number]

/** What can happen to a membership. */
export const membershipEvents = ['begun', 'corrected', 'paused', 'resumed', ...membershipEnds] as const
export type MembershipEvent = (typeof membershipEvents)[number]
