import { deltaOf } from './delta'
import { hashOf } from './finalHash'
import type { Envelope, State } from './trace'

/** The envelope that says of each action what it made of the state before. */
export const withStates = (
  envelope: Omit<Envelope, 'deltas' | 'finalHash'>,
  first: State,
  states: readonly (State | null)[],
): Envelope => ({
  ...envelope,
  deltas: states.map((state, index) => deltaOf(index === 0 ? first : states[index - 1], state)),
  finalHash: hashOf(states.at(-1) ?? first),
})
