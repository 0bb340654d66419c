import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte } from 'drizzle-orm'
import { canCountFrom, type NewPlanPrice, type PlanPrice, type PlanPrices } from '#contract/membership/planPrices'
import { dayAt } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { constraintOf, sqlCode } from '../../db/retry'
import { planPrices, plans } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { HttpError } from '../../http/httpError'

const facts = {
  id: planPrices.id,
  planId: planPrices.planId,
  price: planPrices.price,
  currency: planPrices.currency,
  validFrom: planPrices.validFrom,
}

const dayOf = async (db: Db, at: Date) => {
  const { currency, timeZone } = await loadSettings(db)
  return { currency, today: dayAt(at.toISOString(), timeZone) }
}

/** What each plan cost, costs and will cost. */
export const loadPlanPrices = async (db: Db, at: Date): Promise<PlanPrices> => ({
  ...(await dayOf(db, at)),
  plans: await db.select({ id: plans.id, years: plans.years }).from(plans).orderBy(asc(plans.years)),
  prices: await db.select(facts).from(planPrices).orderBy(desc(planPrices.validFrom), asc(planPrices.planId)),
})

const record = (tx: Db, by: ChangedBy, action: 'plan.price_added' | 'plan.price_removed', price: PlanPrice) => {
  const subject = { type: 'plan', id: price.planId } as const
  const [before, after] = action === 'plan.price_added' ? [undefined, price] : [price, undefined]
  return audit(tx, { by, action, subject, onBehalfOf: null, before, after })
}

/** Adds a price in the organisation's currency. Throws validation_failed for a day that is past or has a price. */
export const addPlanPrice = async (db: Db, { planId, price, validFrom }: NewPlanPrice, by: ChangedBy) => {
  try {
    return await db.transaction(async (tx) => {
      const { currency, today } = await dayOf(tx, by.at)
      if (!canCountFrom(validFrom, today)) throw new HttpError('validation_failed', { validFrom: 'invalid' })
      const added: PlanPrice = { id: randomUUID(), planId, price, currency, validFrom }
      await tx.insert(planPrices).values({ ...added, createdAt: by.at })
      await record(tx, by, 'plan.price_added', added)
      return added
    })
  } catch (error) {
    if (sqlCode(error) === '23505' && constraintOf(error) === 'plan_prices_once_a_day')
      throw new HttpError('validation_failed', { validFrom: 'price_taken' })
    throw error
  }
}

/** Removes a price that counts from today or later: what was begun to be bought at it keeps its sum. Throws not_found, price_counts. */
export const removePlanPrice = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    const { today } = await dayOf(tx, by.at)
    const [removed] = await tx
      .delete(planPrices)
      .where(and(eq(planPrices.id, id), gte(planPrices.validFrom, today)))
      .returning(facts)
    if (removed) return record(tx, by, 'plan.price_removed', removed)
    const [counting] = await tx.select(facts).from(planPrices).where(eq(planPrices.id, id))
    throw new HttpError(counting ? 'price_counts' : 'not_found')
  })
