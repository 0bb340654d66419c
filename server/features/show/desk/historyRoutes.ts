import { showEditEndpoints } from '#contract/show/showEditEndpoints'
import type { ServerDeps } from '../../../deps'
import { authorized, callerFacts } from '../../../http/authorize'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { findWorked, workedFacts } from '../../../domain/show/deskShow'
import { historyOf } from './history'

/** Who changed what of a show, for those who work on it. */
export const showHistoryRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    ...routeOf(showEditEndpoints.getShowHistory),
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const show = authorized(request, 'showHistory.read', await findWorked(db, request.params.slug), facts)
      return historyOf(db, show.row.id, request.signedIn?.account.id ?? '')
    },
  })
}
