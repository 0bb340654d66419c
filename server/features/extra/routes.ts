import { deskExtraEndpoints, extraEndpoints } from '#contract/extra/extraEndpoints'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import type { PaymentProvider } from '../../domain/payment/provider'
import { loadPurchase } from '../../domain/purchase/load'
import { findAnyShow, findShow } from '../../domain/show/findShow'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import { sendCsv, sendXlsx } from '../../http/tables'
import type { Api } from '../../http/types'
import { buyersTable, loadBuyers } from './buyers'
import { addExtra, changeExtra, deleteExtra, loadDeskExtras, loadShowExtras } from './deskExtras'
import { loadExtrasForMember, sellExtras } from './sellExtras'
import { withdrawExtra } from './withdrawExtra'
import { withdrawExtraAtDesk } from './withdrawExtraAtDesk'

/** What a show sells besides entries: seen and withdrawn by members, kept and listed by admins. */
export const extraRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  // Each writes rows that stay.
  const changes = limitOf(deps, 'changes of extras by an admin', 600, 60 * minute)
  // And an email to someone else.
  const sales = limitOf(deps, 'extras sold at the show office by an admin', 600, 60 * minute)

  app.route({
    ...routeOf(extraEndpoints.getShowExtras),
    handler: async (request) =>
      loadShowExtras(db, (await findShow(db, request, request.params.slug, 'show.readExtras')).row, now()),
  })

  app.route({
    ...routeOf(extraEndpoints.withdrawExtra),
    handler: async (request) => {
      const wanted = { ...request.body, id: request.params.id, by: byCaller(request, now()) }
      const found = await loadPurchase({ db, payments, now: now() }, await withdrawExtra(deps, request, wanted))
      if (!found) throw new HttpError('not_found')
      return found.purchase
    },
  })

  app.route({
    ...routeOf(deskExtraEndpoints.getDeskExtras),
    handler: async ({ params }) => loadDeskExtras(db, await findAnyShow(db, params.slug)),
  })

  app.route({
    ...routeOf(deskExtraEndpoints.addExtra, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await changes.consume(callerOf(request).user.id, reply)
      const show = await findAnyShow(db, request.params.slug)
      return reply.status(201).send(await addExtra(db, show, request.body, byCaller(request, now())))
    },
  })

  app.route({
    ...routeOf(deskExtraEndpoints.changeExtra, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await changes.consume(callerOf(request).user.id, reply)
      const { slug, id } = request.params
      const wanted = { show: await findAnyShow(db, slug), id, by: byCaller(request, now()) }
      return changeExtra(db, wanted, request.body)
    },
  })

  app.route({
    ...routeOf(deskExtraEndpoints.deleteExtra, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      const { slug, id } = request.params
      await deleteExtra(db, { show: await findAnyShow(db, slug), id, by: byCaller(request, now()) })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(deskExtraEndpoints.getExtraBuyers),
    handler: async ({ params: { slug, id } }) => loadBuyers(db, await findAnyShow(db, slug), id, now()),
  })

  app.route({
    ...routeOf(deskExtraEndpoints.withdrawExtraAtDesk, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await withdrawExtraAtDesk(deps, { ...request.body, id: request.params.id, by: byCaller(request, now()) })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(deskExtraEndpoints.getExtrasForMember),
    handler: async ({ params: { slug, id } }) => loadExtrasForMember(db, await findAnyShow(db, slug), id, now()),
  })

  app.route({
    ...routeOf(deskExtraEndpoints.sellExtras, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await sales.consume(callerOf(request).user.id, reply)
      const show = await findAnyShow(db, request.params.slug)
      const key = request.headers['idempotency-key']
      const wanted = { show, key, body: request.body, by: byCaller(request, now()) }
      const { fresh, sold } = await sellExtras(deps, payments, wanted)
      return reply.status(fresh ? 201 : 200).send(sold)
    },
  })

  app.route({
    ...routeOf(deskExtraEndpoints.getExtrasTable),
    handler: async ({ params: { slug }, locale }, reply) =>
      sendCsv(reply, `extras-${slug}`, await buyersTable(db, await findAnyShow(db, slug), locale), locale),
  })
  app.route({
    ...routeOf(deskExtraEndpoints.getExtrasWorkbook),
    handler: async ({ params: { slug }, locale }, reply) =>
      sendXlsx(reply, `extras-${slug}`, [await buyersTable(db, await findAnyShow(db, slug), locale)]),
  })
}
