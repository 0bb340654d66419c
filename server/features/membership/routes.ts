import { asc } from 'drizzle-orm'
import { membershipEndpoints } from '#contract/membership/membershipEndpoints'
import { plans } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

/** The plans on offer, shortest first. */
export const membershipRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    ...routeOf(membershipEndpoints.getPlans),
    handler: () => db.select().from(plans).orderBy(asc(plans.years)),
  })
}
