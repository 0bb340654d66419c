import * as z from 'zod/mini'
import { normaliseCode, TypedCode } from './discount'
import { discountStates } from './discountStates'
import { limits } from '../shared/limits'
import { Currency, MinorUnits } from '../shared/money'
import { pageOf } from '../shared/paging'
import type { Endpoints } from '../shared/endpoint'
import { DiscountsQuery } from '../shared/listQueries'
import { IdParams } from '../shared/params'
import { AtVersion } from '../shared/version'

/** A code as it is kept: letters and digits of ASCII and dashes, so that it can be read out over the telephone. */
export const CodeText = TypedCode.check(z.overwrite(normaliseCode), z.regex(/^[A-Z0-9-]{3,40}$/))

const Percent = z.int().check(z.minimum(1), z.maximum(100))
const Amount = MinorUnits.check(
  z.minimum(1),
  z.maximum(limits.discountAmountMax, `too_big:${limits.discountAmountMax / 100}`),
)
const Uses = z.int().check(z.minimum(1), z.maximum(limits.discountUsesMax))

const terms = {
  percent: z.nullable(Percent),
  /** In minor units of the organisation's currency. */
  amount: z.nullable(Amount),
  /** The first and the last day on which it can be redeemed, in the organisation's time zone; null: no such day. */
  validFrom: z.nullable(z.iso.date()),
  validTo: z.nullable(z.iso.date()),
  /** How often it can be redeemed; null: as often as anyone likes. */
  uses: z.nullable(Uses),
  /** How often one member can redeem it; null: as often as they like. */
  usesPerMember: z.nullable(Uses),
  /** It is good for entries in this show alone. */
  showSlug: z.nullable(z.string().check(z.maxLength(limits.nameMax))),
}

/** A new code takes off either a percentage or an amount. */
export const NewDiscount = z.object({ discountCode: CodeText, ...terms }).check(
  z.refine(({ percent, amount }) => (percent === null) !== (amount === null), { path: ['percent'] }),
  z.refine(({ validFrom, validTo }) => validFrom === null || validTo === null || validFrom <= validTo, {
    path: ['validTo'],
  }),
)
export type NewDiscount = z.infer<typeof NewDiscount>

/**
 * What a code has cost: the purchases that were paid with it, and what it took off their entries, in minor units of its currency.
 * A purchase that was refunded as a whole does not count: its use was returned. An entry that was withdrawn counts as long as the
 * organisation has kept a part of what was paid for it; refunded in full, it has cost nothing.
 */
const DiscountCost = z.object({ purchases: z.int(), amount: MinorUnits })
export type DiscountCost = z.infer<typeof DiscountCost>

/** A code at the desk; `used`: checkouts that hold it or have paid with it; `paused`: also where its state is another one. */
export const DeskDiscount = z.object({
  id: z.uuid(),
  discountCode: z.string(),
  ...terms,
  showName: z.nullable(z.string()),
  currency: Currency,
  used: z.int(),
  cost: DiscountCost,
  state: z.enum(discountStates),
  paused: z.boolean(),
  ended: z.boolean(),
  version: z.int(),
})
export type DeskDiscount = z.infer<typeof DeskDiscount>

/** `currency`: the organisation's, in which new codes take off an amount. */
export const DeskDiscountPage = z.object({ ...pageOf(DeskDiscount).shape, currency: Currency })
export type DeskDiscountPage = z.infer<typeof DeskDiscountPage>

export const discountEndpoints = {
  /** Discount codes, for admins. */
  getDiscounts: {
    method: 'GET',
    path: '/desk/discounts',
    action: 'discount.manage',
    schema: { querystring: DiscountsQuery, response: { 200: DeskDiscountPage } },
  },
  addDiscount: {
    method: 'POST',
    path: '/desk/discounts',
    action: 'discount.manage',
    schema: { body: NewDiscount, response: { 201: DeskDiscount } },
  },
  /** It cannot be redeemed until it is resumed; a checkout that holds a use may still be paid. */
  pauseDiscount: {
    method: 'POST',
    path: '/desk/discounts/:id/pause',
    action: 'discount.manage',
    schema: { params: IdParams, body: AtVersion, response: { 200: DeskDiscount } },
    refusals: ['stale'],
  },
  resumeDiscount: {
    method: 'POST',
    path: '/desk/discounts/:id/resume',
    action: 'discount.manage',
    schema: { params: IdParams, body: AtVersion, response: { 200: DeskDiscount } },
    refusals: ['stale'],
  },
  endDiscount: {
    method: 'POST',
    path: '/desk/discounts/:id/end',
    action: 'discount.manage',
    schema: { params: IdParams, body: AtVersion, response: { 200: DeskDiscount } },
    refusals: ['stale'],
  },
} as const satisfies Endpoints
