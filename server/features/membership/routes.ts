import { eq } from 'drizzle-orm'
import { membershipEndpoints } from '#contract/membership/membershipEndpoints'
import { planPriceEndpoints } from '#contract/membership/planPriceEndpoints'
import { byCaller } from '../../audit/audit'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { ownPlans } from '../../domain/membership/ownPlans'
import { plansOnSale } from '../../domain/membership/plansOnSale'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { addPlanPrice, loadPlanPrices, removePlanPrice } from './planPrices'

/** The plans on sale, and their prices at the desk. */
export const membershipRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({ ...routeOf(membershipEndpoints.getPlans), handler: () => plansOnSale(db, now()) })

  app.route({
    ...routeOf(membershipEndpoints.getOwnPlans),
    handler: async (request) => {
      const [member] = await db
        .select()
        .from(users)
        .where(eq(users.id, callerOf(request).user.id))
      if (!member) throw new HttpError('not_found')
      return ownPlans(db, member, now())
    },
  })

  app.route({ ...routeOf(planPriceEndpoints.getPlanPrices), handler: () => loadPlanPrices(db, now()) })

  app.route({
    ...routeOf(planPriceEndpoints.addPlanPrice),
    handler: async (request, reply) =>
      reply.status(201).send(await addPlanPrice(db, request.body, byCaller(request, now()))),
  })

  app.route({
    ...routeOf(planPriceEndpoints.removePlanPrice),
    handler: async (request, reply) => {
      await removePlanPrice(db, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
