import * as z from 'zod/mini'
import { Household, HouseholdRequest } from '#contract/account/household'
import { peoplePaths } from '#contract/people/paths'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import type { Api } from '../../../http/types'
import { agreeToHousehold, askHousehold, endHousehold, readHousehold } from './households'

const Id = z.object({ id: z.uuid() })
const nothing = z.undefined()
const hour = 60 * minute

/** Households that both members confirm: judges and approvers must not handle the dogs and shows of either. */
export const householdRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const byAccount = limitOf(deps, 'household requests of an account', 10, hour)
  const toAddress = limitOf(deps, 'household requests to an address', 6, 24 * hour)

  app.route({
    method: 'GET',
    url: peoplePaths.household,
    config: { action: 'household.read' },
    schema: { response: { 200: Household } },
    handler: (request) => readHousehold(db, callerOf(request).account),
  })

  app.route({
    method: 'POST',
    url: peoplePaths.household,
    config: { action: 'household.ask' },
    schema: { body: HouseholdRequest, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { id } = callerOf(request).user
      const { email } = request.body
      await byAccount.consume(id, reply)
      await toAddress.consume(email, reply)
      await askHousehold(deps, id, email, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'POST',
    url: peoplePaths.householdAgreement,
    config: { action: 'household.agree' },
    schema: { params: Id, response: { 204: nothing } },
    handler: async (request, reply) => {
      await agreeToHousehold(deps, callerOf(request).user.id, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'DELETE',
    url: peoplePaths.householdMember,
    config: { action: 'household.end' },
    schema: { params: Id, response: { 204: nothing } },
    handler: async (request, reply) => {
      await endHousehold(deps, callerOf(request).user.id, request.params.id, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
