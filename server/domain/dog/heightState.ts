import type { HeightState } from '#contract/dog/heightState'
import type { Rules } from '#contract/rules/ruleSet'
import type { DogRow } from './dogFromRow'

/** What is known of a dog's height by the rules of a class. */
export const heightStateOf = (
  { measuredHeight }: Pick<DogRow, 'measuredHeight'>,
  { unmeasured }: Pick<Rules, 'unmeasured'>,
): HeightState => {
  if (measuredHeight !== null) return 'measured'
  return unmeasured === 'runs' ? 'unmeasured' : 'measure_first'
}
