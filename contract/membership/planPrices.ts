import * as z from 'zod/mini'
import { addTo, type Day } from '../shared/calendar'
import { limits } from '../shared/limits'
import { Currency, MinorUnits } from '../shared/money'
import { PlanId } from './membership'

/** What a plan costs from a day on (`validFrom`, in the organisation's time zone) until its next price counts. */
export const PlanPrice = z.object({
  id: z.uuid(),
  planId: PlanId,
  price: MinorUnits,
  currency: Currency,
  validFrom: z.iso.date(),
})
export type PlanPrice = z.infer<typeof PlanPrice>

/** All prices, the latest first; `currency`: the organisation's, in which memberships are sold. */
export const PlanPrices = z.object({
  today: z.iso.date(),
  currency: Currency,
  plans: z.array(z.object({ id: PlanId, years: z.int() })),
  prices: z.array(PlanPrice),
})
export type PlanPrices = z.infer<typeof PlanPrices>

/** A price in the organisation's currency, in minor units. */
export const NewPlanPrice = z.object({
  planId: PlanId,
  price: MinorUnits.check(z.minimum(1), z.maximum(limits.planPriceMax, `too_big:${limits.planPriceMax / 100}`)),
  validFrom: z.iso.date(),
})
export type NewPlanPrice = z.infer<typeof NewPlanPrice>

/** Whether a new price can count from a day: from today to ten years ahead. */
export const canCountFrom = (validFrom: Day, today: Day): boolean =>
  validFrom >= today && validFrom <= addTo(today, { years: 10 })

/** What a price is on a day: one that counts, one to come, or one that another has followed, or that is in another currency. */
export const stateOf = (
  { id, planId, validFrom }: PlanPrice,
  { today, currency, prices }: Pick<PlanPrices, 'today' | 'currency' | 'prices'>,
): 'current' | 'coming' | 'past' => {
  if (validFrom > today) return 'coming'
  const current = prices.find((one) => one.planId === planId && one.currency === currency && one.validFrom <= today)
  return current?.id === id ? 'current' : 'past'
}
