import { proposalEndpoints } from '#contract/show/proposalEndpoints'
import type { Action } from '#contract/access/policies'
import { byCaller, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import type { ServerDeps } from '../../../deps'
import { findWorked, toDeskShow, workedFacts, type WorkedShow } from '../../../domain/show/deskShow'
import { lockWorked } from '../../../domain/show/life'
import { authorized, callerFacts, type CallerRequest } from '../../../http/authorize'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { askJudges } from './askJudges'
import { agreeToProposal, returnProposal, withdrawProposal } from './proposal'

type SlugRequest = CallerRequest & { params: { slug: string } }
type Take = (tx: Db, show: WorkedShow, by: ChangedBy) => Promise<void>

/** What approvers and admins decide on a change of a published show. */
export const proposalRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const answer = async (request: SlugRequest, action: Action, take: Take, by: ChangedBy) => {
    const { slug } = request.params
    const caller = callerFacts(request)
    await db.transaction(async (tx) => {
      await take(tx, authorized(request, action, await lockWorked(tx, slug), workedFacts(caller)), by)
      const taken = await findWorked(tx, slug)
      if (taken) await askJudges(tx, deps, taken, by.at)
    })
    return toDeskShow(db, authorized(request, 'deskShow.read', await findWorked(db, slug), workedFacts(caller)), caller)
  }

  app.route({
    ...routeOf(proposalEndpoints.agreeToProposal),
    handler: (request) => {
      const { id } = request.body
      const take: Take = (tx, show, by) => agreeToProposal(tx, deps, show, { id, by })
      return answer(request, 'proposal.agree', take, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(proposalEndpoints.returnProposal),
    handler: (request) => {
      const take: Take = (tx, show, by) => returnProposal(tx, deps, show, { ...request.body, by })
      return answer(request, 'proposal.return', take, byCaller(request, now()))
    },
  })

  app.route({
    ...routeOf(proposalEndpoints.withdrawProposal),
    handler: (request) => {
      const { id } = request.body
      const take: Take = (tx, show, by) => withdrawProposal(tx, show, { id, by })
      return answer(request, 'proposal.withdraw', take, byCaller(request, now()))
    },
  })
}
