import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { DogFound } from '../dog/desk'
import { normalizeText } from '../shared/normalizeText'
import { Currency, MinorUnits } from '../shared/money'
import { ShowLifecycle } from '../show/show'
import { listedEntryStatuses } from '../entry/desk'
import { purchaseKinds } from '../shared/storedLists'
import { SearchText } from '../shared/text'

/** Letters and digits without which nothing is looked for, and how much of each kind is found at most. */
export const deskSearchLimits = { least: 2, most: 5 } as const

/** Part of a name, a whole microchip, an email address, a purchase number or the reference of a transfer. */
export const DeskSearch = z.object({
  sought: SearchText.check(z.refine((text) => normalizeText(text).length >= deskSearchLimits.least, 'invalid')),
})

/** `id`: of the person's page, where there is one; `showSlug`: the latest show that they have entered. */
const MemberFound = z.object({
  id: z.uuid(),
  personId: z.nullable(z.uuid()),
  memberName: z.string(),
  /** Null of a person without an account. */
  email: z.nullable(z.string()),
  renewalDate: z.nullable(z.iso.date()),
  showSlug: z.nullable(z.string()),
})
export type MemberFound = z.infer<typeof MemberFound>

const ShowFound = z.object({
  slug: z.string(),
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  state: ShowLifecycle,
})
export type ShowFound = z.infer<typeof ShowFound>

const EntryFound = z.object({
  id: z.uuid(),
  status: z.enum(listedEntryStatuses),
  dogName: z.string(),
  handlerName: z.string(),
  showSlug: z.string(),
  showName: z.string(),
  date: z.iso.date(),
})
export type EntryFound = z.infer<typeof EntryFound>

const PurchaseFound = z.object({
  id: z.uuid(),
  receipt: z.int(),
  /** Of a bank transfer that is expected. */
  reference: z.nullable(z.string()),
  kind: z.enum(purchaseKinds),
  payer: z.string(),
  amount: MinorUnits,
  currency: Currency,
  /** In the club's time zone. */
  date: z.iso.date(),
  personId: z.nullable(z.uuid()),
  /** The account that paid, or is to. */
  payerId: addedLater(z.nullable(z.uuid()), null),
  /** Of the first entry that it bought, else the latest show that its payer has entered. */
  showSlug: z.nullable(z.string()),
})
export type PurchaseFound = z.infer<typeof PurchaseFound>

const DogHit = z.extend(z.omit(DogFound, { heightCategory: true }), { birthDate: z.iso.date() })
export type DogHit = z.infer<typeof DogHit>

/** What the caller may see of what was found: a kind that they may not read is empty. */
export const DeskSearchResult = z.object({
  shows: z.array(ShowFound),
  people: z.array(MemberFound),
  dogs: z.array(DogHit),
  entries: z.array(EntryFound),
  purchases: z.array(PurchaseFound),
})
export type DeskSearchResult = z.infer<typeof DeskSearchResult>
