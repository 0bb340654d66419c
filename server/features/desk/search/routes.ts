import { deskEndpoints } from '#contract/desk/deskEndpoints'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { callerFacts } from '../../../http/authorize'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { searchDesk } from './search'

/** One search over what the caller may read at the desk. */
export const deskSearchRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    ...routeOf(deskEndpoints.searchDesk),
    handler: (request) => searchDesk(db, callerOf(request).user, callerFacts(request), request.query.sought),
  })
}
