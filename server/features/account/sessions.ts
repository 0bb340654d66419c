import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import { tokenAndMember } from '#contract/account/actingToken'
import type { OpenSessions } from '#contract/account/session'
import type { Session, User } from '#contract/account/user'
import { limits } from '#contract/shared/limits'
import { bySystem } from '../../audit/audit'
import { loadNewDocuments } from '../../content/newDocuments'
import type { Db } from '../../db/client'
import { isStorageFull, isUnavailable } from '../../db/retry'
import { sessions, users } from '../../db/schema'
import type { CodeProof } from '../../domain/account/secondFactor'
import { endActing, mayAct, mayBeActedFor } from '../../domain/account/acting'
import type { SessionUser, SignedIn } from '../../http/types'
import { hashOf, isToken, newToken } from '../../lib/tokens'
import { lockChecked, refuseClosed } from './lockChecked'

type Account = typeof users.$inferSelect

const instant = (milliseconds: number) => new Date(milliseconds).toISOString()

/** A user row as the contract shows it to its owner's session; the password's hash stays behind. */
const toUser = (row: Account, ends: { idle: number; latest: number }, acting: User['acting'] = null): SessionUser => ({
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
  acting,
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
    refuseClosed(await lockChecked(tx, user))
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

/** The token of an Authorization header, and the member for whom its page believes to act. */
const readHeader = (header: string) => {
  const { token, memberId } = tokenAndMember(header.slice(scheme.length))
  return header.startsWith(scheme) && isToken(token) ? { token, memberId } : null
}

/** A write that fails now, on a full disk or a standby, is made the next time: reading continues. */
const noteIfWritable = async (note: Promise<unknown>): Promise<void> => {
  await note.catch((error: unknown) => {
    if (!isStorageFull(error) && !isUnavailable(error)) throw error
  })
}

const members = alias(users, 'members')

/** The admins who act for a member, by name, and until when. */
export const actingFor = async (db: Db, memberId: string, now: Date): Promise<OpenSessions['acting']> => {
  const rows = await db
    .select({ by: users, until: sessions.actingUntil })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.actingFor, memberId), gt(sessions.actingUntil, now)))
    .orderBy(asc(sessions.actingUntil))
  return rows.flatMap(({ by, until }) => (until && mayAct(by) ? [{ by: by.name, until: until.toISOString() }] : []))
}

/**
 * The member for whom a session acts. It acts no more, for good, once its time is over, its owner is no admin any longer, or the account may not
 * be acted for.
 */
const memberOf = async (
  db: Db,
  { user, session, member }: { user: Account; session: SessionRow; member: Account | null },
  now: Date,
) => {
  const { id, actingUntil } = session
  if (member === null || actingUntil === null) return null
  if (actingUntil > now && mayAct(user) && mayBeActedFor(member)) return { member, until: actingUntil.toISOString() }
  const stop = db.transaction((tx) => endActing(tx, bySystem(now), member.id, eq(sessions.id, id)))
  await noteIfWritable(stop)
  return null
}

/** The user of an Authorization header, or null where there is no such session or it has expired. */
export const findSession = async (db: Db, header: string, now: Date): Promise<SignedIn | null> => {
  const read = readHeader(header)
  if (read === null) return null
  const tokenHash = hashOf(read.token)
  const [row] = await db
    .select({ user: users, session: sessions, member: members })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, eq(members.id, sessions.actingFor))
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
  const acting = await memberOf(db, row, now)
  const account = acting?.member ?? row.user
  return {
    user: toUser(account, ends, acting && { by: row.user.name, until: acting.until }),
    tokenHash,
    sessionId,
    shownFactor: session.secondFactorAt !== null,
    account,
    actedBy: acting && row.user.id,
    isMistaken: read.memberId !== (acting?.member.id ?? null),
  }
}
