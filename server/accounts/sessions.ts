import { and, asc, eq, ne } from 'drizzle-orm'
import { limits } from '../../contract/limits'
import type { Session } from '../../contract/user'
import type { Db } from '../db/client'
import { sessions, users } from '../db/schema'
import type { SignedIn } from '../http/types'
import { hashOf, newToken } from './tokens'
import { toUser } from './toUser'

const day = 86_400_000
// Writing "last used" on every request would make every read a write.
const touchEvery = 5 * 60_000
const deviceMax = 300

type SessionRow = typeof sessions.$inferSelect

const endsOf = ({ createdAt, lastUsedAt }: Pick<SessionRow, 'createdAt' | 'lastUsedAt'>) => {
  const latest = createdAt.getTime() + limits.sessionDays * day
  return { idle: Math.min(lastUsedAt.getTime() + limits.sessionIdleDays * day, latest), latest }
}

/** Starts a session on a device (its User-Agent); the token (256 random bits) is told once and only its hash is kept. */
export const startSession = async (
  db: Db,
  user: typeof users.$inferSelect,
  device: string | undefined,
  now: Date,
): Promise<Session> => {
  const token = newToken()
  const times = { createdAt: now, lastUsedAt: now }
  const of = { tokenHash: hashOf(token), userId: user.id, device: (device ?? '').slice(0, deviceMax) }
  await db.insert(sessions).values({ ...of, ...times })
  return { token, user: toUser(user, endsOf(times)) }
}

export const endSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends every session of an account, but for one if its id is given; says how many. */
export const endSessions = async (db: Db, userId: string, but?: string): Promise<number> => {
  const others = but === undefined ? undefined : ne(sessions.id, but)
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id })
  return ended.length
}

/** The open sessions of an account, the oldest first. */
export const openSessions = async (db: Db, userId: string, now: Date): Promise<SessionRow[]> => {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt))
  return rows.filter((row) => endsOf(row).idle >= now.getTime())
}

const tokenOf = (header: string): string | null => /^Bearer ([A-Za-z0-9_-]{43})$/.exec(header)?.[1] ?? null

/** Who an Authorization header stands for, or null where there is no such session or it has expired. */
export const findSession = async (db: Db, header: string, now: Date): Promise<SignedIn | null> => {
  const token = tokenOf(header)
  if (token === null) return null
  const tokenHash = hashOf(token)
  const [row] = await db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash))
  if (!row) return null
  const { id: sessionId, ...session } = row.session
  if (endsOf(session).idle < now.getTime()) {
    await endSession(db, tokenHash)
    return null
  }
  const stale = now.getTime() - session.lastUsedAt.getTime() > touchEvery
  if (stale) await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  const ends = endsOf(stale ? { ...session, lastUsedAt: now } : session)
  return { user: toUser(row.user, ends), tokenHash, sessionId, account: row.user }
}
