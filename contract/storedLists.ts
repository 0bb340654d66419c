/** What a purchase is for. */
export const purchaseKinds = ['membership', 'entries'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/** An entry's place is held until it is paid, and free again once it is released unpaid or withdrawn. */
export const entryStatuses = ['held', 'paid', 'released', 'withdrawn'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** A dog waits for a place in a full class, is offered one, and takes it into a checkout. */
export const waitingStates = ['waiting', 'offered', 'checkout'] as const
export type WaitingState = (typeof waitingStates)[number]
