import { eq } from 'drizzle-orm'
import { calendarFeedEndpoints, type NewCalendarFeed } from '#contract/account/calendarFeed'
import { apiBase, fill } from '#contract/shared/paths'
import { auditAccount, type ChangedBy } from '../../../audit/audit'
import { calendarFeeds, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { lockCaller } from '../../../http/lockCaller'
import { addressOf } from '../../../site/address'
import { hashOf, isToken, newToken } from '../../../lib/tokens'

type Account = typeof users.$inferSelect

const suffix = '.ics'

/** When someone's feed was made; null where there is none. */
export const feedSince = async ({ db }: ServerDeps, userId: string): Promise<Date | null> => {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return row?.createdAt ?? null
}

/** Makes a new address. The one before, if there was any, answers no more. */
export const makeFeed = async (deps: ServerDeps, userId: string, by: ChangedBy): Promise<NewCalendarFeed> => {
  const token = newToken()
  const made = { tokenHash: hashOf(token), createdAt: by.at }
  await deps.db.transaction(async (tx) => {
    await lockCaller(tx, userId)
    const ended = await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning()
    await tx.insert(calendarFeeds).values({ userId, ...made })
    const was = { calendarFeed: ended.length > 0 }
    await auditAccount(tx, { by, id: userId, action: 'calendar_feed.made', before: was, after: { calendarFeed: true } })
  })
  const address = addressOf(deps)(apiBase + fill(calendarFeedEndpoints.getCalendarFile.path, { file: token + suffix }))
  return { address, createdAt: by.at.toISOString() }
}

/** Ends the feed at once, if there is any. */
export const endFeed = ({ db }: ServerDeps, userId: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, userId)
    const ended = await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning()
    if (ended.length === 0) return
    const change = { before: { calendarFeed: true }, after: { calendarFeed: false } }
    await auditAccount(tx, { by, id: userId, action: 'calendar_feed.ended', ...change })
  })

/** Whose feed a file is. */
export const accountOfFeed = async ({ db }: ServerDeps, file: string): Promise<Account | undefined> => {
  const token = file.endsWith(suffix) ? file.slice(0, -suffix.length) : undefined
  if (!isToken(token)) return undefined
  const [row] = await db
    .select({ account: users })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, hashOf(token)))
  return row?.account.deletedAt === null ? row.account : undefined
}
