import { letterEndpoints } from '#contract/member/letters'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { reauthenticate } from '../../domain/account/reauthentication'
import { callerOf } from '../../http/auth'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import { sendXlsx } from '../../http/tables'
import type { Api } from '../../http/types'
import { dataForLetter, deleteForLetter, memberDeletionCost } from './byLetter'

/** What the office does for members who ask by letter: a file of their data, and the deletion of the account. */
export const letterRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // An admin’s session and password in other hands could copy the register, member by member.
  const letters = limitOf(deps, 'letters answered by an admin', 60, 60 * minute)

  app.route({
    ...routeOf(letterEndpoints.saveMemberData),
    handler: async (request, reply) => {
      const { reason, ...reauthentication } = request.body
      await reauthenticate(app, deps, request, reply, reauthentication)
      await letters.consume(callerOf(request).user.id, reply)
      const tables = await dataForLetter(deps, { id: request.params.id, by: byCaller(request, now()), reason })
      return sendXlsx(reply, 'member-data', tables)
    },
  })

  app.route({
    ...routeOf(letterEndpoints.getMemberDeletionCost),
    handler: ({ params }) => memberDeletionCost(db, params.id, now()),
  })

  app.route({
    ...routeOf(letterEndpoints.deleteMember, { logsAs: 'account_deleted' }),
    handler: async (request, reply) => {
      const { id } = request.params
      const { receivedOn, expected, ...reauthentication } = request.body
      request.subjectId = id
      await reauthenticate(app, deps, request, reply, reauthentication)
      await letters.consume(callerOf(request).user.id, reply)
      await deleteForLetter(deps, { id, by: byCaller(request, now()), receivedOn, expected })
      return reply.status(204).send()
    },
  })
}
