import * as z from 'zod/mini'
import { discountEndpoints } from '#contract/purchase/deskDiscounts'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { addDiscount, endDiscount, loadDiscounts } from './deskDiscounts'

/** Discount codes at the desk: listed, made and ended by admins. */
export const discountRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(discountEndpoints.getDiscounts),
    handler: (request) => loadDiscounts(db, request.query),
  })

  app.route({
    ...routeOf(discountEndpoints.addDiscount),
    handler: async (request, reply) =>
      reply.status(201).send(await addDiscount(db, request.body, byCaller(request, now()))),
  })

  app.route({
    ...routeOf(discountEndpoints.endDiscount),
    handler: (request) => {
      const { id } = request.params
      if (!z.safeParse(z.uuid(), id).success) throw new HttpError('not_found')
      return endDiscount(db, id, request.body.version, byCaller(request, now()))
    },
  })
}
