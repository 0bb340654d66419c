import { type Endpoints, noContent } from '../shared/endpoint'

export const actingEndpoints = {
  /** Of an admin who acts for a member: the session is the admin's own again. Of a member: no admin acts for them any more. */
  stopActing: {
    method: 'DELETE',
    path: '/acting',
    action: 'acting.stop',
    schema: { response: noContent },
  },
} as const satisfies Endpoints
