import * as z from 'zod/mini'
import { Email } from './credentials'
import { type Endpoints, noContent } from '../shared/endpoint'
import { UuidParams } from '../shared/params'

/** How many invitations of one account may be open. */
export const householdInvitationsMost = 10

export const HouseholdRequest = z.object({ email: Email })
export type HouseholdRequest = z.infer<typeof HouseholdRequest>

/**
 * The household of an account, as both members have confirmed it. `sent`: the addresses it has asked, whether or not
 * they have an account; `received`: the requests to it.
 */
export const Household = z.object({
  members: z.array(z.object({ id: z.uuid(), memberName: z.string() })),
  sent: z.array(z.object({ id: z.uuid(), email: z.string() })),
  received: z.array(z.object({ id: z.uuid(), memberName: z.string() })),
})
export type Household = z.infer<typeof Household>

export const householdEndpoints = {
  getHousehold: {
    method: 'GET',
    path: '/profile/household',
    action: 'household.read',
    schema: { response: { 200: Household } },
  },
  askHousehold: {
    method: 'POST',
    path: '/profile/household',
    action: 'household.ask',
    schema: { body: HouseholdRequest, response: noContent },
    refusals: ['email_not_confirmed'],
  },
  agreeToHousehold: {
    method: 'POST',
    path: '/profile/household/:id/agreement',
    action: 'household.agree',
    schema: { params: UuidParams, response: noContent },
  },
  endHousehold: {
    method: 'DELETE',
    path: '/profile/household/:id',
    action: 'household.end',
    schema: { params: UuidParams, response: noContent },
  },
} as const satisfies Endpoints
