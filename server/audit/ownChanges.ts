import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { audit } from '../db/schema'

/**
 * The audit of an account, as its owner may read it: `by` says who else made a change. Changes that the owner made for
 * others come without values, which are about those others; so do those that an admin made for the owner in a record of another.
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
    .where(or(eq(audit.onBehalfOf, accountId), eq(audit.actor, accountId), eq(audit.actingFor, accountId)))
    .orderBy(asc(audit.id))
}
