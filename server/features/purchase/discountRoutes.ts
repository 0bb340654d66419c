import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { DeskDiscount, DeskDiscountPage, NewDiscount } from '#contract/purchase/deskDiscounts'
import { PageQuery } from '#contract/shared/listQueries'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { BaseVersion } from '../../http/baseVersion'
import { HttpError } from '../../http/httpError'
import type { Api } from '../../http/types'
import { addDiscount, endDiscount, loadDiscounts } from './deskDiscounts'

const Id = z.object({ id: z.string() })

/** Discount codes at the desk: listed, made and ended by admins. */
export const discountRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.deskDiscounts,
    config: { action: 'discount.manage' },
    schema: { querystring: PageQuery, response: { 200: DeskDiscountPage } },
    handler: (request) => loadDiscounts(db, request.query),
  })

  app.route({
    method: 'POST',
    url: apiPaths.deskDiscounts,
    config: { action: 'discount.manage' },
    schema: { body: NewDiscount, response: { 201: DeskDiscount } },
    handler: async (request, reply) =>
      reply.status(201).send(await addDiscount(db, request.body, byCaller(request, now()))),
  })

  app.route({
    method: 'POST',
    url: apiPaths.deskDiscountEnd,
    config: { action: 'discount.manage' },
    schema: { params: Id, body: z.object({ version: BaseVersion }), response: { 200: DeskDiscount } },
    handler: (request) => {
      const { id } = request.params
      if (!z.safeParse(z.uuid(), id).success) throw new HttpError('not_found')
      return endDiscount(db, id, request.body.version, byCaller(request, now()))
    },
  })
}
