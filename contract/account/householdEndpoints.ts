import { type Endpoints, noContent } from '../shared/endpoint'
import { UuidParams } from '../shared/params'
import { Household, HouseholdRequest } from './household'

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
