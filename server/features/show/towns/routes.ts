import { apiPaths } from '#contract/shared/apiPaths'
import { TownsQuery } from '#contract/shared/listQueries'
import { Towns } from '#contract/show/town'
import type { ServerDeps } from '../../../deps'
import { perNetwork } from '../../../http/rateLimits'
import type { Api } from '../../../http/types'
import { findTowns } from './findTowns'

/** Towns by their name or postcode, out of a list that the server brings along: the typed text is sent to no other service. */
export const townRoutes = (app: Api, deps: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.towns,
    ...perNetwork(deps, 'towns', 240),
    config: { action: 'town.find' },
    schema: { querystring: TownsQuery, response: { 200: Towns } },
    handler: async (request) => findTowns(request.query.q),
  })
}
