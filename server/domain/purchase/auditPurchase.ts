import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import type { purchases } from '../../db/schema'

type Row = typeof purchases.$inferSelect

interface Change {
  by: ChangedBy
  action: Extract<AuditAction, `purchase.${string}`>
  before: Partial<Row>
  after: Row
  why?: string
}

/** Records what happened to a purchase, and to the money of it. */
export const auditPurchase = (tx: Db, { after, ...change }: Change): Promise<void> =>
  audit(tx, { ...change, after, subject: { type: 'purchase', id: after.id }, onBehalfOf: after.userId })
