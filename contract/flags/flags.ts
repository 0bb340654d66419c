import * as z from 'zod/mini'

/** The three switches that a flag service controls (specification, section 1). */
export const Flags = z.object({
  'maintenance-mode': z.boolean(),
  'registration-disabled': z.boolean(),
  'login-disabled': z.boolean(),
})
export type Flags = z.infer<typeof Flags>
export type FlagName = keyof Flags
export const flagNames = Object.keys(Flags.shape) as [FlagName, ...FlagName[]]
export const allFlagsOff: Flags = { 'maintenance-mode': false, 'registration-disabled': false, 'login-disabled': false }
