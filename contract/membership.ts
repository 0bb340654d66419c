import * as z from 'zod/mini'
import { Currency, MinorUnits } from './money'

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
