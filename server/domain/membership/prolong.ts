import { eq } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import { renewalAfter } from '#contract/membership/renewal'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { loadSettings } from '../../db/settings'

/** Starts or prolongs a membership that was paid; the day until which it then lasts. The account must be locked. */
export const prolongMembership = async (
  tx: Db,
  user: typeof users.$inferSelect,
  years: number,
  by: ChangedBy,
): Promise<string> => {
  // Membership is counted in the organisation's own days.
  const { timeZone } = await loadSettings(tx)
  const renewalDate = renewalAfter(dayAt(by.at.toISOString(), timeZone), user.renewalDate, years)
  const registeredAt = user.registeredAt ?? by.at
  await tx.update(users).set({ registeredAt, renewalDate }).where(eq(users.id, user.id))
  const [before, after] = [{ renewalDate: user.renewalDate }, { renewalDate }]
  await auditAccount(tx, { by, id: user.id, action: 'membership.prolonged', before, after })
  return renewalDate
}
