import { dayAt } from '#contract/shared/calendar'
import type { EarlyPrice } from '#contract/show/earlyPrice'
import type { classes, shows } from '../../db/schema'

type ClassRow = typeof classes.$inferSelect
type ShowRow = typeof shows.$inferSelect

export interface PricedClass {
  /** In minor units. */
  price: number
  early: EarlyPrice
}

/** What an entry costs at an instant: the early price until the end of the show's last day of it, where both have one. */
export const priceAt = (
  { price, earlyPrice }: Pick<ClassRow, 'price' | 'earlyPrice'>,
  { earlyUntil, timeZone }: Pick<ShowRow, 'earlyUntil' | 'timeZone'>,
  now: Date,
): PricedClass =>
  earlyPrice !== null && earlyUntil !== null && dayAt(now.toISOString(), timeZone) <= earlyUntil
    ? { price: earlyPrice, early: { fullPrice: price, until: earlyUntil } }
    : { price, early: null }
