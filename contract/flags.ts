/** The three switches that a flag service controls (specification, section 1). */
export const flagNames = ['maintenance-mode', 'registration-disabled', 'login-disabled'] as const
export type FlagName = (typeof flagNames)[number]
export type Flags = Record<FlagName, boolean>
export const allFlagsOff: Flags = { 'maintenance-mode': false, 'registration-disabled': false, 'login-disabled': false }
