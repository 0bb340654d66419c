import * as z from 'zod/mini'
import type { Action } from '#contract/access/policies'
import { resultPaths } from '#contract/results/paths'
import { Correction, DeskClasses, OrderChange, OrderSheet, ResultSheet } from '#contract/results/desk'
import { ResultChange } from '#contract/results/result'
import { byCaller, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { authorized, callerFacts, type CallerRequest } from '../../http/authorize'
import { BaseVersion } from '../../http/baseVersion'
import type { Api } from '../../http/types'
import { findWorked, workedFacts } from '../../domain/show/deskShow'
import { ShowSlug } from '../../domain/show/findShow'
import { enterResults, publishResults, takeResultsBack } from './enterResults'
import { ClassAddress, findClass, lockClass, type WorkedClass } from './findClass'
import { drawOrder, moveInOrder, publishOrder } from './runningOrder'
import { loadDeskClasses, toOrderSheet, toResultSheet } from './sheets'

const AtVersion = z.object({ version: BaseVersion })
type Change<Body> = (tx: Db, worked: WorkedClass, body: Body, by: ChangedBy) => Promise<void>
type Of<Body> = CallerRequest & { id: string; params: ClassAddress; body: Body }

/** The desk of a class: its running order, which admins draw, and its results, which its judges enter as well. */
export const resultDeskRoutes = (app: Api, { db, now }: ServerDeps): void => {
  const readerOf = (request: CallerRequest) => ({ caller: callerFacts(request), now: now() })

  const orderOf = async (request: CallerRequest & { params: ClassAddress }): Promise<OrderSheet> =>
    toOrderSheet(db, await findClass(db, request, 'runningOrder.read', now()), readerOf(request))

  const resultsOf = async (request: CallerRequest & { params: ClassAddress }): Promise<ResultSheet> =>
    toResultSheet(db, await findClass(db, request, 'results.read', now()), await loadSettings(db), readerOf(request))

  const changed = async <Body>(
    request: Of<Body>,
    action: Extract<Action, `runningOrder.${string}` | `results.${string}`>,
    change: Change<Body>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const at = now()
      await change(tx, await lockClass(tx, request, action, at), request.body, byCaller(request, at))
    })

  app.route({
    method: 'GET',
    url: resultPaths.deskClasses,
    config: { action: 'runningOrder.read' },
    schema: { params: ShowSlug, response: { 200: DeskClasses } },
    handler: async (request) => {
      const found = await findWorked(db, request.params.slug)
      const show = authorized(request, 'runningOrder.read', found, workedFacts(callerFacts(request)))
      return loadDeskClasses(db, show, readerOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: resultPaths.runningOrder,
    config: { action: 'runningOrder.read' },
    schema: { params: ClassAddress, response: { 200: OrderSheet } },
    handler: orderOf,
  })

  const steps: readonly (readonly [url: string, take: Change<z.infer<typeof AtVersion>>])[] = [
    [resultPaths.runningOrder, (tx, worked, { version }, by) => drawOrder(tx, worked, version, by)],
    [resultPaths.runningOrderPublication, (tx, worked, { version }, by) => publishOrder(tx, worked, version, by)],
  ]
  for (const [url, take] of steps)
    app.route({
      method: 'POST',
      url,
      config: { action: 'runningOrder.change' },
      schema: { params: ClassAddress, body: AtVersion, response: { 200: OrderSheet } },
      handler: async (request) => {
        await changed(request, 'runningOrder.change', take)
        return orderOf(request)
      },
    })

  app.route({
    method: 'PUT',
    url: resultPaths.runningOrder,
    config: { action: 'runningOrder.change' },
    schema: {
      params: ClassAddress,
      body: z.extend(AtVersion, OrderChange.shape),
      response: { 200: OrderSheet },
    },
    handler: async (request) => {
      await changed(request, 'runningOrder.change', moveInOrder)
      return orderOf(request)
    },
  })

  app.route({
    method: 'GET',
    url: resultPaths.classResults,
    config: { action: 'results.read' },
    schema: { params: ClassAddress, response: { 200: ResultSheet } },
    handler: resultsOf,
  })

  app.route({
    method: 'PUT',
    url: resultPaths.classResults,
    config: { action: 'results.enter' },
    schema: { params: ClassAddress, body: z.extend(AtVersion, ResultChange.shape), response: { 200: ResultSheet } },
    handler: async (request) => {
      await changed(request, 'results.enter', enterResults)
      return resultsOf(request)
    },
  })

  app.route({
    method: 'POST',
    url: resultPaths.resultsPublication,
    config: { action: 'results.publish' },
    schema: { params: ClassAddress, body: AtVersion, response: { 200: ResultSheet } },
    handler: async (request) => {
      const rules = await loadSettings(db)
      await changed(request, 'results.publish', (tx, worked, { version }, by) =>
        publishResults(tx, worked, version, rules, by),
      )
      return resultsOf(request)
    },
  })

  app.route({
    method: 'POST',
    url: resultPaths.resultsCorrection,
    config: { action: 'results.correct' },
    schema: { params: ClassAddress, body: z.extend(AtVersion, Correction.shape), response: { 200: ResultSheet } },
    handler: async (request) => {
      await changed(request, 'results.correct', takeResultsBack)
      return resultsOf(request)
    },
  })
}
