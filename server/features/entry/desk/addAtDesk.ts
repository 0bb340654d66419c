import { eq } from 'drizzle-orm'
import type { DeskEntries, DeskEntriesAdded } from '#contract/entry/addAtDesk'
import type { ChangedBy } from '../../../audit/audit'
import { purchases } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { buyAtDesk } from '../../../domain/purchase/buyAtDesk'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import type { ShowRow } from '../../../domain/show/toShow'
import { findEnterable } from './classesForDog'
import { entriesOfPurchase } from './list'

type Ask = DeskEntries & { show: ShowRow; key: string; by: ChangedBy }

/** Adds entries for the owner of a dog, paid at the desk; the answer says what came of them, also when it is asked again. */
export const addAtDesk = async (
  deps: ServerDeps,
  payments: PaymentProvider,
  { show, key, by, ...body }: Ask,
): Promise<{ fresh: boolean; added: DeskEntriesAdded }> => {
  const { db } = deps
  const { dog } = await findEnterable(db, body.dog)
  refuseOwn(by, dog.ownerId)
  const { id, fresh } = await buyAtDesk(deps, payments, { show, dog, key, body, by })
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id))
  const { way, reason } = body
  if (!purchase) throw new HttpError('not_found')
  const { number, total, currency } = purchase
  return { fresh, added: { number, total, currency, way, reason, entries: await entriesOfPurchase(db, id, by.at) } }
}
