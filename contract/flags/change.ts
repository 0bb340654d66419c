import * as z from 'zod/mini'
import { flagNames } from './flags'
import { Version } from '../shared/version'

/** How an admin switches a flag of the embedded service: from the version that they have read. */
export const FlagChange = z.object({ enabled: z.boolean(), version: Version })
export type FlagChange = z.infer<typeof FlagChange>

export const FlagState = z.object({ name: z.enum(flagNames), enabled: z.boolean(), version: z.int() })
export type FlagState = z.infer<typeof FlagState>
