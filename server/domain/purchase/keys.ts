import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { noDetails, type EntryDetails } from '#contract/entry/details'
import type { PurchaseRequest } from '#contract/purchase/request'
import type { Db } from '../../db/client'
import { purchaseKeys } from '../../db/schema'
import { HttpError } from '../../http/httpError'

/** The same request gives the same text: the schema fixes the order of its keys. */
export const fingerprintOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

// Nothing said is the same as the default said, and as what servers before this one wrote.
const detailsText = (details: EntryDetails = noDetails) => {
  const text = JSON.stringify(details)
  return text === JSON.stringify(noDetails) ? '' : ` ${text}`
}

/** Identifies the content of a checkout in any order of the cart; another handler or code makes another checkout. */
export const contentsOf = (body: PurchaseRequest): string =>
  body.kind === 'membership'
    ? body.planId
    : createHash('sha256')
        .update(
          body.items
            .map(({ classId, dogId, details }) => `${classId} ${dogId}${detailsText(details)}`)
            .sort()
            .concat((body.extras ?? []).map((one) => `extra ${one.extraId} ${one.optionId} ${one.quantity}`).sort())
            .concat(body.discountCode ? `code ${body.discountCode}` : [])
            .join('\n'),
        )
        .digest('hex')

export interface Attempt {
  userId: string
  key: string
  fingerprint: string
}

/** The purchase that this key has already made, if any; the same key with another body is refused. */
export const purchaseOfKey = async (tx: Db, { userId, key, fingerprint }: Attempt): Promise<string | undefined> => {
  const [row] = await tx
    .select()
    .from(purchaseKeys)
    .where(and(eq(purchaseKeys.userId, userId), eq(purchaseKeys.key, key)))
  if (row && row.fingerprint !== fingerprint) throw new HttpError('idempotency_key_mismatch')
  return row?.purchaseId
}

export const rememberKey = async (tx: Db, attempt: Attempt, purchaseId: string): Promise<void> => {
  await tx.insert(purchaseKeys).values({ ...attempt, purchaseId })
}
