import { readBoundary, regroupEndpoints } from '#contract/show/regroupClasses'
import { byCaller } from '../../../../audit/audit'
import type { Db } from '../../../../db/client'
import { lockClasses } from '../../../../db/locks'
import { withRetry } from '../../../../db/retry'
import type { ServerDeps } from '../../../../deps'
import { findWorked, workedFacts, type WorkedShow } from '../../../../domain/show/deskShow'
import { lockWorked } from '../../../../domain/show/life'
import { authorized, callerFacts, type CallerRequest } from '../../../../http/authorize'
import { HttpError } from '../../../../http/httpError'
import { routeOf } from '../../../../http/routeOf'
import type { Api } from '../../../../http/types'
import { mergeClasses, planMerger } from './mergeClasses'
import { lockEntered } from './regrouped'
import { planSplit, splitClass } from './splitClass'

type OfShow = CallerRequest & { params: { slug: string } }

const showOf = (request: OfShow, found: WorkedShow | undefined) =>
  authorized(request, 'show.regroupClasses', found, workedFacts(callerFacts(request))).row

/** Merging and splitting the classes of a published show. */
export const regroupRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps

  /** Runs a change under the locks of the entries of its first class, its show and its classes. */
  const change = <Result>(
    request: OfShow,
    classIds: readonly [string, ...string[]],
    run: (tx: Db, show: WorkedShow['row']) => Promise<Result>,
  ): Promise<Result> =>
    withRetry(() =>
      db.transaction(async (tx) => {
        showOf(request, await findWorked(tx, request.params.slug))
        await lockEntered(tx, classIds[0])
        const show = showOf(request, await lockWorked(tx, request.params.slug))
        await lockClasses(tx, classIds)
        return run(tx, show)
      }),
    )

  app.route({
    ...routeOf(regroupEndpoints.getMergerQuote),
    handler: async (request) => {
      const show = showOf(request, await findWorked(db, request.params.slug))
      return (await planMerger(db, show, request.query, now())).quote
    },
  })

  app.route({
    ...routeOf(regroupEndpoints.mergeClasses),
    handler: (request) =>
      change(request, [request.body.from, request.body.into], (tx, show) =>
        mergeClasses(tx, deps, show, request.body, byCaller(request, now())),
      ),
  })

  app.route({
    ...routeOf(regroupEndpoints.getSplitQuote),
    handler: async (request) => {
      const show = showOf(request, await findWorked(db, request.params.slug))
      const boundary = readBoundary(request.query.boundary)
      if (!boundary) throw new HttpError('validation_failed', { boundary: 'invalid' })
      return (await planSplit(db, show, { classId: request.query.class, boundary }, now())).quote
    },
  })

  app.route({
    ...routeOf(regroupEndpoints.splitClass),
    handler: (request) =>
      change(request, [request.body.classId], (tx, show) =>
        splitClass(tx, deps, show, request.body, byCaller(request, now())),
      ),
  })
}
