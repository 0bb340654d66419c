import { desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { audit, users } from '../db/schema'

type Row = typeof audit.$inferSelect

const most = 1_000

/** JSON escapes what a terminal would obey: a value is what a member has typed. */
const shown = (fields: Row['before']): string =>
  JSON.stringify(fields ?? {}).replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '\uFFFD')

const toLine = (row: Row): string =>
  [
    row.at.toISOString(),
    row.action,
    `${row.subjectType}:${row.subjectId}`,
    `by ${row.actor}`,
    ...(row.before || row.after ? [`${shown(row.before)} -> ${shown(row.after)}`] : []),
    ...(row.why ? [row.why] : []),
    ...(row.requestId ? [`request ${row.requestId}`] : []),
  ].join('  ')

/** The newest changes of an account (by its email address or id), or of anything else by its id or name; the oldest first. */
export const printAudit = async (db: Db, given: string): Promise<string> => {
  const named = given.trim()
  const isThem = or(eq(users.email, named.toLowerCase()), sql`${users.id}::text = ${named}`)
  const [user] = await db.select({ id: users.id }).from(users).where(isThem)
  const id = user?.id ?? named
  const which = or(eq(audit.subjectId, id), eq(audit.actor, id), user && eq(audit.onBehalfOf, id))
  const rows = await db.select().from(audit).where(which).orderBy(desc(audit.id)).limit(most)
  return rows.length > 0 ? rows.reverse().map(toLine).join('\n') : `No audit entries for ${given}.`
}
