/** What becomes of a code that is typed now; `expired`: its last day is over; `ended`: by an admin, for good. */
export const discountStates = ['running', 'not_begun', 'paused', 'used_up', 'expired', 'ended'] as const
export type DiscountState = (typeof discountStates)[number]

/** What a list of codes is narrowed down to; `over`: those that are used up, expired or ended. */
export const discountFilters = ['running', 'not_begun', 'paused', 'over'] as const
export type DiscountFilter = (typeof discountFilters)[number]
