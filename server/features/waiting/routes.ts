import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { waitingEndpoints } from '#contract/waiting/waitingList'
import { byCaller, type ChangedBy } from '../../audit/audit'
import { lockClasses } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { waitingList } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { endWaiting, waitingRows } from '../../domain/waiting/endWaiting'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { lockCaller } from '../../http/lockCaller'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { joinWaitingList } from './join'
import { loadWaiting } from './load'
import { promoteClass } from './promote'

/** Takes a dog off the waiting list for the member who put it there; the place that it was offered goes to the next one. */
const leaveWaitingList = async (
  deps: ServerDeps,
  request: CallerRequest,
  { id, by }: { id: string; by: ChangedBy },
): Promise<void> => {
  const classId = await withRetry(() =>
    deps.db.transaction(async (tx) => {
      await lockCaller(tx, callerOf(request).user.id)
      const which = eq(waitingList.id, id)
      const [found] = await waitingRows(tx, which)
      await lockClasses(tx, found ? [found.classId] : [])
      // Read once more: a place may have been offered meanwhile.
      const [row] = await waitingRows(tx, which)
      const own = authorized(request, 'waitingList.leave', row, ({ userId, state }) => ({ owner: userId, state }))
      await endWaiting(tx, [own], 'left', by)
      return own.classId
    }),
  )
  await promoteClass(deps, classId, by.at)
}

const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success

/** Waiting for a place in a class that is full. */
export const waitingRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Endless joining and leaving would fill the audit and the outbox.
  const joins = limitOf(deps, 'waiting lists joined by an account', 60, 60 * minute)

  app.route({
    ...routeOf(waitingEndpoints.getWaitingList),
    handler: (request) => loadWaiting(db, callerOf(request).user.id),
  })

  app.route({
    ...routeOf(waitingEndpoints.joinWaitingList),
    handler: async (request, reply) => {
      const { id } = callerOf(request).user
      await joins.consume(id, reply)
      const fresh = await joinWaitingList(deps, id, request.body, byCaller(request, now()))
      return reply.status(fresh ? 201 : 200).send(await loadWaiting(db, id))
    },
  })

  app.route({
    ...routeOf(waitingEndpoints.leaveWaitingList),
    handler: async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw new HttpError('not_found')
      await leaveWaitingList(deps, request, { id, by: byCaller(request, now()) })
      return reply.status(204).send()
    },
  })
}
