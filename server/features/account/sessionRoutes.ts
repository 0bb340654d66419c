import Bowser from 'bowser'
import { eq } from 'drizzle-orm'
import { type OpenSession, sessionEndpoints } from '#contract/account/session'
import { audit, byCaller } from '../../audit/audit'
import { sessions, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorize } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { lockAccount } from '../../db/locks'
import { lockCaller } from '../../http/lockCaller'
import { lockChecked } from './lockChecked'
import { deleteSessions } from '../../domain/account/acting'
import { reauthenticate } from '../../domain/account/reauthentication'
import { auditEnded, endSessions } from '../../domain/account/endSessions'
import { actingFor, endSession, openSessions, startOf, startSession } from './sessions'

const toOpenSession = (row: typeof sessions.$inferSelect, currentId: string): OpenSession => {
  const { browser, os } = Bowser.parse(row.device || 'unknown')
  return {
    id: row.id,
    current: row.id === currentId,
    browser: browser.name ?? null,
    system: os.name ?? null,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }
}

/** Where an account is logged in, and how that ends. */
export const sessionRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(sessionEndpoints.getSessions),
    handler: async (request) => {
      const { account, sessionId } = callerOf(request)
      const open = await openSessions(db, account.id, now())
      return {
        sessions: open.map((row) => toOpenSession(row, sessionId)),
        limitReachedAt: account.sessionLimitReachedAt?.toISOString() ?? null,
        acting: await actingFor(db, account.id, now()),
      }
    },
  })

  app.route({
    ...routeOf(sessionEndpoints.renewSession, { logsAs: 'session_renewed' }),
    handler: async (request, reply) => {
      const { account, tokenHash } = callerOf(request)
      const proof = await reauthenticate(app, deps, request, reply, request.body)
      const session = await db.transaction(async (tx) => {
        // The account before its sessions, in the order of a password change: otherwise both transactions wait for each other.
        await lockChecked(tx, account)
        await endSession(tx, tokenHash)
        return startSession(tx, account, startOf(request, proof), now())
      })
      return reply.status(201).send(session)
    },
  })

  app.route({
    ...routeOf(sessionEndpoints.endOtherSessions, { logsAs: 'sessions_ended' }),
    handler: async (request, reply) => {
      const { account, sessionId } = callerOf(request)
      await db.transaction(async (tx) => {
        await lockCaller(tx, account.id)
        const by = byCaller(request, now())
        await auditEnded(tx, by, account.id, await endSessions(tx, by, account.id, sessionId))
      })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(sessionEndpoints.endSession, { logsAs: 'sessions_ended' }),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      const { id } = request.params
      await db.transaction(async (tx) => {
        await lockCaller(tx, account.id)
        const [session] = await tx.select().from(sessions).where(eq(sessions.id, id))
        authorize(request, 'session.end', session && { owner: session.userId })
        const [by, subject] = [byCaller(request, now()), { type: 'session', id } as const]
        // Twice at once: the other one has ended it.
        if ((await deleteSessions(tx, by, eq(sessions.id, id))) === 0) throw new HttpError('not_found')
        await audit(tx, { by, action: 'sessions.ended', subject, onBehalfOf: account.id })
      })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(sessionEndpoints.endSessionsOf, { logsAs: 'sessions_ended' }),
    handler: async (request) => {
      const [user] = await db.select().from(users).where(eq(users.email, request.body.email))
      if (!user) throw new HttpError('no_such_account')
      request.subjectId = user.id
      return db.transaction(async (tx) => {
        await lockAccount(tx, user.id)
        const by = byCaller(request, now())
        const ended = await endSessions(tx, by, user.id)
        await auditEnded(tx, by, user.id, ended)
        return { ended }
      })
    },
  })
}
