import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'

const Ok = z.object({ status: z.literal('ok') })

/**
 * Liveness: the server answers at all, so a restart mends nothing. Readiness: it may take traffic, which it may not while its
 * database is unreachable or once it is about to stop.
 */
export const healthEndpoints = {
  getHealth: { method: 'GET', path: '/health', action: 'health.read', schema: { response: { 200: Ok } } },
  getReady: { method: 'GET', path: '/ready', action: 'health.read', schema: { response: { 200: Ok } } },
} as const satisfies Endpoints
