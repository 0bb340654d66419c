import { type Endpoints, noContent } from '../shared/endpoint'

export const actingEndpoints = {
  /** The session is the admin's own again. Of one that acts for no member nothing changes. */
  stopActing: {
    method: 'DELETE',
    path: '/acting',
    action: 'acting.stop',
    schema: { response: noContent },
  },
} as const satisfies Endpoints
