import { deskProblemEndpoints, traceType } from '#contract/problem/desk'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { answerProblem } from './answerProblem'
import { deleteProblem } from './deleteProblem'
import { loadProblems } from './deskProblems'
import { readProblem, readTrace } from './readProblem'

/** Reported problems as admins list, read, answer and delete them. */
export const deskProblemRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  app.route({
    ...routeOf(deskProblemEndpoints.getDeskProblems),
    handler: (request) => loadProblems(db, request.query),
  })

  app.route({
    ...routeOf(deskProblemEndpoints.getDeskProblem),
    handler: (request) => readProblem(db, request.params.id, byCaller(request, now())),
  })

  app.route({
    ...routeOf(deskProblemEndpoints.getProblemTrace),
    handler: async (request, reply) => {
      const { id } = request.params
      const trace = await readTrace(db, id, byCaller(request, now()))
      return reply
        .type(`${traceType}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="problem-${id}.json"`)
        .serializer((text: string) => text)
        .send(trace)
    },
  })

  app.route({
    ...routeOf(deskProblemEndpoints.answerProblem),
    handler: (request) => answerProblem(deps, request.params.id, request.body, byCaller(request, now())),
  })

  app.route({
    ...routeOf(deskProblemEndpoints.deleteProblem),
    handler: async (request, reply) => {
      await deleteProblem(db, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
