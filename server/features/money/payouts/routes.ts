import { providerLineEndpoints } from '#contract/money/providerLineEndpoints'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { bookProviderLine, reopenProviderLine } from './bookProviderLine'
import { importReport } from './importReport'
import { loadPayouts } from './loadPayouts'

/** The greatest number of lines, each with its longest texts. */
const importLimit = 6_000_000

/** The payment provider's reports: its payouts and fees, and what our books do not have. */
export const payoutRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const imports = limitOf(deps, 'imports of payout reports', 60, 60 * minute)
  const settled = limitOf(deps, 'settling lines of payout reports', 600, 60 * minute)

  app.route({
    ...routeOf(providerLineEndpoints.getPayouts),
    handler: () => loadPayouts(db, now()),
  })

  app.route({
    ...routeOf(providerLineEndpoints.importPayoutReport, { disabledByFlag: 'maintenance-mode' }),
    bodyLimit: importLimit,
    handler: async (request, reply) => {
      await imports.consume(callerOf(request).user.id, reply)
      return importReport(db, request.body, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(providerLineEndpoints.bookProviderLine, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await settled.consume(callerOf(request).user.id, reply)
      await bookProviderLine(db, request.params.id, request.body, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(providerLineEndpoints.reopenProviderLine, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await reopenProviderLine(db, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
