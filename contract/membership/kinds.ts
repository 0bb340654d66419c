/** What kinds of membership there are. `life` and `honorary` have no last day. */
export const membershipKinds = ['adult', 'junior', 'honorary', 'life'] as const
export type MembershipKind = (typeof membershipKinds)[number]
