import * as z from 'zod/mini'
import { Email } from '../account/credentials'
import { dogInvitationKinds } from '../invitation/invitation'
import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams } from '../shared/params'

export const DogInvitationDraft = z.object({ kind: z.enum(dogInvitationKinds), email: Email })
export type DogInvitationDraft = z.infer<typeof DogInvitationDraft>

/** An unanswered invitation, as the dog's owner sees it. */
export const SentDogInvitation = z.object({
  id: z.uuid(),
  kind: z.enum(dogInvitationKinds),
  email: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SentDogInvitation = z.infer<typeof SentDogInvitation>

/** Who looks after a dog. `invitation`: for its owner alone. */
export const DogKeepers = z.object({
  owner: z.string(),
  manager: z.nullable(z.string()),
  invitation: z.nullable(SentDogInvitation),
})
export type DogKeepers = z.infer<typeof DogKeepers>

export const dogSharingEndpoints = {
  /** Who looks after a dog, and who is invited to. */
  getDogKeepers: {
    method: 'GET',
    path: '/dogs/:slug/keepers',
    action: 'dogKeepers.read',
    schema: { params: SlugParams, response: { 200: DogKeepers } },
  },
  sendDogInvitation: {
    method: 'POST',
    path: '/dogs/:slug/invitations',
    action: 'dogInvitation.send',
    schema: { params: SlugParams, body: DogInvitationDraft, response: { 201: SentDogInvitation } },
    refusals: ['email_not_confirmed', 'dog_has_manager', 'dog_has_retired'],
  },
  cancelDogInvitation: {
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
} as const satisfies Endpoints
