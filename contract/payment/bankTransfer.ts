import * as z from 'zod/mini'
import { moneyAccounts } from '../money/accounts'
import { addedLater } from '../shared/addedLater'
import { Currency, MinorUnits } from '../shared/money'
import { purchaseKinds } from '../shared/storedLists'
import { TypedText } from '../shared/text'
import { compactText } from '../shared/visibleText'
import { type Endpoints, noContent } from '../shared/endpoint'
import { IdParams } from '../shared/params'

/** Letters count as two digits, A as 10, as ISO 7064 has it; the check characters come last. */
const remainder = (text: string): number =>
  Number(BigInt((text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => `${parseInt(letter, 36)}`)) % 97n)

const compact = (text: string): string => compactText(text).toUpperCase()

/** Whether this can be the number of an account (ISO 13616): a wrong or missing digit shows. */
export const isIban = (text: string): boolean => {
  const iban = compact(text)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainder(iban) === 1
}

/** An IBAN or a reference in groups of four, as people read and type them. */
export const grouped = (text: string): string => compact(text).replace(/(.{4})(?=.)/g, '$1 ')

/** What a member writes on a transfer for a purchase: a creditor reference (ISO 11649), in which a typo shows. */
export const referenceOf = (number: number): string => {
  const check = 98 - remainder(`RF00${number}`)
  return `RF${String(check).padStart(2, '0')}${number}`
}

/** The number of the purchase that a reference names, blanks and case aside; null where it has a typo. */
export const numberOf = (reference: string): number | null => {
  const [text, number] = /^RF\d{2}(\d{1,9})$/.exec(compact(reference)) ?? []
  return text !== undefined && number !== undefined && remainder(text) === 1 ? Number(number) : null
}

/** What the bank statement says of a transfer that came in: its reference, the sum, and the day. */
export const ReceivedTransfer = z.object({
  reference: TypedText.check(z.minLength(1), z.maxLength(40)),
  amount: MinorUnits,
  receivedOn: z.iso.date(),
})
export type ReceivedTransfer = z.infer<typeof ReceivedTransfer>

/** Outcome of a confirmed transfer; `refunded`: it arrived too late and has to be sent back by hand. */
export const SettledTransfer = z.object({ reference: z.string(), outcome: z.enum(['paid', 'refunded']) })
export type SettledTransfer = z.infer<typeof SettledTransfer>

/** Details of the error `transfer_amount`. */
export const OtherAmount = z.object({ expected: MinorUnits, received: MinorUnits, currency: Currency })

/** Which transfer is not waited for any longer. */
export const EndedTransfer = z.pick(ReceivedTransfer, { reference: true })

const DeskTransfer = z.object({
  reference: z.string(),
  number: z.int(),
  payer: z.string(),
  amount: MinorUnits,
  currency: Currency,
  since: z.iso.datetime(),
  /** The purchase of the admin who reads the list; another admin has to settle it. */
  own: z.boolean(),
})

const AwaitedTransfer = z.extend(DeskTransfer, {
  email: z.string(),
  kind: z.enum(purchaseKinds),
  /** Names of the shows in which it holds places. */
  shows: z.array(z.string()),
  places: z.int(),
  /** The discount code that it uses. */
  discountCode: z.nullable(z.string()),
  until: z.nullable(z.iso.datetime()),
})
export type AwaitedTransfer = z.infer<typeof AwaitedTransfer>

/**
 * `account`: where its payment came in; it is refunded from there. `failed`: it was sent by the payment provider, which turned it
 * back; it is refunded by bank transfer.
 */
const DueRefund = z.extend(DeskTransfer, {
  id: z.uuid(),
  account: addedLater(z.enum(moneyAccounts), 'bank'),
  failed: addedLater(z.boolean(), false),
})
export type DueRefund = z.infer<typeof DueRefund>

/**
 * Expected transfers with their payer and what they hold, and refunds to send by hand; the oldest first. `id` identifies a
 * refund.
 */
export const DeskTransfers = z.object({ awaited: z.array(AwaitedTransfer), refundsDue: z.array(DueRefund) })
export type DeskTransfers = z.infer<typeof DeskTransfers>

export const deskTransferEndpoints = {
  /** Transfers that are awaited, received, and to be sent back, for admins. */
  getDeskTransfers: {
    method: 'GET',
    path: '/desk/transfers',
    action: 'transfer.settle',
    schema: { response: { 200: DeskTransfers } },
  },
  confirmTransfer: {
    method: 'POST',
    path: '/desk/transfers',
    action: 'transfer.settle',
    schema: { body: ReceivedTransfer, response: { 200: SettledTransfer } },
    refusals: ['not_found', 'transfer_not_offered', 'transfer_amount', 'purchase_paid'],
  },
  endTransfer: {
    method: 'POST',
    path: '/desk/transfers/end',
    action: 'transfer.settle',
    schema: { body: EndedTransfer, response: noContent },
    refusals: ['not_found', 'purchase_paid'],
  },
  markTransferSent: {
    method: 'POST',
    path: '/desk/transfers/refunds/:id',
    action: 'transfer.settle',
    schema: { params: IdParams, response: noContent },
  },
} as const satisfies Endpoints
