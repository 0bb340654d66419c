import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { bounceReasonMax } from '#contract/member/bounces'
import { visibleText } from '#contract/shared/visibleText'
import { auditAccount, type ChangedBy } from '../audit/audit'
import type { Db } from '../db/client'
import { lockAccount } from '../db/locks'
import { bounces, mailingRecipients, users, type outbox } from '../db/schema'

/** A mail server's answer without the addresses that many repeat. */
export const withoutAddresses = (answer: string): string =>
  answer
    .slice(0, bounceReasonMax)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')

/** Emails to the present address of an account are returned. */
export const isBounced: SQL = sql`exists (select 1 from ${bounces} where ${bounces.userId} = ${users.id} and ${bounces.email} = ${users.email})`

type Returned = Pick<typeof outbox.$inferSelect, 'id' | 'userId' | 'recipient' | 'createdAt'>

/**
 * Marks the address of an account: an email to it cannot be delivered. An email from before the address was confirmed, or to
 * another address than the present one, says nothing of it. The same again changes nothing.
 */
export const markBounced = async (tx: Db, mail: Returned, reason: string, by: ChangedBy): Promise<void> => {
  const { id, userId, recipient: email, createdAt } = mail
  const account = userId === null ? undefined : await lockAccount(tx, userId)
  await tx
    .update(mailingRecipients)
    .set({ bouncedAt: by.at })
    .where(and(eq(mailingRecipients.id, id), isNull(mailingRecipients.bouncedAt)))
  if (account?.email !== email) return
  if (account.emailConfirmedAt !== null && createdAt < account.emailConfirmedAt) return
  const fresh = { email, reason: withoutAddresses(visibleText(reason)), bouncedAt: by.at }
  const marked = await tx
    .insert(bounces)
    .values({ userId: account.id, ...fresh })
    .onConflictDoUpdate({ target: bounces.userId, set: fresh, setWhere: ne(bounces.email, email) })
    .returning({ userId: bounces.userId })
  if (marked.length === 0) return
  await auditAccount(tx, {
    by,
    id: account.id,
    action: 'email.bounced',
    before: { bounced: false },
    after: { bounced: true },
  })
}

/** Takes the mark from an address: it was confirmed again, or an admin knows better. */
export const clearBounce = async (tx: Db, userId: string, by: ChangedBy): Promise<void> => {
  const [cleared] = await tx.delete(bounces).where(eq(bounces.userId, userId)).returning({ userId: bounces.userId })
  if (!cleared) return
  await auditAccount(tx, {
    by,
    id: userId,
    action: 'email.bounce_cleared',
    before: { bounced: true },
    after: { bounced: false },
  })
}
