import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { WaitingList, WaitingRequest } from '#contract/waiting/waitingList'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import type { Api } from '../../http/types'
import { joinWaitingList } from './join'
import { leaveWaitingList } from './leave'
import { loadWaiting } from './load'

const Id = z.object({ id: z.string() })
const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success

/** Waiting for a place in a class that is full. */
export const waitingRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Anyone who joins and leaves without end would fill the audit, and mails.
  const joins = limitOf(deps, 'waiting lists joined by an account', 60, 60 * minute)

  app.route({
    method: 'GET',
    url: apiPaths.waitingList,
    config: { action: 'waitingList.read' },
    schema: { response: { 200: WaitingList } },
    handler: (request) => loadWaiting(db, callerOf(request).user.id),
  })

  app.route({
    method: 'POST',
    url: apiPaths.waitingList,
    config: { action: 'waitingList.join' },
    schema: { body: WaitingRequest, response: { 200: WaitingList, 201: WaitingList } },
    handler: async (request, reply) => {
      const { id } = callerOf(request).user
      await joins.consume(id, reply)
      const fresh = await joinWaitingList(deps, id, request.body, byCaller(request, now()))
      return reply.status(fresh ? 201 : 200).send(await loadWaiting(db, id))
    },
  })

  app.route({
    method: 'DELETE',
    url: apiPaths.waitingEntry,
    config: { action: 'waitingList.leave' },
    schema: { params: Id, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw new HttpError('not_found')
      await leaveWaitingList(deps, request, { id, by: byCaller(request, now()) })
      return reply.status(204).send()
    },
  })
}
