import { deskShowEndpoints } from '#contract/show/desk'
import type { Action } from '#contract/access/policies'
import { byCaller, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { authorized, callerFacts, type CallerRequest } from '../../../http/authorize'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { staleError } from '../../../http/updateAtVersion'
import { askJudges } from './askJudges'
import { findWorked, toDeskShow, workedFacts, type WorkedShow } from '../../../domain/show/deskShow'
import { agreeToShow, lockWorked, publishShow, recallShow, returnShow, submitShow } from '../../../domain/show/life'
import { loadDeskShows } from '../../../domain/show/deskList'
import { mailStep } from './mailStep'

type Take = (tx: Db, show: WorkedShow, by: ChangedBy) => Promise<void>
type StepRequest = CallerRequest & { params: { slug: string }; body: { version: number } }

/** Steps that need no more than the version. */
type PlainStep = 'submitShow' | 'recallShow' | 'agreeToShow' | 'publishShow'

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

  const takeAlone = (endpoint: (typeof deskShowEndpoints)[PlainStep], take: Take): void => {
    app.route({
      ...routeOf(endpoint),
      handler: (request) => answer(request, endpoint.action, take, byCaller(request, now())),
    })
  }
  takeAlone(deskShowEndpoints.submitShow, submitShow)
  takeAlone(deskShowEndpoints.recallShow, recallShow)
  takeAlone(deskShowEndpoints.agreeToShow, agreeToShow)
  takeAlone(deskShowEndpoints.publishShow, publishShow)

  app.route({
    ...routeOf(deskShowEndpoints.returnShow),
    handler: (request) => {
      const { remarks } = request.body
      const take: Take = (tx, show, by) => returnShow(tx, show, by, remarks)
      return answer(request, 'show.return', take, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(deskShowEndpoints.getDeskShows),
    handler: (request) => loadDeskShows(db, callerOf(request).user, request.query),
  })

  app.route({
    ...routeOf(deskShowEndpoints.getDeskShow),
    handler: async (request) => {
      const caller = callerFacts(request)
      const show = await findWorked(db, request.params.slug)
      return toDeskShow(db, authorized(request, 'deskShow.read', show, workedFacts(caller)), caller)
    },
  })
}
