import type { UnknownAction } from '@reduxjs/toolkit'
import { persistedReducer } from '../store/persist/persistedReducer'
import { foldWith, type Divergence } from './foldWith'
import { countSecrets } from './redact/scan'
import { redactTrace, secretsIn } from './redactTrace'
import type { SentRequest } from './rerun/requestLine'
import { envelopeVersion, type Envelope, type State, type Trace } from './trace'
import { withStates } from './withStates'

/** What the recorder has: where it began, and each action with the state after it and its instant, in milliseconds. */
export interface Recording {
  start: State
  actions: UnknownAction[]
  states: State[]
  times: number[]
  dropped: number
  requests: SentRequest[]
}

export type About = Pick<Envelope, 'app' | 'env'>

export type SaveResult =
  | { success: true; text: string; trace: Trace; redaction: Record<string, number> }
  | { success: false; reason: 'diverged'; divergence: Divergence }
  | { success: false; reason: 'secret' }

/** A recording as a trace, with its secrets. */
export const traceOf = (
  { start, actions, states, times, dropped, requests }: Recording,
  { app, env }: About,
): Trace => {
  const envelope: Omit<Envelope, 'deltas' | 'finalHash'> = {
    version: envelopeVersion,
    app,
    recordedAt: new Date(times[0] ?? 0).toISOString(),
    dt: times.map((time, index) => Math.round(time - (times[index - 1] ?? time))),
    env,
    dropped,
    redaction: {},
    requests,
  }
  return { form: 'clearRound', start, actions, states, envelope: withStates(envelope, start, states) }
}

/** The file: Redux DevTools import it, and leave alone what we add. */
export const textOf = ({ start, actions, envelope, pseudonyms }: Trace): string =>
  JSON.stringify({
    payload: JSON.stringify(actions),
    ...(start && { preloadedState: JSON.stringify(start) }),
    ...(envelope && { clearRoundTrace: envelope }),
    ...(pseudonyms && { clearRoundPseudonyms: pseudonyms }),
  })

const asWritten = (trace: Trace): Trace => JSON.parse(JSON.stringify(trace)) as Trace

/**
 * The file of a recording, with a pseudonym for every secret. Refused unless the file replays identically, its readers will
 * find no secret in it, and none of those that were replaced is left in any encoding.
 */
export const saveTrace = (recording: Recording, about: About): SaveResult => {
  const { trace, secrets } = redactTrace(traceOf(recording, about))
  const written = asWritten(trace)
  const { start, actions, envelope } = written
  const isLeft = countSecrets([start, actions, envelope?.deltas, envelope?.requests], secrets) > 0
  if (isLeft || Object.keys(secretsIn(written)).length > 0) return { success: false, reason: 'secret' }
  const { divergence } = foldWith(written, { reducer: persistedReducer })
  if (divergence) return { success: false, reason: 'diverged', divergence }
  return { success: true, text: textOf(trace), trace: written, redaction: trace.envelope?.redaction ?? {} }
}
