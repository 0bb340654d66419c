import { deskShowEndpoints } from '#contract/show/desk'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { findAnyShow } from '../../../domain/show/findShow'
import { cancelShow, refundsOfShow } from './cancelShow'

/** What the organisation does with a show. */
export const showDeskRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(deskShowEndpoints.getShowRefunds),
    handler: async (request) => refundsOfShow(db, (await findAnyShow(db, request.params.slug)).id),
  })

  app.route({
    ...routeOf(deskShowEndpoints.cancelShow),
    handler: (request) => cancelShow(db, request.params.slug, request.body.reason, byCaller(request, now())),
  })
}
