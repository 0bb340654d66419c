import type { ClassParams } from '#contract/shared/params'
import { resultEndpoints } from '#contract/results/resultEndpoints'
import type { Action } from '#contract/access/policies'
import type { OrderSheet, ResultSheet } from '#contract/results/desk'
import { byCaller, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import type { ServerDeps } from '../../deps'
import { authorized, callerFacts, type CallerRequest } from '../../http/authorize'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { numberClass, numberShow } from '../../domain/entry/competitorNumbers'
import { findWorked, workedFacts } from '../../domain/show/deskShow'
import { drawDay } from './drawDay'
import { enterResults } from './enterResults'
import { disqualifyPublished, publishResults, takeResultsBack } from './publication'
import { findClass, lockClass, lockDay, type WorkedClass } from './findClass'
import { nameTeams } from './nameTeams'
import { drawOrder, moveInOrder, publishOrder } from './runningOrder'
import { loadDeskClasses, toOrderSheet, toResultSheet } from './sheets'

type Change<Body> = (tx: Db, worked: WorkedClass, body: Body, by: ChangedBy) => Promise<void>
type Of<Body> = CallerRequest & { id: string; params: ClassParams; body: Body }

/** The desk of a class: its running order, which admins draw, and its results, which its judges enter as well. */
export const resultDeskRoutes = (app: Api, { db, now }: ServerDeps): void => {
  const readerOf = (request: CallerRequest) => ({ caller: callerFacts(request), now: now() })

  const orderOf = async (request: CallerRequest & { params: ClassParams }): Promise<OrderSheet> =>
    toOrderSheet(db, await findClass(db, request, 'runningOrder.read', now()), readerOf(request))

  const resultsOf = async (request: CallerRequest & { params: ClassParams }): Promise<ResultSheet> =>
    toResultSheet(db, await findClass(db, request, 'results.read', now()), readerOf(request))

  const changed = async <Body>(
    request: Of<Body>,
    action: Extract<Action, `runningOrder.${string}` | `results.${string}`>,
    change: Change<Body>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const at = now()
      await change(tx, await lockClass(tx, request, action, at), request.body, byCaller(request, at))
    })

  /** What is drawn or entered names its dogs by number. */
  const numbered = async (
    request: CallerRequest & { params: ClassParams },
    action: 'runningOrder.change' | 'results.enter',
  ): Promise<void> => {
    const { show, cls } = await findClass(db, request, action, now())
    await numberClass(db, show.row.id, cls.id, now())
  }

  app.route({
    ...routeOf(resultEndpoints.getDeskClasses),
    handler: async (request) => {
      const found = await findWorked(db, request.params.slug)
      const show = authorized(request, 'runningOrder.read', found, workedFacts(callerFacts(request)))
      return loadDeskClasses(db, show, readerOf(request))
    },
  })

  app.route({
    ...routeOf(resultEndpoints.getOrderSheet),
    handler: orderOf,
  })

  app.route({
    ...routeOf(resultEndpoints.drawOrder),
    handler: async (request) => {
      await numbered(request, 'runningOrder.change')
      await changed(request, 'runningOrder.change', (tx, worked, { version }, by) => drawOrder(tx, worked, version, by))
      return orderOf(request)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.drawDay),
    handler: async (request) => {
      const { body } = request
      const at = now()
      // Checked before the dogs are numbered: the numbers are given in another transaction.
      const show = await db.transaction(async (tx) => (await lockDay(tx, request, body.date, at))[0].show)
      await numberShow(db, show.row.id, at)
      return db.transaction(async (tx) =>
        drawDay(tx, await lockDay(tx, request, body.date, at), body, byCaller(request, at)),
      )
    },
  })

  app.route({
    ...routeOf(resultEndpoints.publishOrder),
    handler: async (request) => {
      await changed(request, 'runningOrder.change', (tx, worked, { version }, by) =>
        publishOrder(tx, worked, version, by),
      )
      return orderOf(request)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.moveInOrder),
    handler: async (request) => {
      await changed(request, 'runningOrder.change', moveInOrder)
      return orderOf(request)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.nameTeams),
    handler: async (request) => {
      await changed(request, 'runningOrder.change', nameTeams)
      return orderOf(request)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.getResultSheet),
    handler: resultsOf,
  })

  app.route({
    ...routeOf(resultEndpoints.saveResults),
    handler: async (request) => {
      await numbered(request, 'results.enter')
      await changed(request, 'results.enter', enterResults)
      return resultsOf(request)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.publishResults),
    handler: async (request) => {
      await changed(request, 'results.publish', publishResults)
      return resultsOf(request)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.takeResultsBack),
    handler: async (request) => {
      await changed(request, 'results.correct', takeResultsBack)
      return resultsOf(request)
    },
  })

  app.route({
    ...routeOf(resultEndpoints.disqualify),
    handler: async (request) => {
      await changed(request, 'results.correct', disqualifyPublished)
      return resultsOf(request)
    },
  })
}
