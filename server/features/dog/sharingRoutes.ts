import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import {
  AcceptedInvitation,
  DogKeepers,
  InvitationDraft,
  ReceivedInvitation,
  SentInvitation,
} from '#contract/dog/keepers'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorize } from '../../http/authorize'
import { limitOf } from '../../http/limit'
import { minute, perNetwork } from '../../http/rateLimits'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { acceptInvitation, declineInvitation, readInvitation } from './answerInvitation'
import { endManagement } from './endManagement'
import { findDog } from '../../domain/dog/findDog'
import { keepersNamed, sendInvitation, takeBackInvitation } from './invitations'

const Slug = z.object({ slug: z.string() })
const Token = z.object({ token: z.string() })
const nothing = z.undefined()
const hour = 60 * minute

/** Who looks after a dog: invitations to manage it or to take it over, their answers, and the end of managing it. */
export const sharingRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  const byAccount = limitOf(deps, 'dog invitations of an account', 10, hour)
  // A stranger is not to be written to all day, no matter who asks for it.
  const toAddress = limitOf(deps, 'dog invitations to an address', 6, 24 * hour)

  app.route({
    method: 'GET',
    url: apiPaths.dogKeepers,
    config: { action: 'dogKeepers.read' },
    schema: { params: Slug, response: { 200: DogKeepers } },
    handler: async (request) => {
      const dog = await findDog(db, request, 'dogKeepers.read', request.params.slug)
      return keepersNamed(db, dog, callerOf(request).user.id, now())
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.dogInvitations,
    config: { action: 'dogInvitation.send', logsAs: 'dog_invitation_sent' },
    schema: { params: Slug, body: InvitationDraft, response: { 201: SentInvitation } },
    handler: async (request, reply) => {
      const { slug } = request.params
      await findDog(db, request, 'dogInvitation.send', slug)
      await byAccount.consume(callerOf(request).user.id, reply)
      await toAddress.consume(request.body.email, reply)
      return reply.status(201).send(await sendInvitation(deps, request, slug, request.body, byCaller(request, now())))
    },
  })

  app.route({
    method: 'DELETE',
    url: apiPaths.dogInvitation,
    config: { action: 'dogInvitation.send' },
    schema: { params: z.object({ slug: z.string(), id: z.string() }), response: { 204: nothing } },
    handler: async (request, reply) => {
      await takeBackInvitation(deps, request, request.params, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'DELETE',
    url: apiPaths.dogManager,
    config: { action: 'dogManager.end' },
    schema: { params: Slug, response: { 204: nothing } },
    handler: async (request, reply) => {
      await endManagement({ ...deps, payments }, request, request.params.slug, byCaller(request, now()))
      return reply.status(204).send()
    },
  })

  app.route({
    method: 'GET',
    url: apiPaths.receivedInvitation,
    ...perNetwork(deps, 'dog invitations', 60),
    config: { action: 'dogInvitation.read' },
    schema: { params: Token, response: { 200: ReceivedInvitation } },
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return readInvitation(db, request, request.params.token, now())
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.acceptInvitation,
    ...perNetwork(deps, 'answers to dog invitations', 60),
    config: { action: 'dogInvitation.accept', logsAs: 'dog_invitation_accepted' },
    schema: { params: Token, response: { 200: AcceptedInvitation } },
    handler: (request) => {
      authorize(request, 'dogInvitation.accept')
      return acceptInvitation({ ...deps, payments }, request, request.params.token, byCaller(request, now()))
    },
  })

  app.route({
    method: 'POST',
    url: apiPaths.declineInvitation,
    ...perNetwork(deps, 'answers to dog invitations', 60),
    config: { action: 'dogInvitation.decline' },
    schema: { params: Token, response: { 204: nothing } },
    handler: async (request, reply) => {
      await declineInvitation(deps, request.params.token, byCaller(request, now()))
      return reply.status(204).send()
    },
  })
}
