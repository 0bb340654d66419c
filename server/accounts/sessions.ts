import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { sessions, users } from '../db/schema'
import type { SignedIn } from '../http/types'
import { hashOf, newToken } from './tokens'
import { toUser } from './toUser'

const day = 86_400_000
const idleLimit = 14 * day
const absoluteLimit = 60 * day
// Writing "last used" on every request would make every read a write.
const touchEvery = 5 * 60_000

/** Starts a session; the token (256 random bits) is told once and only its hash is kept. */
export const startSession = async (db: Db, userId: string, now: Date): Promise<string> => {
  const token = newToken()
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, createdAt: now, lastUsedAt: now })
  return token
}

export const endSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export const endAllSessions = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId))
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
  const idle = now.getTime() - row.session.lastUsedAt.getTime()
  if (idle > idleLimit || now.getTime() - row.session.createdAt.getTime() > absoluteLimit) {
    await endSession(db, tokenHash)
    return null
  }
  if (idle > touchEvery) await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
  return { user: toUser(row.user), tokenHash }
}
