import { asc } from 'drizzle-orm'
import { showEndpoints } from '#contract/show/showEndpoints'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { findShow } from '../../domain/show/findShow'
import { loadFacts, verdictOn } from '../../domain/entry/eligibility'
import { loadFittingShows } from './fittingShows'
import { keptBy } from '../../domain/dog/dogFromRow'

/** What a member's dogs may enter in a show. */
export const entryRoutes = (app: Api, { db, now }: ServerDeps, payments: PaymentProvider): void => {
  app.route({
    ...routeOf(showEndpoints.getEligibility),
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
    ...routeOf(showEndpoints.getFittingShows),
    handler: (request) => loadFittingShows(db, callerOf(request).user.id, request.query),
  })
}
