import * as z from 'zod/mini'
import type { Action } from '#contract/access/policies'
import { apiPaths } from '#contract/shared/apiPaths'
import { DeskShow, DeskShowPage, ShowReturn } from '#contract/show/desk'
import { DeskShowsQuery } from '#contract/shared/listQueries'
import { byCaller, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { authorized, callerFacts, type CallerRequest } from '../../../http/authorize'
import { BaseVersion } from '../../../http/baseVersion'
import type { Api } from '../../../http/types'
import { staleError } from '../../../http/updateAtVersion'
import { ShowSlug } from '../../../domain/show/findShow'
import { askJudges } from './askJudges'
import { findWorked, toDeskShow, workedFacts, type WorkedShow } from '../../../domain/show/deskShow'
import { agreeToShow, lockWorked, publishShow, recallShow, returnShow, submitShow } from '../../../domain/show/life'
import { loadDeskShows } from '../../../domain/show/deskList'
import { mailStep } from './mailStep'

type Take = (tx: Db, show: WorkedShow, by: ChangedBy) => Promise<void>
type StepRequest = CallerRequest & { params: z.infer<typeof ShowSlug>; body: { version: number } }

const AtVersion = z.object({ version: BaseVersion })

/** The life of a show at the desk: who may do what, and when, is in contract/show/life.ts and contract/access. */
export const showLifeRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const answer = async (request: StepRequest, action: Action, take: Take, by: ChangedBy) => {
    const { slug } = request.params
    const facts = workedFacts(callerFacts(request))
    await db.transaction(async (tx) => {
      const show = authorized(request, action, await lockWorked(tx, slug), facts)
      const { version, state } = show.row
      if (request.body.version !== version) throw staleError(version, { state })
      await take(tx, show, by)
      const taken = await findWorked(tx, slug)
      if (!taken || taken.row.state === state) return
      await mailStep(tx, deps, taken, by.actor)
      await askJudges(tx, deps, taken, by.at)
    })
    return toDeskShow(db, authorized(request, 'deskShow.read', await findWorked(db, slug), facts), callerFacts(request))
  }

  const plainSteps: readonly (readonly [url: string, action: Action, take: Take])[] = [
    [apiPaths.showSubmission, 'show.submit', submitShow],
    [apiPaths.showRecall, 'show.recall', recallShow],
    [apiPaths.showAgreement, 'show.agree', agreeToShow],
    [apiPaths.showPublication, 'show.publish', publishShow],
  ]
  for (const [url, action, take] of plainSteps)
    app.route({
      method: 'POST',
      url,
      config: { action },
      schema: { params: ShowSlug, body: AtVersion, response: { 200: DeskShow } },
      handler: (request) => answer(request, action, take, byCaller(request, now())),
    })

  app.route({
    method: 'POST',
    url: apiPaths.showReturn,
    config: { action: 'show.return' },
    schema: { params: ShowSlug, body: z.extend(AtVersion, ShowReturn.shape), response: { 200: DeskShow } },
    handler: (request) => {
      const { remarks } = request.body
      const take: Take = (tx, show, by) => returnShow(tx, show, by, remarks)
      return answer(request, 'show.return', take, byCaller(request, now()))
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.deskShows,
    config: { action: 'deskShow.list' },
    schema: { querystring: DeskShowsQuery, response: { 200: DeskShowPage } },
    handler: (request) => loadDeskShows(db, callerOf(request).user, request.query),
  })

  app.route({
    method: 'GET',
    url: apiPaths.deskShow,
    config: { action: 'deskShow.read' },
    schema: { params: ShowSlug, response: { 200: DeskShow } },
    handler: async (request) => {
      const caller = callerFacts(request)
      const show = await findWorked(db, request.params.slug)
      return toDeskShow(db, authorized(request, 'deskShow.read', show, workedFacts(caller)), caller)
    },
  })
}
