import type { IncomingHttpHeaders } from 'node:http'
import type { Day } from '#contract/shared/calendar'
import type { PaidCard, PaymentWay } from '#contract/purchase/purchase'
import type { MovementReason, MovementState } from '#contract/money/movementLists'
import type { PaymentProviderName } from '#contract/shared/storedLists'
import type { Db } from '../../db/client'
import type { TransferSettings } from './settings'

/** A provider's report of a succeeded payment: the amount in minor units, and of the card what a receipt shows. */
export interface PaymentNotice {
  paymentId: string
  amount: number
  /** Of the amount, what has not come and an admin has written off. */
  writtenOff?: number
  currency: string
  card?: PaidCard | undefined
  /** Who took the money, and gives it back where it has to go back. */
  by?: PaymentProviderName
  /** The day of a transfer, as the bank statement has it. */
  receivedOn?: Day
}

interface MovementOf {
  /** The provider's id of it. */
  providerId: string
  paymentId: string
  /** In minor units. */
  amount: number
  currency: string
  reason: MovementReason
  /** When the provider was asked for it. */
  asOf: Date
}

/**
 * A refund of ours that did not reach the payer. It was marked as sent before the provider was asked for it; one that is not is
 * asked for again. `refundId`: its purpose, as it was asked for.
 */
export type FailedRefund = MovementOf & { kind: 'refund_failed'; refundId: string }

/** A refund that we did not ask for: it was made on the provider's pages. */
export type OutsideRefund = MovementOf & { kind: 'refund_outside'; hasFailed: boolean }

/** What a dispute has moved in our account at the provider: what it took is negative. `fee`: positive where it is charged. */
export interface DisputeMove {
  id: string
  amount: number
  fee: number
  feeCurrency: string
}

/** A payer's bank questions a payment. */
export type Dispute = MovementOf & {
  kind: 'dispute'
  state: MovementState
  /** Until when the provider takes our side of it. */
  respondBy: Date | null
  /** All up to now, the first one first. */
  moves: readonly DisputeMove[]
}

/** What a provider has done with the money of a payment without our asking, as it is now. */
export type MovementNotice = FailedRefund | OutsideRefund | Dispute

/** A provider has refused a refund, so that nothing was sent: asked for again, it may be refused again. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/** A payment provider, as purchases know it: it charges elsewhere, and only what it says itself confirms anything. */
export interface PaymentProvider {
  /** How one pays with it. */
  way: PaymentWay
  /** Where money may be sent by bank transfer beside it; null where that is not offered. */
  transfer: TransferSettings | null
  /** Prevents further payments of this payment; false where money has come, or is on its way. */
  stop: (paymentId: string) => Promise<boolean>
  /**
   * The notice in a notification, or what has been moved without our asking; `nothing_paid` for any other subject; null for a wrong
   * signature or age.
   */
  readNotification: (
    rawBody: string,
    headers: IncomingHttpHeaders,
    now: Date,
  ) => Promise<PaymentNotice | MovementNotice[] | 'nothing_paid' | null>
  /**
   * Which of these payments have been charged, whether or not a notification has arrived yet: their places are neither
   * released nor sold twice. Asked within the transaction that would release them; a provider that does not keep its book
   * in our database ignores it. Never called with an empty list, or while a class is locked.
   */
  findCharged: (tx: Db, paymentIds: readonly string[]) => Promise<string[]>
  /** Refunds a payment; a second call refunds nothing more. */
  refund: (paymentId: string, now: Date) => Promise<void>
  /** Refunds a part of a payment, once for each id, and never more than was paid; throws RefundRefused where it surely sent nothing. */
  refundPart: (part: { id: string; paymentId: string; amount: number }, now: Date) => Promise<void>
  /** Sends notifications that have not arrived yet, or confirms what it finds paid, until the signal is aborted. */
  redeliver: (signal: AbortSignal, confirm: (notice: PaymentNotice) => Promise<void>) => Promise<void>
}

/** What reading purchases asks of it. */
export type ReadingProvider = Pick<PaymentProvider, 'findCharged' | 'way' | 'transfer'>
