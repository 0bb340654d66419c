import { eq, inArray } from 'drizzle-orm'
import type { BuyerCorrection, InvoiceBuyer, OfficeInvoice } from '#contract/money/invoice'
import type { ChangedBy } from '../../../audit/audit'
import { lockPurchases, lockUsers } from '../../../db/locks'
import { Overtaken, withRetry } from '../../../db/retry'
import { purchases, users } from '../../../db/schema'
import type { Db } from '../../../db/client'
import type { ServerDeps } from '../../../deps'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { correctBuyer, issueInvoice } from '../../../domain/money/invoice/issue'
import { findInvoice } from '../../../domain/money/invoice/load'
import { mailInvoice } from '../../../domain/money/invoice/mailInvoice'
import { HttpError } from '../../../http/httpError'

/** A purchase, its owner, and who makes this call, locked: an account that was deleted meanwhile issues nothing. */
const lockBought = async (tx: Db, purchaseId: string, { actor }: ChangedBy) => {
  const [found] = await tx.select().from(purchases).where(eq(purchases.id, purchaseId))
  if (!found) throw new HttpError('not_found')
  const accounts = await lockUsers(tx, inArray(users.id, [found.userId, actor]))
  if (accounts.find(({ id }) => id === actor)?.deletedAt !== null) throw new HttpError('unauthorized')
  const user = accounts.find(({ id }) => id === found.userId)
  const [purchase] = await lockPurchases(tx, eq(purchases.id, purchaseId))
  if (!user || !purchase) throw new HttpError('not_found')
  // Its account was merged into another one meanwhile.
  if (purchase.userId !== user.id) throw new Overtaken()
  return { user, purchase }
}

/** Issues the invoice of a purchase for its owner, or for an admin, and emails the owner where it is new. The answer is whether it is. */
export const issueFor = (
  deps: ServerDeps,
  { purchaseId, buyer, by }: { purchaseId: string; buyer: InvoiceBuyer; by: ChangedBy },
): Promise<{ id: string; fresh: boolean }> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { user, purchase } = await lockBought(tx, purchaseId, by)
      const { issued, fresh } = await issueInvoice(tx, purchase, { buyer, locale: user.locale }, by)
      if (fresh) await mailInvoice(tx, deps, user, issued, purchase.number)
      return { id: issued.id, fresh }
    }),
  )

/** The same for the purchase with a number, by an admin; another admin issues those of an admin. */
export const issueAtDesk = async (
  deps: ServerDeps,
  { purchaseNumber, ...buyer }: OfficeInvoice,
  by: ChangedBy,
): Promise<{ id: string; fresh: boolean }> => {
  const [found] = await deps.db.select().from(purchases).where(eq(purchases.number, purchaseNumber))
  if (!found) throw new HttpError('validation_failed', { purchaseNumber: 'invalid' })
  refuseOwn(by, found.userId)
  return issueFor(deps, { purchaseId: found.id, buyer, by })
}

/** Corrects the buyer's details by another document, whose id is the answer, and emails the owner. */
export const correctFor = (
  deps: ServerDeps,
  { id, correction: { reason, ...buyer }, by }: { id: string; correction: BuyerCorrection; by: ChangedBy },
): Promise<string> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const found = await findInvoice(tx, id)
      if (!found) throw new HttpError('not_found')
      refuseOwn(by, found.document.userId)
      const { user, purchase } = await lockBought(tx, found.document.purchaseId, by)
      const issued = await correctBuyer(tx, found.document, { buyer, reason }, by)
      await mailInvoice(tx, deps, user, issued, purchase.number)
      return issued.id
    }),
  )
