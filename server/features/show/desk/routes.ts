import { apiPaths } from '#contract/shared/apiPaths'
import { ShowCancellation, ShowRefunds } from '#contract/show/desk'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import type { Api } from '../../../http/types'
import { findAnyShow, ShowSlug } from '../../../domain/show/findShow'
import { cancelShow, refundsOfShow } from './cancelShow'

/** What the organisation does with a show. */
export const showDeskRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: apiPaths.showCancellation,
    config: { action: 'show.cancel' },
    schema: { params: ShowSlug, response: { 200: ShowRefunds } },
    handler: async (request) => refundsOfShow(db, (await findAnyShow(db, request.params.slug)).id),
  })

  app.route({
    method: 'POST',
    url: apiPaths.showCancellation,
    config: { action: 'show.cancel' },
    schema: { params: ShowSlug, body: ShowCancellation, response: { 200: ShowRefunds } },
    handler: (request) => cancelShow(db, request.params.slug, request.body.reason, byCaller(request, now())),
  })
}
