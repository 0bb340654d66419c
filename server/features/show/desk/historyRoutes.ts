import { apiPaths } from '#contract/shared/apiPaths'
import { ShowHistory } from '#contract/show/history'
import type { ServerDeps } from '../../../deps'
import { authorized, callerFacts } from '../../../http/authorize'
import type { Api } from '../../../http/types'
import { ShowSlug } from '../../../domain/show/findShow'
import { findWorked, workedFacts } from '../../../domain/show/deskShow'
import { historyOf } from './history'

/** Who changed what of a show, for those who work on it. */
export const showHistoryRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.showHistory,
    config: { action: 'showHistory.read' },
    schema: { params: ShowSlug, response: { 200: ShowHistory } },
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const show = authorized(request, 'showHistory.read', await findWorked(db, request.params.slug), facts)
      return historyOf(db, show.row.id, request.signedIn?.account.id ?? '')
    },
  })
}
