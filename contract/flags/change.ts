import * as z from 'zod/mini'
import { flagNames } from './flags'
import { BaseVersion, Version } from '../shared/version'
import type { Endpoints } from '../shared/endpoint'

/** How an admin switches a flag of the embedded service: from the version that they have read. */
export const FlagChange = z.object({ enabled: z.boolean(), version: Version })
export type FlagChange = z.infer<typeof FlagChange>

export const FlagState = z.object({ name: z.enum(flagNames), enabled: z.boolean(), version: z.int() })
export type FlagState = z.infer<typeof FlagState>

const Toggles = z.object({
  toggles: z.array(
    z.object({
      name: z.enum(flagNames),
      enabled: z.literal(true),
      variant: z.object({
        name: z.string(),
        enabled: z.boolean(),
        feature_enabled: z.boolean(),
        featureEnabled: z.boolean(),
      }),
      impressionData: z.boolean(),
    }),
  ),
})

export const flagEndpoints = {
  /** Unleash's frontend protocol, as the embedded flag service answers it. */
  readToggles: {
    // The client may send its context in the address or in a body; our flags are the same for everyone.
    method: ['GET', 'POST'],
    path: '/frontend',
    action: 'flag.read',
    schema: { response: { 200: Toggles, 304: z.undefined() } },
  },
  sendMetrics: {
    method: 'POST',
    path: '/frontend/client/metrics',
    action: 'flag.read',
    schema: { response: { 200: { content: { 'text/plain': { schema: z.literal('OK') } } } } },
  },
  getFlags: {
    method: 'GET',
    path: '/flags',
    action: 'flag.list',
    schema: { response: { 200: z.array(FlagState) } },
    refusals: ['flags_managed_elsewhere'],
  },
  setFlag: {
    method: 'PUT',
    path: '/flags/:name',
    action: 'flag.set',
    schema: {
      params: z.object({ name: z.string() }),
      body: z.extend(FlagChange, { version: BaseVersion }),
      response: { 200: FlagState },
    },
    refusals: ['flags_managed_elsewhere', 'stale'],
  },
} as const satisfies Endpoints
