import { type OwnData, ownDataEndpoints, ownDataType } from '#contract/account/ownData'
import { dayAt } from '#contract/shared/calendar'
import { sum } from '#contract/shared/money'
import { byCaller } from '../../audit/audit'
import { withRetry } from '../../db/retry'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { routeOf } from '../../http/routeOf'
import { sendCsv, sendXlsx, type SpreadsheetTable, type TableCell } from '../../http/tables'
import type { Api } from '../../http/types'
import { entriesAhead } from '../../domain/purchase/ofAccount'
import { takesWithdrawals, refundOf } from '../../domain/purchase/refund'
import { deleteAccount } from './deleteAccount'
import { ownDataOf } from './ownData'
import { reauthenticate } from '../../domain/account/reauthentication'

const tableOf = (name: string, rows: OwnData[string] = []): SpreadsheetTable => {
  const columns = Object.keys(rows[0] ?? {})
  return { name, columns, rows: rows.map((row) => columns.map((column) => cellOf(row[column]))) }
}
const cellOf = (value: unknown): TableCell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : ((value ?? null) as TableCell)

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
      return sendCsv(reply, part, tableOf(part, rows), request.locale)
    },
  })

  app.route({
    ...routeOf(ownDataEndpoints.saveOwnWorkbook),
    handler: async (request, reply) => {
      const parts = Object.entries(await ownDataOf(deps, callerOf(request).account))
      return sendXlsx(
        reply,
        'my-data',
        parts.map(([part, rows]) => tableOf(part, rows)),
      )
    },
  })

  app.route({
    ...routeOf(ownDataEndpoints.getDeletionCost),
    handler: async (request) => {
      const { id, renewalDate } = callerOf(request).account
      const ahead = await entriesAhead(db, id, await today())
      const inTime = ahead.filter((entry) => takesWithdrawals(entry, now()))
      const amount = sum(inTime.map((entry) => refundOf(entry) ?? 0))
      const { currency } = await loadSettings(db)
      return { entriesAhead: ahead.length, refund: { amount, currency }, memberUntil: renewalDate }
    },
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
