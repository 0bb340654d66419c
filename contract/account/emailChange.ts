import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { Confirmation } from './profile'

/** The day from which a confirmed address is the account's. */
export const ConfirmedEmailChange = z.object({ changesOn: z.iso.date() })
export type ConfirmedEmailChange = z.infer<typeof ConfirmedEmailChange>

/** The links of another address that the office has requested for an account: the new address confirms it, the present one stops it. */
export const emailChangeEndpoints = {
  confirmEmailChange: {
    method: 'POST',
    path: '/email-change/confirmation',
    action: 'email.confirm',
    schema: { body: Confirmation, response: { 200: ConfirmedEmailChange } },
  },
  stopEmailChange: {
    method: 'POST',
    path: '/email-change/stop',
    action: 'email.stopChange',
    schema: { body: Confirmation, response: noContent },
  },
} as const satisfies Endpoints
