import { statementEndpoints } from '#contract/money/statementEndpoints'
import { byCaller } from '../../../audit/audit'
import { statementColumns } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { ServerDeps } from '../../../deps'
import { loadChosenColumns, saveChosenColumns } from '../../../domain/account/chosenColumns'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { bookLine, reopenLine } from './bookLine'
import { importLines } from './importLines'
import { loadStatement } from './loadStatement'
import { settleLines } from './settleLines'

/** The greatest number of lines, each with its longest texts. */
const importLimit = 5_000_000

/** Bank statements: their lines are imported, and each is settled. */
export const statementRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  const imports = limitOf(deps, 'imports of bank statements', 60, 60 * minute)
  const settled = limitOf(deps, 'settling lines of bank statements', 600, 60 * minute)

  app.route({
    ...routeOf(statementEndpoints.getStatement),
    handler: (request) => loadStatement(db, callerOf(request).user.id),
  })

  app.route({
    ...routeOf(statementEndpoints.getStatementStart),
    handler: async (request) => ({
      currency: (await loadSettings(db)).currency,
      chosen: await loadChosenColumns(db, statementColumns, callerOf(request).user.id),
    }),
  })

  app.route({
    ...routeOf(statementEndpoints.saveStatementColumns),
    handler: async (request, reply) => {
      const userId = callerOf(request).user.id
      await saveChosenColumns(db, statementColumns, { userId, chosenAt: now(), ...request.body })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(statementEndpoints.importStatement, { disabledByFlag: 'maintenance-mode' }),
    bodyLimit: importLimit,
    handler: async (request, reply) => {
      await imports.consume(callerOf(request).user.id, reply)
      return importLines(db, request.body, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(statementEndpoints.settleLines, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await settled.consume(callerOf(request).user.id, reply)
      return { lines: await settleLines(deps, payments, request.body.lines, byCaller(request, now())) }
    },
  })

  app.route({
    ...routeOf(statementEndpoints.bookLine, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await settled.consume(callerOf(request).user.id, reply)
      await bookLine(db, request.params.id, request.body, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(statementEndpoints.reopenLine, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await reopenLine(db, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
