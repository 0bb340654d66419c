import { showEndpoints } from '#contract/show/showEndpoints'
import type { ServerDeps } from '../../../deps'
import { perNetwork } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { findTowns } from './findTowns'

/** Towns by their name or postcode, out of a list that the server brings along: the typed text is sent to no other service. */
export const townRoutes = (app: Api, deps: ServerDeps): void => {
  app.route({
    ...routeOf(showEndpoints.findTowns),
    ...perNetwork(deps, 'towns', 240),
    handler: async (request) => findTowns(request.query.q),
  })
}
