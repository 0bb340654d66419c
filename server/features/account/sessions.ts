import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Session } from '#contract/account/user'
import { limits } from '#contract/shared/limits'
import { loadNewDocuments } from '../../content/newDocuments'
import type { Db } from '../../db/client'
import { isStorageFull, isUnavailable } from '../../db/retry'
import { sessions, users } from '../../db/schema'
import type { CodeProof } from '../../domain/account/secondFactor'
import type { SessionUser, SignedIn } from '../../http/types'
import { hashOf, isToken, newToken } from '../../lib/tokens'
import { lockChecked, refuseBlocked } from './lockChecked'

const instant = (milliseconds: number) => new Date(milliseconds).toISOString()

/** A user row as the contract shows it to its owner's session; the password's hash stays behind. */
const toUser = (row: typeof users.$inferSelect, ends: { idle: number; latest: number }): SessionUser => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  registeredAt: row.registeredAt?.toISOString() ?? null,
  renewalDate: row.renewalDate,
  pausedDays: row.pausedDays,
  memberNumber: row.memberNumber,
  emailConfirmed: row.emailConfirmedAt !== null,
  sessionEnds: { idle: instant(ends.idle), latest: instant(ends.latest) },
})

const day = 86_400_000
// Writing "last used" on every request would make every read a write.
const touchEvery = 5 * 60_000
const deviceMax = 300
/** After so long a session ends, however much it was used. */
export const sessionLives = 60 * day

type SessionRow = typeof sessions.$inferSelect

/** Ends what an account has beyond its share of sessions, the ones used least recently; the newest stays in any case. */
const endSurplus = async (tx: Db, userId: string, newest: string, now: Date): Promise<void> => {
  const others = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, newest)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(limits.sessionsPerAccount - 1)
  const ended = await tx.delete(sessions).where(inArray(sessions.tokenHash, others)).returning({ id: sessions.id })
  if (ended.length > 0) await tx.update(users).set({ sessionLimitReachedAt: now }).where(eq(users.id, userId))
}

const endsOf = ({ createdAt, lastUsedAt }: Pick<SessionRow, 'createdAt' | 'lastUsedAt'>) => {
  const latest = createdAt.getTime() + sessionLives
  return { idle: Math.min(lastUsedAt.getTime() + limits.sessionIdleDays * day, latest), latest }
}

interface Start {
  /** Its User-Agent. */
  device: string | undefined
  proof: CodeProof
}

export const startOf = ({ headers }: Pick<FastifyRequest, 'headers'>, proof: CodeProof): Start => ({
  device: headers['user-agent'],
  proof,
})

/** Starts a session on a device; the token (256 random bits) is returned once and only its hash is kept. */
export const startSession = async (
  db: Db,
  user: typeof users.$inferSelect,
  { device, proof }: Start,
  now: Date,
): Promise<Session> => {
  const token = newToken()
  const times = { createdAt: now, lastUsedAt: now, secondFactorAt: proof === 'shown' ? now : null }
  const of = { tokenHash: hashOf(token), userId: user.id, device: (device ?? '').slice(0, deviceMax) }
  await db.transaction(async (tx) => {
    // One log-in after another: of many at once each sees the sessions of those before it, and none outlives a new password.
    refuseBlocked(await lockChecked(tx, user))
    await tx.insert(sessions).values({ ...of, ...times })
    await endSurplus(tx, user.id, of.tokenHash, now)
  })
  return { token, user: { ...toUser(user, endsOf(times)), newDocuments: await loadNewDocuments(db, user.id) } }
}

export const endSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** The open sessions of an account, the oldest first. */
export const openSessions = async (db: Db, userId: string, now: Date): Promise<SessionRow[]> => {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt))
  return rows.filter((row) => endsOf(row).idle >= now.getTime())
}

const scheme = 'Bearer '

const tokenOf = (header: string): string | null => {
  const token = header.slice(scheme.length)
  return header.startsWith(scheme) && isToken(token) ? token : null
}

/** A write that fails now, on a full disk or a standby, is made the next time: reading continues. */
const noteIfWritable = async (note: Promise<unknown>): Promise<void> => {
  await note.catch((error: unknown) => {
    if (!isStorageFull(error) && !isUnavailable(error)) throw error
  })
}

/** The user of an Authorization header, or null where there is no such session or it has expired. */
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
    await noteIfWritable(endSession(db, tokenHash))
    return null
  }
  const stale = now.getTime() - session.lastUsedAt.getTime() > touchEvery
  if (stale) await noteIfWritable(db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash)))
  const ends = endsOf(stale ? { ...session, lastUsedAt: now } : session)
  const shownFactor = session.secondFactorAt !== null
  return { user: toUser(row.user, ends), tokenHash, sessionId, shownFactor, account: row.user }
}
