import { asc } from 'drizzle-orm'
import { apiPaths } from '#contract/shared/apiPaths'
import { FittingShowsQuery } from '#contract/shared/listQueries'
import { EligibilityCells, FittingShows } from '#contract/show/show'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { findShow, ShowSlug } from '../../domain/show/findShow'
import { loadFacts, verdictOn } from '../../domain/entry/eligibility'
import { loadFittingShows } from './fittingShows'
import { keptBy } from '../../domain/dog/dogFromRow'

/** What a member's dogs may enter in a show. */
export const entryRoutes = (app: Api, { db, now }: ServerDeps, payments: PaymentProvider): void => {
  app.route({
    method: 'GET',
    url: apiPaths.eligibility,
    config: { action: 'eligibility.read' },
    schema: { params: ShowSlug, response: { 200: EligibilityCells } },
    handler: async (request) => {
      const { classes } = await findShow(db, request, request.params.slug)
      const { user } = callerOf(request)
      const own = await db
        .select({ id: dogs.id })
        .from(dogs)
        .where(keptBy(user.id))
        .orderBy(asc(dogs.name), asc(dogs.slug))
      const entryRequests = classes.flatMap((cls) => own.map((dog) => ({ classId: cls.id, dogId: dog.id })))
      const facts = await loadFacts(db, payments, user, entryRequests, now())
      return entryRequests.map((entryRequest) => ({ ...entryRequest, ...verdictOn(facts, entryRequest) }))
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.fittingShows,
    config: { action: 'eligibility.read' },
    schema: { querystring: FittingShowsQuery, response: { 200: FittingShows } },
    handler: (request) => loadFittingShows(db, callerOf(request).user.id, request.query),
  })
}
