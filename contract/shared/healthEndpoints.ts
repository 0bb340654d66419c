import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'

const Ok = z.object({ status: z.literal('ok') })

/**
 * Two questions of the person who runs the server. Is it alive: then it answers at all, and a restart would mend nothing. May it
 * take traffic: not while its database cannot be asked, nor once it is about to stop.
 */
export const healthEndpoints = {
  getHealth: { method: 'GET', path: '/health', action: 'health.read', schema: { response: { 200: Ok } } },
  getReady: { method: 'GET', path: '/ready', action: 'health.read', schema: { response: { 200: Ok } } },
} as const satisfies Endpoints
