import { memberImportEndpoints } from '#contract/member/importEndpoints'
import { byCaller } from '../../../audit/audit'
import { memberImportColumns } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { loadChosenColumns, saveChosenColumns } from '../../../domain/account/chosenColumns'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { checkImport, importMembers } from './importMembers'

/** A list of thousands of members, with their addresses. */
const listLimit = 5_000_000
const batchLimit = 500_000

/** Opening accounts from a list of members: its columns, what would become of each row, and the accounts. */
export const memberImportRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const checks = limitOf(deps, 'checks of lists of members', 60, 60 * minute)
  // Two lists of the greatest length.
  const batches = limitOf(deps, 'batches of imported members', 120, 60 * minute)

  app.route({
    ...routeOf(memberImportEndpoints.getMemberImport),
    handler: async (request) => ({
      chosen: await loadChosenColumns(db, memberImportColumns, callerOf(request).user.id),
    }),
  })

  app.route({
    ...routeOf(memberImportEndpoints.saveImportColumns),
    handler: async (request, reply) => {
      const userId = callerOf(request).user.id
      await saveChosenColumns(db, memberImportColumns, { userId, chosenAt: now(), ...request.body })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(memberImportEndpoints.checkImport),
    bodyLimit: listLimit,
    handler: async (request, reply) => {
      await checks.consume(callerOf(request).user.id, reply)
      return checkImport(db, { at: now(), ...request.body })
    },
  })

  app.route({
    ...routeOf(memberImportEndpoints.importMembers, { disabledByFlag: 'maintenance-mode' }),
    bodyLimit: batchLimit,
    handler: async (request, reply) => {
      await batches.consume(callerOf(request).user.id, reply)
      const { body, locale } = request
      return { outcomes: await importMembers(deps, { by: byCaller(request, now()), locale, ...body }) }
    },
  })
}
