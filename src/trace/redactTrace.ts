import { applyDelta } from './delta'
import { hashOf } from './finalHash'
import { createRedactor } from './redact/createRedactor'
import type { State, Trace } from './trace'
import { withStates } from './withStates'

/** The recorded state after each action, as far as the trace says. */
export const recordedStates = ({ start, states, envelope }: Trace): (State | null)[] => {
  if (states) return states
  const all: State[] = []
  for (const delta of envelope?.deltas ?? []) all.push(applyDelta(all.at(-1) ?? (start as State), delta))
  return all
}

/** A redactor that has learned a trace. The pseudonyms that a trace lists are no secrets. */
const learnt = (trace: Trace) => {
  const listed = new Set(trace.pseudonyms)
  const redactor = createRedactor({ isKnown: (text) => listed.has(hashOf(text)) })
  // What is secret in the path of a request is an argument of its call: only there its field says what it is.
  const requests = trace.envelope?.requests?.map(({ query, body }) => ({ query, body }))
  redactor.learn([trace.start, trace.actions, recordedStates(trace), requests])
  return redactor
}

/**
 * The gate: what is secret in a trace, counted by kind, and nothing once it was redacted. Saving asks it of the file that it
 * is about to write, and so do the command, the player and the journeys of a file that they are given.
 */
export const secretsIn = (trace: Trace): Record<string, number> => learnt(trace).counts()

/**
 * The list of pseudonyms of a redacted trace: all that looks secret in it, as hashes, except for what was secret before.
 * Of that nothing should be left; if something is, the list is without it, and the gate stays closed.
 */
const pseudonymsIn = (redacted: Trace, secrets: ReadonlySet<string>): string[] =>
  learnt(redacted)
    .texts()
    .filter((text) => !secrets.has(text))
    .map((text) => hashOf(text))
    .sort()

/** The trace with every secret replaced by its pseudonym, and the long values that were: `secrets`. */
export const redactTrace = (trace: Trace): { trace: Trace; secrets: string[] } => {
  const redactor = learnt(trace)
  redactor.compile()
  const { start, states } = redactor.apply({ start: trace.start, states: recordedStates(trace) })
  const redacted: Trace = { form: trace.form, actions: redactor.apply(trace.actions), ...(start && { start }) }
  if (trace.states && !trace.envelope) redacted.states = states
  if (trace.envelope) {
    const { requests } = trace.envelope
    const envelope = { ...trace.envelope, redaction: redactor.counts() }
    if (requests) envelope.requests = redactor.apply(requests)
    redacted.envelope = withStates(envelope, start as State, states)
  }
  const pseudonyms = [...(trace.pseudonyms ?? []), ...pseudonymsIn(redacted, redactor.unmade())]
  return { trace: { ...redacted, pseudonyms }, secrets: redactor.longValues() }
}
