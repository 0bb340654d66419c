import { ownDataEndpoints, ownDataType } from '#contract/account/ownData'
import { dayAt } from '#contract/shared/calendar'
import { byCaller } from '../../audit/audit'
import { withRetry } from '../../db/retry'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { routeOf } from '../../http/routeOf'
import { sendCsv, sendXlsx } from '../../http/tables'
import type { Api } from '../../http/types'
import { deleteAccount } from './deleteAccount'
import { deletionCostOf } from './deletionCost'
import { ownTable, ownTablesOf } from './ownTables'
import { ownDataOf } from './ownData'
import { reauthenticate } from '../../domain/account/reauthentication'

/** What is kept about a member: to take away, and to have deleted. */
export const ownDataRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const today = async () => dayAt(now().toISOString(), (await loadSettings(db)).timeZone)

  app.route({
    ...routeOf(ownDataEndpoints.saveOwnData),
    handler: (request, reply) => {
      void reply.type(ownDataType).header('content-disposition', 'attachment; filename="my-data.json"')
      return ownDataOf(deps, callerOf(request).account)
    },
  })

  app.route({
    ...routeOf(ownDataEndpoints.saveOwnTable),
    handler: async (request, reply) => {
      const { part } = request.params
      const { [part]: rows } = await ownDataOf(deps, callerOf(request).account)
      return sendCsv(reply, part, ownTable(part, rows), request.locale)
    },
  })

  app.route({
    ...routeOf(ownDataEndpoints.saveOwnWorkbook),
    handler: async (request, reply) => {
      return sendXlsx(reply, 'my-data', ownTablesOf(await ownDataOf(deps, callerOf(request).account)))
    },
  })

  app.route({
    ...routeOf(ownDataEndpoints.getDeletionCost),
    handler: (request) => deletionCostOf(db, callerOf(request).account, now()),
  })

  app.route({
    ...routeOf(ownDataEndpoints.deleteAccount, { logsAs: 'account_deleted' }),
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      await reauthenticate(app, deps, request, reply, request.body)
      const day = await today()
      await withRetry(() => db.transaction((tx) => deleteAccount(tx, deps, account, day, byCaller(request, now()))))
      return reply.status(204).send()
    },
  })
}
