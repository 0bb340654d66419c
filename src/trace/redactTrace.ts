import { applyDelta } from './delta'
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

const learnt = (trace: Trace) => {
  const redactor = createRedactor()
  redactor.learn([trace.start, trace.actions, recordedStates(trace), trace.envelope?.requests])
  redactor.compile()
  return redactor
}

/** What is secret in a trace, counted by kind: nothing, once it was redacted. */
export const secretsIn = (trace: Trace): Record<string, number> => learnt(trace).counts()

/** The trace with every secret replaced by its pseudonym, and the long values that were: `secrets`. */
export const redactTrace = (trace: Trace): { trace: Trace; secrets: string[] } => {
  const redactor = learnt(trace)
  const start = trace.start && redactor.apply(trace.start)
  const states = recordedStates(trace).map((state) => redactor.apply(state))
  const redacted: Trace = { form: trace.form, actions: redactor.apply(trace.actions), ...(start && { start }) }
  if (!trace.envelope)
    return { trace: { ...redacted, ...(trace.states && { states }) }, secrets: redactor.longValues() }
  const { requests } = trace.envelope
  const about = {
    ...trace.envelope,
    redaction: redactor.counts(),
    ...(requests && { requests: redactor.apply(requests) }),
  }
  const envelope = withStates(about, start as State, states)
  return { trace: { ...redacted, envelope }, secrets: redactor.longValues() }
}
