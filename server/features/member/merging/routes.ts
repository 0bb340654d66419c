import { mergingEndpoints } from '#contract/member/merging'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { reauthenticate } from '../../../domain/account/reauthentication'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { loadMember } from '../member'
import { findDuplicates } from './duplicates'
import { mergeMembers } from './merge'
import { loadPreview } from './preview'
import { undoMerge } from './undo'

/** Merging two accounts of one person: which may be one, what that does, and the way to undo it. */
export const mergingRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Each sends two emails, and closes an account.
  const merges = limitOf(deps, 'accounts merged by an admin', 60, 60 * minute)

  app.route({
    ...routeOf(mergingEndpoints.getDuplicates),
    handler: ({ params }) => findDuplicates(db, params.id),
  })

  app.route({
    ...routeOf(mergingEndpoints.getMergePreview),
    handler: (request) => loadPreview(db, { ...request.params, by: byCaller(request, now()) }),
  })

  app.route({
    ...routeOf(mergingEndpoints.mergeMembers, { disabledByFlag: 'maintenance-mode', logsAs: 'account_merged' }),
    handler: async (request, reply) => {
      const { id, otherId } = request.params
      const { take, fingerprint, reason, ...reauthentication } = request.body
      request.subjectId = otherId
      await reauthenticate(app, deps, request, reply, reauthentication)
      await merges.consume(callerOf(request).user.id, reply)
      await mergeMembers(deps, { id, otherId, take, fingerprint, reason, by: byCaller(request, now()) })
      return loadMember(db, id, callerOf(request).user.id, now())
    },
  })

  app.route({
    ...routeOf(mergingEndpoints.undoMerge, { disabledByFlag: 'maintenance-mode', logsAs: 'account_separated' }),
    handler: async (request, reply) => {
      const { id } = request.params
      const { otherId, reason, ...reauthentication } = request.body
      request.subjectId = otherId
      await reauthenticate(app, deps, request, reply, reauthentication)
      await merges.consume(callerOf(request).user.id, reply)
      await undoMerge(deps, { id, otherId, reason, by: byCaller(request, now()) })
      return loadMember(db, id, callerOf(request).user.id, now())
    },
  })
}
