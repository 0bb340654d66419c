/** The organisation's account, and what a transfer needs of time, in days. */
export interface TransferSettings {
  iban: string
  accountName: string
  /** So long the places of a purchase are held for its money. */
  holdDays: number
  /** Not offered where entries close sooner: money sent on the last day would come too late. */
  closingDays: number
}

/** An account at Stripe; a sandbox's keys begin with sk_test_ and never charge. */
export interface StripeSettings {
  secretKey: string
  /** Signs the notifications that Stripe sends. */
  webhookSecret: string
  /** Where Stripe answers; on this machine, for tests alone. */
  apiBase?: string | undefined
}
