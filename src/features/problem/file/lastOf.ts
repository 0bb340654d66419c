import type { Recording } from '../../../trace/saveTrace'

/** The recording of its last actions alone: those before are part of its start. */
export const lastOf = (recording: Recording, count: number): Recording => {
  const { actions, states, times, requests, dropped } = recording
  const gone = Math.max(0, actions.length - count)
  return {
    start: states[gone - 1] ?? recording.start,
    actions: actions.slice(gone),
    states: states.slice(gone),
    times: times.slice(gone),
    dropped: dropped + gone,
    requests: requests.filter(({ step }) => step >= gone).map((one) => ({ ...one, step: one.step - gone })),
  }
}
