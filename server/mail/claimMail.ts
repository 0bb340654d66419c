import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { outbox } from '../db/schema'

const minute = 60_000
/** About four days of a server that is down. */
export const triesAtMost = 20
const longestWait = 6 * 60 * minute

/** How long a mail is its claimer's alone, at least: sending gives up before. */
export const claimedFor = minute

/**
 * Takes the next mail that is due, for a while that begins now: one that is not sent by then (a crash) is due again. Other
 * servers leave out what is being taken, and see what was taken as not due.
 */
export const claimMail = async (db: Db, now: Date) => {
  const due = and(isNull(outbox.sentAt), lte(outbox.nextTryAt, now), lt(outbox.tries, triesAtMost))
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(due)
    .orderBy(asc(outbox.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + least(power(2, ${outbox.tries}) * ${claimedFor}, ${longestWait}) * interval '1 millisecond'`,
    })
    .where(eq(outbox.id, sql`(${next})`))
    .returning()
  return mail
}
