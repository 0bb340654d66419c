import { and, asc, eq, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client'
import { outbox } from '../db/schema'

const minute = 60_000
/** About four days of a server that is down. */
export const triesAtMost = 20
const longestWait = 6 * 60 * minute

/** How long a mail is its claimer's alone, at least: sending gives up before. */
export const claimedFor = minute

/** How long a mail is its claimer's, after so many tries. */
const claimAfter = (tries: SQL) =>
  sql`least(power(2, ${tries}) * ${claimedFor}, ${longestWait}) * interval '1 millisecond'`

const unsent = and(isNull(outbox.sentAt), lt(outbox.tries, triesAtMost))

/** Emails that are still to be tried, and that no server can be sending at this moment: those that can be taken back. */
export const isIdle = (now: Date): SQL | undefined => {
  const claimedAt = sql`${outbox.nextTryAt} - ${claimAfter(sql`${outbox.tries} - 1`)}`
  const longAgo = new Date(now.getTime() - claimedFor).toISOString()
  return and(unsent, sql`(${outbox.tries} = 0 or ${claimedAt} < ${longAgo}::timestamptz)`)
}

/** Those that have rested or were tried already come after new ones: a link to log in does not wait behind many of them. */
const hasWaited = sql`${outbox.nextTryAt} > ${outbox.createdAt}`

/**
 * Takes the next mail that is due, for a while that begins now: one that is not sent by then (a crash) is due again. Other
 * servers leave out what is being taken, and see what was taken as not due.
 */
export const claimMail = async (db: Db, now: Date) => {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(unsent, lte(outbox.nextTryAt, now)))
    .orderBy(asc(hasWaited), asc(outbox.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${claimAfter(sql`${outbox.tries}`)}`,
    })
    .where(eq(outbox.id, sql`(${next})`))
    .returning()
  return mail
}
