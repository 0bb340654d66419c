import * as z from 'zod/mini'
import { Email } from '../account/credentials'
import { Reauthentication } from '../account/session'
import { HeightCategory } from '../dog/height'
import { membershipEvents, membershipKinds } from '../membership/kinds'
import { moneyAccounts } from '../money/accounts'
import { deskWays } from '../payment/deskWays'
import { PurchaseStatus } from '../purchase/purchase'
import { addedLater } from '../shared/addedLater'
import { locales } from '../shared/locales'
import { Currency, MinorUnits } from '../shared/money'
import { purchaseKinds } from '../shared/storedLists'
import { LongText, Name, WrittenReason } from '../shared/text'
import { refusableKinds } from './mailKinds'
import { Family } from './family'
import { MemberRow } from './register'

/** So many of each kind are on a member's page, the newest first. */
export const memberPageMost = { purchases: 10, mails: 10, history: 20, entries: 20, notes: 50 } as const

/** What happened to a membership. `recordedBy`: the admin, by name; null where the member bought it. */
export const MembershipRecord = z.object({
  id: z.uuid(),
  event: z.enum(membershipEvents),
  kind: z.enum(membershipKinds),
  years: z.nullable(z.int()),
  startsOn: z.iso.date(),
  endsOn: z.nullable(z.iso.date()),
  recordedOn: z.iso.date(),
  recordedBy: z.nullable(z.string()),
  reason: z.string(),
  paid: z.nullable(
    z.object({
      receipt: z.int(),
      amount: MinorUnits,
      currency: Currency,
      /** How it was paid at the desk. */
      way: z.nullable(z.enum(deskWays)),
    }),
  ),
})
export type MembershipRecord = z.infer<typeof MembershipRecord>

const MemberPurchase = z.object({
  id: z.uuid(),
  receipt: z.int(),
  kind: z.enum(purchaseKinds),
  status: PurchaseStatus,
  madeOn: z.iso.date(),
  /** What its entries are in; one name for each show. */
  showNames: z.array(z.string()),
  runs: z.int(),
  amount: MinorUnits,
  refunded: MinorUnits,
  currency: Currency,
  /**
   * Of a membership: what can still be refunded, from which account, and the last day that is left where the membership ends; null where it
   * can't end by a refund.
   */
  refundable: addedLater(
    z.nullable(z.object({ most: MinorUnits, account: z.enum(moneyAccounts), lastDay: z.nullable(z.iso.date()) })),
    null,
  ),
})
export type MemberPurchase = z.infer<typeof MemberPurchase>

const MemberEntry = z.object({
  id: z.uuid(),
  showSlug: z.string(),
  showName: z.string(),
  dogName: z.string(),
  date: z.iso.date(),
  startTime: z.string(),
  ring: z.int(),
})
export type MemberEntry = z.infer<typeof MemberEntry>

/** An email to them. `failed`: it was tried and has not gone out yet. */
const MemberMail = z.object({
  id: z.uuid(),
  subject: z.string(),
  queuedOn: z.iso.date(),
  sent: z.boolean(),
  failed: z.boolean(),
})
export type MemberMail = z.infer<typeof MemberMail>

export const MemberNote = z.object({
  id: z.uuid(),
  text: z.string(),
  authorName: z.string(),
  writtenOn: z.iso.date(),
})
export type MemberNote = z.infer<typeof MemberNote>
export const NoteDraft = z.object({ text: LongText })
export type NoteDraft = z.infer<typeof NoteDraft>

/** An account that the office opens. `locale`: the language of emails to its member. */
export const MemberDraft = z.object({ name: Name, email: Email, locale: z.enum(locales) })
export type MemberDraft = z.infer<typeof MemberDraft>

/** Why a member may not log in: they read it when they try. */
export const BlockMember = z.object({ reason: WrittenReason })
export type BlockMember = z.infer<typeof BlockMember>

/** Whom a link was sent to that confirms the address. */
export const SentConfirmation = z.object({ email: z.string() })
export type SentConfirmation = z.infer<typeof SentConfirmation>

/** Takes the second factor from someone who has lost it. `reason`: how they have proved who they are. */
export const RemoveFactor = z.object({ reason: WrittenReason, ...Reauthentication.shape })
export type RemoveFactor = z.infer<typeof RemoveFactor>

