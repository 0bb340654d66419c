import * as z from 'zod/mini'
import { discountEndpoints } from '#contract/purchase/deskDiscounts'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { addDiscount, endDiscount, loadDiscounts, pauseDiscount, resumeDiscount } from './deskDiscounts'

const knownId = (id: string): string => {
  if (!z.safeParse(z.uuid(), id).success) throw new HttpError('not_found')
  return id
}

/** Discount codes at the desk: listed, made, paused and ended by admins. */
export const discountRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(discountEndpoints.getDiscounts),
    handler: (request) => loadDiscounts(db, request.query, now()),
  })

  app.route({
    ...routeOf(discountEndpoints.addDiscount),
    handler: async (request, reply) =>
      reply.status(201).send(await addDiscount(db, request.body, byCaller(request, now()))),
  })

  for (const [name, change] of [
    ['pauseDiscount', pauseDiscount],
    ['resumeDiscount', resumeDiscount],
    ['endDiscount', endDiscount],
  ] as const)
    app.route({
      ...routeOf(discountEndpoints[name]),
      handler: (request) =>
        change(db, {
          id: knownId(request.params.id),
          version: request.body.version,
          by: byCaller(request, now()),
        }),
    })
}
