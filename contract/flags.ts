import * as z from 'zod/mini'

/** The three switches that a flag service controls (specification, section 1). */
export const flagNames = ['maintenance-mode', 'registration-disabled', 'login-disabled'] as const
export type FlagName = (typeof flagNames)[number]
export type Flags = Record<FlagName, boolean>
export const allFlagsOff: Flags = { 'maintenance-mode': false, 'registration-disabled': false, 'login-disabled': false }

/** What a flag service answers (Unleash's frontend protocol): only flags that are on need to be listed. */
export const FlagAnswer = z.object({ toggles: z.array(z.object({ name: z.string(), enabled: z.boolean() })) })
export type FlagAnswer = z.infer<typeof FlagAnswer>

/** Our three flags in a service's answer; what is not listed is off. */
export const flagsIn = ({ toggles }: FlagAnswer): Flags => {
  const on = (wanted: FlagName) => toggles.some(({ name, enabled }) => name === wanted && enabled)
  return Object.fromEntries(flagNames.map((name) => [name, on(name)])) as Flags
}
