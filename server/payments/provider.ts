/** What a provider tells when a payment has succeeded; amount in minor units. */
export interface PaymentNotice {
  paymentId: string
  amount: number
  currency: string
}

/** A payment provider, as purchases know it: it charges elsewhere, and only its signed notifications confirm anything. */
export interface PaymentProvider {
  /** The notice in a notification, or null where signature or age are not right. */
  readNotification: (rawBody: string, signature: string | undefined, now: Date) => PaymentNotice | null
  /** Gives a payment back; asking twice gives back once. */
  refund: (paymentId: string, now: Date) => Promise<void>
  /** Sends notifications that have not arrived yet. */
  redeliver: () => Promise<void>
}
