import * as z from 'zod/mini'
import { Currency, MinorUnits } from '../shared/money'

/** A membership plan; the price is a row of the database, the lengths are the specification's. */
export const Plan = z.object({
  id: z.enum(['1-year', '3-years', '4-years']),
  years: z.int().check(z.minimum(1)),
  price: MinorUnits,
  currency: Currency,
})
export type Plan = z.infer<typeof Plan>
export const PlanId = Plan.shape.id
export type PlanId = Plan['id']
export const Plans = z.array(Plan)

/**
 * The plans at what a member pays. `junior`: by the birth date that the office knows they are one, and pay less; under `juniorYears`.
 * `family`: theirs is a family's membership, which the office renews; these plans are for one adult.
 */
export const OwnPlans = z.object({ plans: Plans, kind: z.enum(['adult', 'junior', 'family']), juniorYears: z.int() })
export type OwnPlans = z.infer<typeof OwnPlans>

type Priced = Pick<Plan, 'years' | 'price' | 'currency'>

/** What a year of a plan costs, in minor units: rounded up, so that no saving is promised that is not there. */
export const pricePerYear = ({ years, price }: Priced): number => Math.ceil(price / years)

/** What a year costs less than with the plan of one year, in minor units; 0 where nothing is saved. */
export const savingPerYear = (plan: Priced, plans: readonly Priced[]): number => {
  const single = plans.find(({ years, currency }) => years === 1 && currency === plan.currency)
  return single ? Math.max(0, single.price - pricePerYear(plan)) : 0
}
