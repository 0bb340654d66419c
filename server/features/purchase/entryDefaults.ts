import { asc, count, desc, eq } from 'drizzle-orm'
import { noDetails, type EntryDefaults } from '#contract/entry/details'
import type { Db } from '../../db/client'
import { entries, profiles, purchases } from '../../db/schema'

const { handler, handlerName, phone } = entries

/** The details of most entries in a member's newest purchase; without a purchase, the phone of the profile. */
export const loadEntryDefaults = async (db: Db, userId: string): Promise<EntryDefaults> => {
  const [newest] = await db
    .select({ handler, handlerName, phone })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(eq(purchases.userId, userId))
    .groupBy(purchases.number, handler, handlerName, phone)
    .orderBy(desc(purchases.number), desc(count()), asc(handler), asc(handlerName), asc(phone))
    .limit(1)
  if (newest) return newest
  const [profile] = await db.select({ phone: profiles.phone }).from(profiles).where(eq(profiles.userId, userId))
  const { handler: kind, handlerName: name } = noDetails
  return { handler: kind, handlerName: name, phone: profile?.phone ?? '' }
}
