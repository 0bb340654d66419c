import { faultsOf, type Fault } from '../../src/trace/rerun/faults'
import { rerun } from '../../src/trace/rerun/rerun'
import type { Trace } from '../../src/trace/trace'
import type { Report } from './replay'

const faultText = ({ part, step, recorded, made }: Fault): string => {
  if (part === 'request')
    return recorded === null
      ? `REQUEST after step ${step} that was not recorded: ${made}`
      : `REQUEST after step ${step}\n    - recorded ${recorded}\n    + sent now ${made ?? 'nothing'}`
  return recorded === null
    ? `ACTION after step ${step} that was not recorded: ${made}`
    : `ACTION of step ${step} no longer follows: ${recorded}`
}

const amount = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

const coverageText = ({ actions, envelope }: Trace): string => {
  const { requests = [], rerun: baseline } = envelope ?? {}
  const left = requests.length - (baseline?.requests.length ?? 0)
  const notRun = left > 0 ? `; ${amount(left, 'request')} cannot be sent again (files, no answer recorded)` : ''
  return `RUN AGAIN: ${amount(baseline?.requests.length ?? 0, 'request')}, and ${amount(baseline?.steps.length ?? 0, 'action')} of ${actions.length} that follow from others${notRun}`
}

/** The report, with what listeners, thunks and calls do now; only where the reducers replay identically. */
export const addRerun = async (report: Report): Promise<Report> => {
  const { trace, replay, result } = report
  if (!trace || !replay || replay.divergence || result === 'secret') return report
  const baseline = trace.envelope?.rerun
  if (!baseline)
    return {
      ...report,
      lines: [
        ...report.lines,
        'NOT RUN AGAIN: the file does not say which requests and actions followed by themselves. The recorder and --accept write that.',
      ],
    }
  const last = replay.frames.length - 1
  const part = { ...trace, actions: trace.actions.slice(0, last) }
  const faults = faultsOf(trace, baseline, await rerun(part, replay.frames)).filter(({ step }) => step <= last)
  return {
    ...report,
    result: faults.length > 0 ? 'diverged' : result,
    lines: [...report.lines, ...faults.map(faultText), coverageText(trace)],
    facts: { ...report.facts, faults },
  }
}
