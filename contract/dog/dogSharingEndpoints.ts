import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams, TokenParams } from '../shared/params'
import { AcceptedInvitation, DogKeepers, InvitationDraft, ReceivedInvitation, SentInvitation } from './keepers'

export const dogSharingEndpoints = {
  /** Who looks after a dog, and who is invited to. */
  getDogKeepers: {
    method: 'GET',
    path: '/dogs/:slug/keepers',
    action: 'dogKeepers.read',
    schema: { params: SlugParams, response: { 200: DogKeepers } },
  },
  sendInvitation: {
    method: 'POST',
    path: '/dogs/:slug/invitations',
    action: 'dogInvitation.send',
    schema: { params: SlugParams, body: InvitationDraft, response: { 201: SentInvitation } },
    refusals: ['email_not_confirmed', 'dog_has_manager', 'dog_has_retired'],
  },
  takeBackInvitation: {
    method: 'DELETE',
    path: '/dogs/:slug/invitations/:id',
    action: 'dogInvitation.send',
    schema: { params: z.object({ slug: z.string(), id: z.string() }), response: noContent },
    refusals: ['invitation_spent'],
  },
  removeManager: {
    method: 'DELETE',
    path: '/dogs/:slug/manager',
    action: 'dogManager.end',
    schema: { params: SlugParams, response: noContent },
    refusals: ['stale'],
  },
  getReceivedInvitation: {
    method: 'GET',
    path: '/dog-invitations/:token',
    action: 'dogInvitation.read',
    schema: { params: TokenParams, response: { 200: ReceivedInvitation } },
    refusals: ['invitation_spent'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/dog-invitations/:token/accept',
    action: 'dogInvitation.accept',
    schema: { params: TokenParams, response: { 200: AcceptedInvitation } },
    refusals: ['invitation_spent', 'invitation_of_other', 'email_not_confirmed', 'too_many_dogs', 'dog_has_retired'],
  },
  declineInvitation: {
    method: 'POST',
    path: '/dog-invitations/:token/decline',
    action: 'dogInvitation.decline',
    schema: { params: TokenParams, response: noContent },
    refusals: ['invitation_spent'],
  },
} as const satisfies Endpoints
