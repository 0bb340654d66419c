import * as z from 'zod/mini'
import { Currency, MinorUnits } from './money'
import { purchaseKinds } from './storedLists'
import { TypedText } from './text'
import { compactText } from './visibleText'

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

/** What a member writes on a transfer for a purchase: a creditor reference (ISO 11649), of which a slip shows. */
export const referenceOf = (number: number): string => {
  const check = 98 - remainder(`RF00${number}`)
  return `RF${String(check).padStart(2, '0')}${number}`
}

/** The number of the purchase that a reference names, blanks and case aside; null where it has a slip. */
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

/** How a confirmed transfer ended: its purchase is paid, or too late for that, and the money has to go back. */
export const SettledTransfer = z.object({ reference: z.string(), outcome: z.enum(['paid', 'refunded']) })
export type SettledTransfer = z.infer<typeof SettledTransfer>

/** What a refusal says of a transfer of another amount. */
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
  /** The reader's own: another admin settles it. */
  own: z.boolean(),
})

const AwaitedTransfer = z.extend(DeskTransfer, {
  email: z.string(),
  kind: z.enum(purchaseKinds),
  /** The shows in which it holds places, by name. */
  shows: z.array(z.string()),
  places: z.int(),
  /** The code of which it holds a use. */
  discountCode: z.nullable(z.string()),
  until: z.nullable(z.iso.datetime()),
})
export type AwaitedTransfer = z.infer<typeof AwaitedTransfer>

const DueRefund = z.extend(DeskTransfer, { id: z.uuid() })
export type DueRefund = z.infer<typeof DueRefund>

/**
 * Transfers that are waited for, with whose account they are and what they hold, and money that has to be sent back by hand;
 * the oldest first. `id` names a refund.
 */
export const DeskTransfers = z.object({ awaited: z.array(AwaitedTransfer), refundsDue: z.array(DueRefund) })
export type DeskTransfers = z.infer<typeof DeskTransfers>
