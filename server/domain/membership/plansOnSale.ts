import { and, desc, eq, lte } from 'drizzle-orm'
import type { Plan } from '#contract/membership/membership'
import { dayAt } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { planPrices, plans } from '../../db/schema'
import { loadSettings } from '../../db/settings'

/**
 * The plans with what they cost at an instant, shortest first. One without a price in the organisation's currency on that day
 * is not on sale.
 */
export const plansOnSale = async (db: Db, at: Date): Promise<Plan[]> => {
  const { currency, timeZone } = await loadSettings(db)
  const today = dayAt(at.toISOString(), timeZone)
  return db
    .selectDistinctOn([plans.years, plans.id], {
      id: plans.id,
      years: plans.years,
      price: planPrices.price,
      currency: planPrices.currency,
    })
    .from(plans)
    .innerJoin(planPrices, eq(planPrices.planId, plans.id))
    .where(and(eq(planPrices.currency, currency), lte(planPrices.validFrom, today)))
    .orderBy(plans.years, plans.id, desc(planPrices.validFrom))
}
