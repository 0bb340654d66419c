import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { deskWays } from '../payment/deskWays'
import { Dog } from '../dog/dog'
import { CompetitorNumber } from './competitorNumber'
import { EntryChange } from './change'
import { Currency, MinorUnits } from '../shared/money'
import { pageOf } from '../shared/paging'
import { ListedClass } from '../show/listedClass'
import { LongText, Name, WrittenReason } from '../shared/text'

/** The entries that the desk looks at: a checkout that ended unpaid leaves none. */
export const listedEntryStatuses = ['paid', 'held', 'withdrawn'] as const

/** What the entries of a show can be ordered by. */
export const entryOrders = ['class', 'number', 'dog', 'member'] as const

/** The refund of an entry that the desk withdraws. */
export const refundChoices = ['policy', 'whole', 'nothing'] as const
export type RefundChoice = (typeof refundChoices)[number]

/** One entry as the desk has it. `memberName` paid or is to pay, `handlerName` runs the dog; `price` is what was paid for it. */
export const ShowEntry = z.object({
  id: z.uuid(),
  status: z.enum(listedEntryStatuses),
  cls: ListedClass,
  number: CompetitorNumber,
  /** `measured`: its height is not only stated. */
  dog: z.object({
    ...z.pick(Dog, { slug: true, name: true, breed: true, heightCategory: true }).shape,
    measured: addedLater(z.boolean(), true),
  }),
  memberName: z.string(),
  memberNumber: addedLater(z.nullable(z.int()), null),
  handlerName: z.string(),
  phone: z.string(),
  notForCompetition: z.boolean(),
  team: addedLater(z.string(), ''),
  price: MinorUnits,
  currency: Currency,
  /** What would go back by each choice, in minor units; null of an entry that is not paid for. */
  refunds: z.nullable(z.record(z.enum(refundChoices), MinorUnits)),
  /** How it was paid for at the desk: its refund is made by hand. Null where it was paid in another way. */
  paidAtDesk: addedLater(z.nullable(z.enum(deskWays)), null),
  /** What is still to be given back by hand for it, in minor units. */
  refundDue: addedLater(z.nullable(MinorUnits), null),
})
export type ShowEntry = z.infer<typeof ShowEntry>
export const ShowEntryPage = pageOf(ShowEntry)

/**
 * A show's classes, and how full they are; `refundsDue`: refunds of its entries that the provider has not confirmed yet;
 * `refundsByHand`: those that the desk refunds by hand, since no provider took the money.
 */
export const ShowEntryCounts = z.object({
  name: z.string(),
  capacity: z.int(),
  paid: z.int(),
  held: z.int(),
  waiting: z.int(),
  refundsDue: z.int(),
  refundsByHand: addedLater(z.int(), 0),
  classes: z.array(z.object({ ...ListedClass.shape, capacity: z.int(), taken: z.int(), waiting: z.int() })),
})
export type ShowEntryCounts = z.infer<typeof ShowEntryCounts>

/** A withdrawal by the desk: its reason, the kind of refund, and the displayed sum. */
export const DeskWithdrawal = z.object({
  reason: WrittenReason,
  refund: z.enum(refundChoices),
  expectedRefund: MinorUnits,
})
export type DeskWithdrawal = z.infer<typeof DeskWithdrawal>

/** An entry that the desk makes another one: what it becomes, what it was when that was chosen, and why. */
export const DeskMove = z.object({ ...EntryChange.shape, reason: WrittenReason })
export type DeskMove = z.infer<typeof DeskMove>

/** How many members a mail goes to: every member with a paid entry, in one class or in the whole show. */
export const MailRecipients = z.object({ members: z.int() })
export type MailRecipients = z.infer<typeof MailRecipients>

/** What is written to them: to those in one class, or to all of them. */
export const ShowMailText = z.object({ classId: z.nullable(z.uuid()), subject: Name, text: LongText })

/** An email to them; `expectedMembers` is the number of recipients that its writer saw. */
export const ShowMail = z.object({ ...ShowMailText.shape, expectedMembers: z.int().check(z.minimum(1)) })
export type ShowMail = z.infer<typeof ShowMail>

/** One that was sent; `senderName` names its sender. */
export const SentShowMail = z.object({
  id: z.uuid(),
  classId: z.nullable(z.uuid()),
  subject: z.string(),
  text: z.string(),
  members: z.int(),
  senderName: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type SentShowMail = z.infer<typeof SentShowMail>
/** The last hundred, the newest first. */
export const SentShowMails = z.array(SentShowMail)

/** So many entries are withdrawn, or saved, at once. */
export const entriesAtOnce = 100

const Expected = z.object({ id: z.uuid(), expectedRefund: MinorUnits })
const isEachOnce = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id)).size === entries.length

/** Entries of one show that the desk withdraws together: all of them as they were shown, or none. */
export const DeskWithdrawals = z.object({
  reason: WrittenReason,
  refund: z.enum(refundChoices),
  entries: z.array(Expected).check(z.minLength(1), z.maxLength(entriesAtOnce), z.refine(isEachOnce)),
})
export type DeskWithdrawals = z.infer<typeof DeskWithdrawals>

/** How long the desk offers to undo a withdrawal, in milliseconds. */
export const undoFor = 10_000

/** By which a withdrawal is undone; null where there was nothing to withdraw. */
export const UndoId = addedLater(z.nullable(z.uuid()), null)

export const WithdrawnEntries = z.object({ withdrawn: z.int(), undo: UndoId })
export type WithdrawnEntries = z.infer<typeof WithdrawnEntries>

export const WithdrawnEntry = z.object({ ...ShowEntry.shape, undo: UndoId })
export type WithdrawnEntry = z.infer<typeof WithdrawnEntry>

/** How many entries are entered again. */
export const RestoredEntries = z.object({ restored: z.int() })
export type RestoredEntries = z.infer<typeof RestoredEntries>

/**
 * Why none was withdrawn, as `consequences_changed` says it: how many are none of the show's, are withdrawn already, can
 * no longer be withdrawn, and would give another sum back.
 */
export const WithdrawalsRefused = z.object({
  missing: z.int(),
  withdrawn: z.int(),
  closed: z.int(),
  changed: z.int(),
})
export type WithdrawalsRefused = z.infer<typeof WithdrawalsRefused>
