import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { entryWays } from '../payment/deskWays'
import { limits } from '../shared/limits'
import { Currency, MinorUnits } from '../shared/money'
import { Name, OptionalName, OptionalReason, WrittenReason } from '../shared/text'
import { AtVersion } from '../shared/version'
import { refundChoices } from '../entry/desk'
import { BothNames, ExtraReason, ExtraRequests } from './cartExtra'
import { extraKinds } from './kinds'

const Limit = z.nullable(z.int().check(z.minimum(0), z.maximum(limits.extraLimitMax)))

/** An option as it is edited: without `id` it is a new one; without a Polish name, it has the English one. */
const OptionForm = z.object({ id: z.nullable(z.uuid()), nameEn: Name, namePl: OptionalName, limit: Limit })

/**
 * An extra as the organiser edits it. `limit`: how many there are in all; `perMember`: how many one member can buy; `soldUntil`: the last day of
 * its sale, in the show's time zone; each null where there is none, and the sale then ends with entries. `paused`: withdrawn from sale.
 */
export const ExtraForm = z.object({
  kind: z.enum(extraKinds),
  nameEn: Name,
  namePl: Name,
  price: MinorUnits.check(z.maximum(limits.extraPriceMax, `too_big:${limits.extraPriceMax / 100}`)),
  options: z.array(OptionForm).check(z.maxLength(limits.extraOptionsMax)),
  limit: Limit,
  perMember: z.nullable(z.int().check(z.minimum(1), z.maximum(limits.extraLimitMax))),
  soldUntil: z.nullable(z.iso.date()),
  paused: z.boolean(),
})
export type ExtraForm = z.infer<typeof ExtraForm>

export const ExtraChange = z.extend(AtVersion, ExtraForm.shape)
export type ExtraChange = z.infer<typeof ExtraChange>

/** `left`: how many can still be bought; null: there is no limit. */
const ShownOption = z.object({ id: z.uuid(), name: BothNames, left: z.nullable(z.int()) })

/** An extra on the page of its show. `until`: when its sale ends; `onSale`: it is sold now, unless nothing is left. */
export const ShowExtra = z.object({
  id: z.uuid(),
  kind: z.enum(extraKinds),
  name: BothNames,
  price: MinorUnits,
  currency: Currency,
  options: z.array(ShownOption),
  left: z.nullable(z.int()),
  perMember: z.nullable(z.int()),
  until: z.iso.datetime(),
  onSale: z.boolean(),
})
export type ShowExtra = z.infer<typeof ShowExtra>
export const ShowExtras = z.array(ShowExtra).check(z.maxLength(limits.extrasPerShow))

/** What was sold: paid, and held by checkouts that are not paid yet. */
const Sold = z.object({ paid: z.int(), held: z.int() })

const DeskOption = z.object({ id: z.uuid(), name: BothNames, limit: Limit, sold: Sold })

/** An extra as the organiser has it. `isSold`: it is in a purchase, so that it can be withdrawn from sale and not deleted. */
export const DeskExtra = z.object({
  id: z.uuid(),
  kind: z.enum(extraKinds),
  name: BothNames,
  price: MinorUnits,
  currency: Currency,
  options: z.array(DeskOption),
  limit: Limit,
  perMember: z.nullable(z.int()),
  soldUntil: z.nullable(z.iso.date()),
  paused: z.boolean(),
  sold: Sold,
  isSold: z.boolean(),
  version: z.int(),
})
export type DeskExtra = z.infer<typeof DeskExtra>

/** `currency`: the organisation's, in which new extras are sold. */
export const DeskExtras = z.object({
  showName: z.string(),
  endDate: z.iso.date(),
  entriesCloseAt: z.iso.datetime(),
  timeZone: z.string(),
  currency: Currency,
  items: z.array(DeskExtra),
})
export type DeskExtras = z.infer<typeof DeskExtras>

/** Who has bought what of an extra, or holds it in a checkout; `memberName` is null once the account is deleted. */
export const ExtraBuyer = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  memberName: z.nullable(z.string()),
  purchaseNumber: z.int(),
  option: z.nullable(BothNames),
  quantity: z.int(),
  total: MinorUnits,
  currency: Currency,
  status: z.enum(['held', 'paid', 'withdrawn']),
  /** What would be refunded by each choice, in minor units; null where nothing is paid, or the show is over. */
  refunds: z.nullable(z.record(z.enum(refundChoices), MinorUnits)),
  /** How it was paid at the show office (one of deskWays, or what a newer server knows); null: online, or not yet. */
  paidAtDesk: addedLater(z.nullable(z.string()), null),
  /** What the office still has to refund by hand; null: nothing. */
  refundDue: addedLater(z.nullable(MinorUnits), null),
})
export type ExtraBuyer = z.infer<typeof ExtraBuyer>

/** All that were sold of an extra, by the purchase's number. */
export const ExtraBuyers = z.object({ name: BothNames, showName: z.string(), items: z.array(ExtraBuyer) })
export type ExtraBuyers = z.infer<typeof ExtraBuyers>

/**
 * An extra as the show office sells it to one member: how many are left of all and how many more this member may buy, each null without a limit,
 * and why it is not sold to them at all.
 */
export const OfficeExtra = z.object({
  id: z.uuid(),
  kind: z.enum(extraKinds),
  name: BothNames,
  price: MinorUnits,
  options: z.array(ShownOption),
  left: z.nullable(z.int()),
  leftForMember: z.nullable(z.int()),
  reason: z.nullable(ExtraReason.shape.code),
})
export type OfficeExtra = z.infer<typeof OfficeExtra>

/** What the show office can sell to a member. */
export const OfficeExtras = z.object({
  showName: z.string(),
  memberName: z.string(),
  currency: Currency,
  items: z.array(OfficeExtra),
})
export type OfficeExtras = z.infer<typeof OfficeExtras>

/**
 * Extras that the show office sells to a member. `expectedPrice`: the sum of the prices that the office saw, also of what is free. `reason`: what the
 * receipt says about it; required for what is free.
 */
export const OfficeSale = z
  .object({
    memberId: z.uuid(),
    extras: ExtraRequests.check(z.minLength(1)),
    expectedPrice: MinorUnits,
    way: z.enum(entryWays),
    reason: OptionalReason,
  })
  .check(
    z.refine(({ way, reason }) => way !== 'free' || WrittenReason.safeParse(reason).success, {
      path: ['reason'],
      error: 'invalid',
    }),
  )
export type OfficeSale = z.infer<typeof OfficeSale>

/** What came of a sale at the show office: the purchase and its number, what was to be paid and how, and how many pieces were sold. */
export const OfficeSold = z.object({
  number: z.int(),
  memberName: z.string(),
  pieces: z.int(),
  total: MinorUnits,
  currency: Currency,
  way: z.enum(entryWays),
})
export type OfficeSold = z.infer<typeof OfficeSold>