/** An admin acts for a member, who has called for help. `reason`: what for. */
export const ActForMember = z.object({ reason: WrittenReason, ...Reauthentication.shape })
export type ActForMember = z.infer<typeof ActForMember>

/** Another address for someone who has lost theirs. `reason`: how they have proved who they are. */
export const ChangeMemberEmail = z.object({ email: Email, reason: WrittenReason, ...Reauthentication.shape })
export type ChangeMemberEmail = z.infer<typeof ChangeMemberEmail>

/** An address that the office has requested: the account has it from `changesOn` on, once it is confirmed. */
const EmailChange = z.object({
  email: z.string(),
  requestedOn: z.iso.date(),
  changesOn: z.iso.date(),
  confirmed: z.boolean(),
})

/** Values of an account that its history names. */
export const historyFields = [
  ...(['email', 'name', 'street', 'postcode', 'city', 'country', 'phone', 'emergencyName', 'emergencyPhone'] as const),
  ...(['locale', 'roles', 'renewalDate', 'membershipKind', 'blocked'] as const),
] as const
export type HistoryField = (typeof historyFields)[number]

/**
 * A change of the account or of what is known about its member, or a look at it; or what an admin did for the member. `by`: the name of
 * who made it, null for a job or a deleted account; `own`: the member did; `dogName`: of the dog that it is about, `until`: how long an admin
 * may act.
 */
const MemberEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  own: z.boolean(),
  action: z.string(),
  changes: z.array(
    z.object({ field: z.enum(historyFields), was: z.nullable(z.string()), became: z.nullable(z.string()) }),
  ),
  why: z.nullable(z.string()),
  dogName: addedLater(z.nullable(z.string()), null),
  until: addedLater(z.nullable(z.iso.datetime()), null),
})
export type MemberEvent = z.infer<typeof MemberEvent>

const OfAll = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.object({ all: z.int(), items: z.array(item).check(z.maxLength(most)) })

/**
 * An account that was merged into this one. `memberName` and `undoUntil` are null once the merge can't be undone any more. `lost`: dogs that stay where
 * they are if it is undone, as they have been deleted or have changed hands since.
 */
const MergedAccount = z.object({
  id: z.uuid(),
  memberName: z.nullable(z.string()),
  email: z.string(),
  memberNumber: z.nullable(z.int()),
  mergedOn: z.iso.date(),
  undoUntil: z.nullable(z.iso.datetime()),
  lost: z.array(z.string()),
})
export type MergedAccount = z.infer<typeof MergedAccount>

/** All that the office knows about a member. `own`: it is the reader, whose membership another admin looks after. */
export const DeskMember = z.object({
  ...MemberRow.shape,
  own: z.boolean(),
  emailConfirmed: z.boolean(),
  emailChange: z.nullable(EmailChange),
  locale: z.enum(locales),
  birthDate: z.nullable(z.iso.date()),
  phone: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  devices: z.int(),
  twoStep: z.boolean(),
  blocked: z.nullable(z.object({ since: z.iso.date(), reason: z.string() })),
  getsMails: z.boolean(),
  /** Why emails to the present address are returned, in the words of a mail server. */
  bounce: addedLater(z.nullable(z.object({ since: z.iso.date(), reason: z.string() })), null),
  unsubscribedFrom: addedLater(z.array(z.enum(refusableKinds)), []),
  family: addedLater(Family, { payer: null, members: [] }),
  mergedAccounts: addedLater(z.array(MergedAccount), []),
  household: z.array(z.object({ id: z.uuid(), memberName: z.string() })),
  keptDogs: z.array(
    z.object({ slug: z.string(), dogName: z.string(), heightCategory: HeightCategory, retired: z.boolean() }),
  ),
  memberships: z.array(MembershipRecord),
  purchases: OfAll(MemberPurchase, memberPageMost.purchases),
  entriesAhead: OfAll(MemberEntry, memberPageMost.entries),
  mails: OfAll(MemberMail, memberPageMost.mails),
  notes: z.array(MemberNote).check(z.maxLength(memberPageMost.notes)),
  history: z.array(MemberEvent).check(z.maxLength(memberPageMost.history)),
  terms: z.object({
    today: z.iso.date(),
    juniorPercent: z.int(),
    juniorYears: z.int(),
    familyPercent: addedLater(z.int(), 100),
  }),
})
export type DeskMember = z.infer<typeof DeskMember>
