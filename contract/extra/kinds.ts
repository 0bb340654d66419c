/** What a show sells besides entries. */
export const extraKinds = ['camping', 'parking', 'catalogue', 'clothing', 'meal', 'other'] as const
export type ExtraKind = (typeof extraKinds)[number]

/** What of an extra was sold is held with its purchase, paid with it, free again with it, or withdrawn by itself. */
export const soldExtraStatuses = ['held', 'paid', 'released', 'withdrawn'] as const
export type SoldExtraStatus = (typeof soldExtraStatuses)[number]
