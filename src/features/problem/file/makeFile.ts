import { problemLimits } from '#contract/problem/report'
import { app } from '../../../config/version'
import { reportOriginOf, type ReportOrigin } from '../../../store/router/reportOrigin'
import type { AppThunk } from '../../../store/storeTypes'
import { failedStep } from '../../../trace/marks'
import { recordedStates } from '../../../trace/redactTrace'
import { saveTrace, type About, type Recording, type SaveResult } from '../../../trace/saveTrace'
import type { State, Trace } from '../../../trace/trace'
import { ringOf } from '../ring/rings'
import { lastOf } from './lastOf'

/** The steps as they are sent: the text of a trace, what it says, and the step at which the problem showed. */
export interface StepsFile {
  /** Under which the port keeps the text: the store knows no megabytes. */
  file: string
  text: string
  trace: Trace
  failedStep: number | null
}

/** What a report says besides what is typed, with a pseudonym for every secret. */
export interface ReportFile {
  /** Where it was opened, and the error that was shown there; null where both would have a secret in them. */
  origin: ReportOrigin | null
  steps: StepsFile | null
  /** Why there are no steps although some were kept. */
  refused: 'secret' | 'diverged' | 'large' | null
}

type Saved = SaveResult | { success: false; reason: 'large' }

/** The last steps that fit into a report: how long a file gets is known once it is made. */
const saveFitting = (recording: Recording, about: About, most: number): Saved => {
  const saved = saveTrace(recording, about)
  if (!saved.success || saved.text.length <= most) return saved
  const count = recording.actions.length
  if (count === 0) return { success: false, reason: 'large' }
  // A little less than its share, so that a second or third try fits.
  const fitting = Math.floor((count * most * 0.9) / saved.text.length)
  return saveFitting(lastOf(recording, fitting), about, most)
}

const originIn = (trace: Trace): ReportOrigin | null => {
  const last = recordedStates(trace).at(-1) ?? trace.start
  return reportOriginOf(last?.router.location.state)
}

/**
 * Makes what a report sends of the ring, or of the present state where no steps are kept, and shows it nowhere before that:
 * the origin of the report is in the state, so what was thrown passes the gate of the trace.
 */
export const makeFile =
  (most: number = problemLimits.traceMax): AppThunk<ReportFile> =>
  (_dispatch, getState, { effects }) => {
    const state = getState() as State
    const { locale, colorScheme } = state.ui
    const env = { locale, colorScheme, width: document.documentElement.clientWidth, online: effects.network.isOnline() }
    const about: About = { app, env }
    const present: Recording = { start: state, actions: [], states: [], times: [], dropped: 0, requests: [] }
    const kept = ringOf(effects)?.recording()
    const saved = kept && kept.actions.length > 0 ? saveFitting(kept, about, most) : null
    if (saved?.success) {
      const { text, trace } = saved
      const file = effects.files.keep(new Blob([text]))
      const steps = { file, text, trace, failedStep: failedStep(trace.actions) }
      return { origin: originIn(trace), steps, refused: null }
    }
    const alone = saveTrace(present, about)
    return { origin: alone.success ? originIn(alone.trace) : null, steps: null, refused: saved?.reason ?? null }
  }
