import { and, asc, eq } from 'drizzle-orm'
import type { RefusableKind } from '#contract/member/mailKinds'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { unsubscriptions } from '../../db/schema'

/** The kinds of emails that an account has unsubscribed from. */
export const unsubscribedFrom = async (db: Db, userId: string): Promise<RefusableKind[]> => {
  const rows = await db
    .select({ kind: unsubscriptions.kind })
    .from(unsubscriptions)
    .where(eq(unsubscriptions.userId, userId))
    .orderBy(asc(unsubscriptions.kind))
  return rows.map(({ kind }) => kind)
}

/** Subscribes an account, whose row is locked, to a kind of emails or unsubscribes it; what is so already stays so. */
export const setSubscribed = async (
  tx: Db,
  userId: string,
  kind: RefusableKind,
  subscribed: boolean,
  by: ChangedBy,
): Promise<void> => {
  const before = await unsubscribedFrom(tx, userId)
  if (before.includes(kind) !== subscribed) return
  if (subscribed)
    await tx.delete(unsubscriptions).where(and(eq(unsubscriptions.userId, userId), eq(unsubscriptions.kind, kind)))
  else await tx.insert(unsubscriptions).values({ userId, kind, unsubscribedAt: by.at })
  await auditAccount(tx, {
    by,
    id: userId,
    action: 'mail_choice.changed',
    before: { unsubscribedFrom: before },
    after: { unsubscribedFrom: await unsubscribedFrom(tx, userId) },
  })
}
