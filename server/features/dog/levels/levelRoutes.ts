import { levelEndpoints } from '#contract/dog/levelEndpoints'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { findDog } from '../../../domain/dog/findDog'
import { levelMovesOf } from '../../../domain/dog/levels'
import { callerOf } from '../../../http/auth'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { answerLevel, confirmLevel, setLevel } from './decideLevel'
import { loadProposals } from './proposals'

/** How the Nexus level of a dog has moved, and what admins decide about it. */
export const levelRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(levelEndpoints.getLevelMoves),
    handler: async (request) => levelMovesOf(db, (await findDog(db, request, 'dog.read', request.params.slug)).id),
  })

  app.route({
    ...routeOf(levelEndpoints.getLevelProposals),
    handler: (request) => loadProposals(db, callerOf(request).user.id, now()),
  })

  app.route({
    ...routeOf(levelEndpoints.setLevel),
    handler: (request) => setLevel(deps, request.params.slug, request.body, byCaller(request, now())),
  })

  app.route({
    ...routeOf(levelEndpoints.confirmLevel),
    handler: (request) => confirmLevel(deps, request.params.slug, request.body, byCaller(request, now())),
  })

  app.route({
    ...routeOf(levelEndpoints.answerLevel),
    handler: (request) => answerLevel(deps, request.params.slug, request.body, byCaller(request, now())),
  })
}
