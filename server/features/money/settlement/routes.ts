import { settlementEndpoints } from '#contract/money/settlementEndpoints'
import type { Locale } from '#contract/shared/locales'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { findAnyShow } from '../../../domain/show/findShow'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import { sendCsv, sendXlsx } from '../../../http/tables'
import type { Api } from '../../../http/types'
import { addShowCost, removeShowCost } from './costs'
import { loadSettlement } from './loadSettlement'
import { settlementTable } from './settlementTable'

/** What a show brought in and cost: as sums, as files, and with the costs that admins list. */
export const settlementRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Each writes rows that stay.
  const listed = limitOf(deps, 'costs of shows by an admin', 600, 60 * minute)

  app.route({
    ...routeOf(settlementEndpoints.getSettlement),
    handler: async (request) =>
      loadSettlement(db, await findAnyShow(db, request.params.slug), callerOf(request).user.id),
  })

  const tableOf = async (slug: string, locale: Locale) =>
    settlementTable(await loadSettlement(db, await findAnyShow(db, slug), null), locale)
  const nameOf = (slug: string) => `settlement-${slug}`

  app.route({
    ...routeOf(settlementEndpoints.getSettlementTable),
    handler: async ({ params: { slug }, locale }, reply) =>
      sendCsv(reply, nameOf(slug), await tableOf(slug, locale), locale),
  })
  app.route({
    ...routeOf(settlementEndpoints.getSettlementWorkbook),
    handler: async ({ params: { slug }, locale }, reply) =>
      sendXlsx(reply, nameOf(slug), [await tableOf(slug, locale)]),
  })

  app.route({
    ...routeOf(settlementEndpoints.addShowCost, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await listed.consume(callerOf(request).user.id, reply)
      const { id } = await findAnyShow(db, request.params.slug)
      return reply.status(201).send(await addShowCost(db, id, request.body, byCaller(request, now())))
    },
  })
  app.route({
    ...routeOf(settlementEndpoints.removeShowCost, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      const { slug, id } = request.params
      await removeShowCost(db, (await findAnyShow(db, slug)).id, id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
