import * as z from 'zod/mini'
import { limits } from '../shared/limits'
import { MinorUnits, sum } from '../shared/money'
import { ordinaryWidth, visibleText } from '../shared/visibleText'

/** A discount code as everyone means it: the case of its letters and blanks count for nothing. */
export const normaliseCode = (text: string): string =>
  ordinaryWidth(visibleText(text))
    .replace(/\s/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()

/** A code as someone types it. */
export const TypedCode = z.string().check(z.maxLength(limits.discountCodeTyped))

/** Why a code takes nothing off. A code whose time has not begun is answered like an unknown one. */
export const CodeRefusal = z.enum([
  'code_unknown',
  'code_expired',
  'code_paused',
  'code_used_up',
  'code_not_for_this',
  'code_used_by_member',
  'code_held',
])
export type CodeRefusal = z.infer<typeof CodeRefusal>

/** What a code takes off: a share of the price, in whole percent, or an amount. */
export const DiscountTerms = z.union([
  z.object({ percent: z.int().check(z.minimum(1), z.maximum(100)), amount: z.null() }),
  z.object({ percent: z.null(), amount: MinorUnits.check(z.minimum(1)) }),
])
export type DiscountTerms = z.infer<typeof DiscountTerms>

/** A discount as a quote or a receipt shows it: what it comes to, in minor units, and how that was reckoned. */
export const Discount = z.object({
  code: z.string(),
  percent: z.nullable(z.int()),
  total: MinorUnits,
})
export type Discount = z.infer<typeof Discount>

/**
 * What terms take off some prices, each in minor units: percent of the sum, rounded half up, or the amount, and never more
 * than the sum. The parts belong to the prices one by one and add up to the whole: what is cut from one by rounding is
 * found in another.
 */
export const discountParts = ({ percent, amount }: DiscountTerms, prices: readonly number[]): number[] => {
  const whole = sum(prices)
  const off = percent === null ? Math.min(amount, whole) : Math.floor((whole * percent + 50) / 100)
  let passed = 0
  let given = 0
  return prices.map((price) => {
    passed += price
    // Up to here that share of the discount is due; no part is larger than its price.
    const due = whole === 0 ? 0 : Math.floor((off * passed) / whole)
    const part = due - given
    given = due
    return part
  })
}
