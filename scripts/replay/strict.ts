import { compareRerun, type Mismatch } from '../../src/trace/rerun/mismatches'
import { rerun } from '../../src/trace/rerun/rerun'
import type { Baseline, Trace } from '../../src/trace/trace'
import type { Report } from './replay'

const mismatchText = ({ part, step, recorded, made }: Mismatch): string => {
  if (recorded === null) return `NEW ${part.toUpperCase()} after step ${step}: ${made}`
  if (part === 'action') return `MISSING ACTION at step ${step}: ${recorded}`
  if (part === 'effect') return `MISSING EFFECT after step ${step}: ${recorded}`
  return `REQUEST after step ${step}\n    - recorded ${recorded}\n    + sent now ${made ?? 'nothing'}`
}

const amount = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

/** How much of a trace the re-run covers. */
const coverageText = ({ envelope }: Trace, { requests, steps }: Baseline): string => {
  const all = envelope?.requests?.length ?? 0
  return `RERUN of ${requests.length} of ${amount(all, 'request')} and ${amount(steps.length, 'automatic action')}`
}

const noBaseline =
  'NOT RERUN: the file has no baseline for requests and automatic actions. Save it with the recorder, or use --accept.'

/** Adds what listeners, thunks and calls do now to the report of a trace whose reducers replay identically. */
export const addRerun = async (report: Report): Promise<Report> => {
  const { trace, replay } = report
  if (!trace || !replay || replay.divergence || report.result === 'secret') return report
  const baseline = trace.envelope?.rerun
  if (!baseline) return { ...report, lines: [...report.lines, noBaseline] }
  const last = replay.frames.length - 1
  const part = { ...trace, actions: trace.actions.slice(0, last) }
  const result = await rerun(part, replay.frames).catch((error: unknown) => String(error))
  if (typeof result === 'string')
    return { ...report, result: 'diverged', lines: [...report.lines, `RERUN FAILED: ${result}`] }
  const mismatches = compareRerun(trace, baseline, result).filter(({ step }) => step <= last)
  return {
    ...report,
    result: mismatches.length > 0 ? 'diverged' : report.result,
    lines: [...report.lines, ...mismatches.map(mismatchText), coverageText(trace, baseline)],
    facts: { ...report.facts, mismatches },
  }
}
