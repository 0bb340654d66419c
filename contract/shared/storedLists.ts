/** What a purchase is for. */
export const purchaseKinds = ['membership', 'entries'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/** An entry's place is held until it is paid, and free again once it is released unpaid or withdrawn. */
export const entryStatuses = ['held', 'paid', 'released', 'withdrawn'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** A dog waits for a place in a full class, is offered one, and takes it into a checkout. */
export const waitingStates = ['waiting', 'offered', 'checkout'] as const
export type WaitingState = (typeof waitingStates)[number]
/** Who took the money of a purchase. */
export const paymentProviders = ['built_in', 'stripe', 'transfer', 'desk'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** A page at Stripe: asked for and not made yet, open, paid by a bank that has not answered yet, paid, or never to be paid. */
export const pageStates = ['asked', 'open', 'processing', 'paid', 'closed'] as const
export type PageState = (typeof pageStates)[number]
