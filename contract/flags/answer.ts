import * as z from 'zod/mini'
import { flagNames, type FlagName, type Flags } from './flags'

/** What a flag service answers (Unleash's frontend protocol): only flags that are on need to be listed. */
export const FlagAnswer = z.object({ toggles: z.array(z.object({ name: z.string(), enabled: z.boolean() })) })
export type FlagAnswer = z.infer<typeof FlagAnswer>

/** Our three flags in a service's answer; what is not listed is off. */
export const flagsIn = ({ toggles }: FlagAnswer): Flags => {
  const on = (wanted: FlagName) => toggles.some(({ name, enabled }) => name === wanted && enabled)
  return Object.fromEntries(flagNames.map((name) => [name, on(name)])) as Flags
}
