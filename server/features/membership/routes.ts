import { asc } from 'drizzle-orm'
import { Plans } from '#contract/membership/membership'
import { apiPaths } from '#contract/shared/apiPaths'
import { plans } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { Api } from '../../http/types'

/** The plans on offer, shortest first. */
export const membershipRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.plans,
    config: { action: 'plan.list' },
    schema: { response: { 200: Plans } },
    handler: () => db.select().from(plans).orderBy(asc(plans.years)),
  })
}
