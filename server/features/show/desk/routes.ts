import { cancelClassesEndpoints } from '#contract/show/cancelClasses'
import { deskShowEndpoints } from '#contract/show/desk'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { findAnyShow } from '../../../domain/show/findShow'
import { authorized, callerFacts } from '../../../http/authorize'
import { findWorked, workedFacts } from '../../../domain/show/deskShow'
import { lockWorked } from '../../../domain/show/life'
import { cancelClasses, refundsOfClasses } from './cancelClasses'
import { cancelShow, refundsOfShow } from './cancelShow'

/** What the organisation does with a show. */
export const showDeskRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(deskShowEndpoints.getShowRefunds),
    handler: async (request) => refundsOfShow(db, (await findAnyShow(db, request.params.slug)).id),
  })

  app.route({
    ...routeOf(cancelClassesEndpoints.getClassRefunds),
    handler: async (request) => {
      const facts = workedFacts(callerFacts(request))
      const { row } = authorized(request, 'show.cancelClasses', await findWorked(db, request.params.slug), facts)
      return refundsOfClasses(db, row.id, request.query.classes.split(','))
    },
  })

  app.route({
    ...routeOf(cancelClassesEndpoints.cancelClasses),
    handler: (request) =>
      db.transaction(async (tx) => {
        const facts = workedFacts(callerFacts(request))
        const { row } = authorized(request, 'show.cancelClasses', await lockWorked(tx, request.params.slug), facts)
        return cancelClasses(tx, row.id, request.body, byCaller(request, now()))
      }),
  })

  app.route({
    ...routeOf(deskShowEndpoints.cancelShow),
    handler: (request) => cancelShow(db, request.params.slug, request.body.reason, byCaller(request, now())),
  })
}
