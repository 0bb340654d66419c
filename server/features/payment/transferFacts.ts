import { purchases, users } from '../../db/schema'

/** So many transfers and refunds are listed at most. */
export const most = 500

/** What the office reads of a purchase by bank transfer. */
export const transferFacts = {
  number: purchases.number,
  userId: purchases.userId,
  since: purchases.createdAt,
  payer: purchases.payerName,
  name: users.name,
  kind: purchases.kind,
  total: purchases.total,
  currency: purchases.currency,
}
