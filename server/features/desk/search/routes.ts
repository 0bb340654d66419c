import { DeskSearch, deskSearchPath, DeskSearchResult } from '#contract/desk/search'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { callerFacts } from '../../../http/authorize'
import type { Api } from '../../../http/types'
import { searchDesk } from './search'

/** One search over what the caller may read at the desk. */
export const deskSearchRoutes = (app: Api, { db }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: deskSearchPath,
    config: { action: 'desk.search' },
    schema: { querystring: DeskSearch, response: { 200: DeskSearchResult } },
    handler: (request) => searchDesk(db, callerOf(request).user, callerFacts(request), request.query.sought),
  })
}
