import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { audit } from '../db/schema'

/**
 * Erases what the audit knows of a deleted account: which fields were changed stays, and no value of them. Purchases and
 * refunds of entries keep theirs, which contain no names. The one change that the table's trigger lets through.
 */
export const eraseAudit = async (tx: Db, accountId: string): Promise<void> => {
  await tx
    .update(audit)
    .set({ before: sql`audit_erased(${audit.before})`, after: sql`audit_erased(${audit.after})` })
    .where(and(eq(audit.onBehalfOf, accountId), notInArray(audit.subjectType, ['purchase', 'entry'])))
}
