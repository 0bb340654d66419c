import * as z from 'zod/mini'
import { dayAt } from '#contract/shared/calendar'
import { DeletionCost, OwnData, OwnDataPart } from '#contract/account/ownData'
import { apiPaths } from '#contract/shared/apiPaths'
import { sum } from '#contract/shared/money'
import { Reauthentication } from '#contract/account/session'
import { byCaller } from '../../audit/audit'
import { withRetry } from '../../db/retry'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { sendCsv, sendXlsx, xlsxType, type SpreadsheetTable, type TableCell } from '../../http/tables'
import type { Api } from '../../http/types'
import { entriesAhead } from '../../domain/purchase/ofAccount'
import { refundOf, takesWithdrawals } from '../../domain/purchase/refund'
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
    method: 'GET',
    url: apiPaths.ownData,
    config: { action: 'ownData.read' },
    schema: { response: { 200: OwnData } },
    handler: (request, reply) => {
      void reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return ownDataOf(deps, callerOf(request).account)
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.ownDataTable,
    config: { action: 'ownData.read' },
    schema: {
      params: z.object({ part: OwnDataPart }),
      response: { 200: { content: { 'text/csv': { schema: z.string() } } } },
    },
    handler: async (request, reply) => {
      const { part } = request.params
      const { [part]: rows } = await ownDataOf(deps, callerOf(request).account)
      return sendCsv(reply, part, tableOf(part, rows), request.locale)
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.ownDataWorkbook,
    config: { action: 'ownData.read' },
    schema: { response: { 200: { content: { [xlsxType]: { schema: z.any() } } } } },
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
    method: 'GET',
    url: apiPaths.accountDeletion,
    config: { action: 'account.delete' },
    schema: { response: { 200: DeletionCost } },
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
    method: 'POST',
    url: apiPaths.accountDeletion,
    config: { action: 'account.delete', logsAs: 'account_deleted' },
    schema: { body: Reauthentication, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { account } = callerOf(request)
      await reauthenticate(app, deps, request, reply, request.body)
      const day = await today()
      await withRetry(() => db.transaction((tx) => deleteAccount(tx, deps, account, day, byCaller(request, now()))))
      return reply.status(204).send()
    },
  })
}
