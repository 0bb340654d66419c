import type { Endpoints } from '../shared/endpoint'
import { OwnPlans, Plans } from './membership'

export const membershipEndpoints = {
  getPlans: {
    method: 'GET',
    path: '/plans',
    action: 'plan.list',
    schema: { response: { 200: Plans } },
  },
  getOwnPlans: {
    method: 'GET',
    path: '/me/plans',
    action: 'plan.listOwn',
    schema: { response: { 200: OwnPlans } },
  },
} as const satisfies Endpoints
