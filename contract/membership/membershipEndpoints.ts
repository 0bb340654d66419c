import type { Endpoints } from '../shared/endpoint'
import { Plans } from './membership'

export const membershipEndpoints = {
  getPlans: {
    method: 'GET',
    path: '/plans',
    action: 'plan.list',
    schema: { response: { 200: Plans } },
  },
} as const satisfies Endpoints
