import type { IncomingHttpHeaders } from 'node:http'
import type { PaidCard } from '#contract/purchase'
import type { Db } from '../db/client'

/** What a provider tells when a payment has succeeded; amount in minor units, and of the card what a receipt shows. */
export interface PaymentNotice {
  paymentId: string
  amount: number
  currency: string
  card?: PaidCard | undefined
}

/** A payment provider, as purchases know it: it charges elsewhere, and only its signed notifications confirm anything. */
export interface PaymentProvider {
  /** The notice in a notification, or null where signature or age are not right. */
  readNotification: (rawBody: string, headers: IncomingHttpHeaders, now: Date) => PaymentNotice | null
  /**
   * Which of these payments have been charged, whether or not a notification has told of it yet: their places are neither
   * released nor sold twice. Asked within the transaction that would release them; a provider that does not keep its book
   * in our database ignores it. Never called with an empty list, or while a class is locked.
   */
  findCharged: (tx: Db, paymentIds: readonly string[]) => Promise<string[]>
  /** Gives a payment back; asking twice gives back once. */
  refund: (paymentId: string, now: Date) => Promise<void>
  /** Gives a part of a payment back; the same id again gives nothing more, and never more goes back than came in. */
  refundPart: (part: { id: string; paymentId: string; amount: number }, now: Date) => Promise<void>
  /** Sends notifications that have not arrived yet, until the signal is aborted. */
  redeliver: (signal: AbortSignal) => Promise<void>
}
