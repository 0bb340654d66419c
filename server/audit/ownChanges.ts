import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { audit } from '../db/schema'

/**
 * What the audit holds of an account, as its owner may have it: who else made a change is told by `by`, and what the
 * owner changed for others is told without the values, which are about those others.
 */
export const ownChanges = (db: Db, accountId: string) => {
  const own = sql`${audit.onBehalfOf} = ${accountId}`
  return db
    .select({
      at: audit.at,
      action: audit.action,
      subject: audit.subjectType,
      by: sql<string>`case ${audit.actor} when ${accountId} then 'you' when 'system' then 'system' else 'staff' end`,
      before: sql<unknown>`case when ${own} then ${audit.before} end`,
      after: sql<unknown>`case when ${own} then ${audit.after} end`,
      why: audit.why,
    })
    .from(audit)
    .where(or(eq(audit.onBehalfOf, accountId), eq(audit.actor, accountId)))
    .orderBy(asc(audit.id))
}
