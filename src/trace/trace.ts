import type { UnknownAction } from '@reduxjs/toolkit'
import type { PersistedState } from '../store/persist/persistedReducer'
import type { Delta } from './delta'
import type { SentRequest } from './rerun/requestLine'

export type State = PersistedState

export const envelopeVersion = 1

/** What stood around the application while it was recorded. */
export interface Environment {
  locale: string
  colorScheme: string
  /** The width of the window, in pixels. */
  width: number
  online: boolean
}

/**
 * What the build that saved a trace did when it ran the trace again. Later builds are compared with it. Requests and actions that
 * could not run again even then, such as uploads of files, are not compared.
 */
export interface Baseline {
  /** The recorded steps that were dispatched again. */
  steps: number[]
  /** Indices of the recorded requests that were sent again. */
  requests: number[]
  /** Requests and actions that are not in the recording, with their number. */
  extras: Record<string, number>
  /** What the code dispatched and what left through the port: after which steps. Absent in files of older builds. */
  effects?: Record<string, number[]>
}

/** The part of our own traces besides actions, below `clearRoundTrace`: Redux DevTools leave it alone. */
export interface Envelope {
  version: typeof envelopeVersion
  app: { name: string; version: string; commit: string }
  /** The instant of the first action, and the milliseconds from each action to the next. */
  recordedAt: string
  dt: number[]
  env: Environment
  /** How many older actions the recorder has let go. */
  dropped: number
  /** How many values of each kind were replaced. */
  redaction: Record<string, number>
  /** What each action changed. */
  deltas: Delta[]
  finalHash: string
  /** The requests that the page sent. */
  requests?: SentRequest[]
  rerun?: Baseline
}

/** What readTrace makes of every form: its start, its actions, and the states where the form has them. */
export interface Trace {
  form: 'clearRound' | 'payload' | 'lifted' | 'actions'
  /** Absent: the application's own first state. */
  start?: State
  actions: UnknownAction[]
  /** The state after each action, where the form has them; null where recording one failed. */
  states?: (State | null)[]
  envelope?: Envelope
  /** The pseudonyms that it has in place of secrets, as hashes. */
  pseudonyms?: string[]
}

export type ReadResult = { success: true; trace: Trace } | { success: false; reason: string }
