import { and, eq } from 'drizzle-orm'
import type { ShowEntry } from '#contract/entry/desk'
import type { ChangedBy } from '../../../audit/audit'
import { entryRefunds, purchases } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { markDone } from '../../../domain/purchase/entryRefunds'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { loadShowEntry } from './list'

/** Says that what was owed for an entry paid at the desk was given back by hand. Twice is once; no other refund is touched. */
export const giveRefund = async ({ db }: ServerDeps, id: string, by: ChangedBy): Promise<ShowEntry> => {
  const [found] = await db
    .select({ refund: entryRefunds, userId: purchases.userId })
    .from(entryRefunds)
    .innerJoin(purchases, eq(purchases.id, entryRefunds.purchaseId))
    .where(and(eq(entryRefunds.entryId, id), eq(purchases.paidBy, 'desk')))
  if (!found) throw new HttpError('not_found')
  refuseOwn(by, found.userId)
  await markDone(db, found.refund, found.userId, by)
  const shown = await loadShowEntry(db, id, by.at)
  if (!shown) throw new HttpError('not_found')
  return shown
}
