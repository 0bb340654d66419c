/** An account at Stripe; a sandbox's keys begin with sk_test_ and charge nobody. */
export interface StripeSettings {
  secretKey: string
  /** Signs what Stripe tells the address of notifications. */
  webhookSecret: string
  /** Where Stripe answers; on this machine, for tests alone. */
  apiBase?: string | undefined
}
