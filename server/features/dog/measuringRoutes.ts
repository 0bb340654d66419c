import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { disputeHeight } from './disputeHeight'
import { findDog } from '../../domain/dog/findDog'
import { readKeptMeasurings } from '../../domain/dog/measuring'

/** How the height of a dog came about, for its keepers, who may dispute it. */
export const measuringRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(dogEndpoints.getMeasurings),
    handler: async (request) => {
      const dog = await findDog(db, request, 'dog.read', request.params.slug)
      return readKeptMeasurings(db, dog, { id: callerOf(request).user.id, at: now() })
    },
  })

  app.route({
    ...routeOf(dogEndpoints.disputeHeight),
    handler: (request) => disputeHeight(deps, request, request.params.slug, request.body, byCaller(request, now())),
  })
}
