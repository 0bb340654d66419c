import { isJunior, priceOfKind } from '#contract/membership/atDesk'
import type { OwnPlans } from '#contract/membership/membership'
import { dayAt } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import type { users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { plansOnSale } from './plansOnSale'

/** The plans on sale, at what a member pays on the web. */
export const ownPlans = async (
  db: Db,
  { birthDate, membershipKind }: Pick<typeof users.$inferSelect, 'birthDate' | 'membershipKind'>,
  at: Date,
): Promise<OwnPlans> => {
  const settings = await loadSettings(db)
  const { juniorYears } = settings
  const today = dayAt(at.toISOString(), settings.timeZone)
  const plans = await plansOnSale(db, at)
  if (membershipKind === 'family') return { plans, kind: 'family', juniorYears }
  if (birthDate === null || !isJunior(birthDate, { today, juniorYears })) return { plans, kind: 'adult', juniorYears }
  return {
    plans: plans.map((plan) => ({ ...plan, price: priceOfKind('junior', plan, settings) })),
    kind: 'junior',
    juniorYears,
  }
}
