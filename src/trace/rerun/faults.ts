import { labelOf } from '../alike'
import { foldTrace } from '../foldTrace'
import type { Baseline, Trace } from '../trace'
import type { SentRequest } from './requestLine'
import { rerun, type Rerun } from './rerun'
import { sameValue } from './sameAction'

/** Where a build does something else than was recorded, beside its reducers. `made: null`: nothing now; `recorded: null`: nothing then. */
export interface Fault {
  part: 'request' | 'action'
  /** A request by the step after which it left. */
  step: number
  recorded: string | null
  made: string | null
}

const lineOf = ({ method, path, query, body }: SentRequest) =>
  [
    method,
    path + (query ? `?${new URLSearchParams(query).toString()}` : ''),
    ...(body === undefined ? [] : [JSON.stringify(body)]),
  ].join(' ')
const pathOf = ({ path }: SentRequest) => path

/** The nth request to a resource beside the nth that was recorded of it; for each recorded one what is sent now, and what remains. */
const paired = (recorded: readonly SentRequest[], made: readonly SentRequest[]) => {
  const waiting = new Map<string, SentRequest[]>()
  for (const request of made) waiting.set(pathOf(request), [...(waiting.get(pathOf(request)) ?? []), request])
  const counterparts = recorded.map((request) => waiting.get(pathOf(request))?.shift() ?? null)
  return { counterparts, extras: [...waiting.values()].flat() }
}
const sameRequest = (recorded: SentRequest, made: SentRequest | null) =>
  made !== null &&
  recorded.method === made.method &&
  sameValue(recorded.query, made.query) &&
  sameValue(recorded.body, made.body)

const recordedIn = ({ envelope }: Trace): readonly SentRequest[] => envelope?.requests ?? []
const extraLabels = (trace: Trace, { requests, extras }: Rerun) => [
  ...extras.map(({ step, label }) => ({ part: 'action' as const, step, label })),
  ...paired(recordedIn(trace), requests).extras.map((request) => ({
    part: 'request' as const,
    step: request.step,
    label: `${request.method} ${pathOf(request)}`,
  })),
]

/** What later re-runs of a trace are held to. */
export const baselineOf = (trace: Trace, result: Rerun): Baseline => {
  const recorded = recordedIn(trace)
  const { counterparts } = paired(recorded, result.requests)
  const extras: Record<string, number> = {}
  for (const { label } of extraLabels(trace, result)) extras[label] = (extras[label] ?? 0) + 1
  return {
    steps: result.steps,
    requests: recorded.flatMap((request, index) => (sameRequest(request, counterparts[index] ?? null) ? [index] : [])),
    extras,
  }
}

/** Where a re-run does something else than the build that saved the trace, in the order of the steps. */
export const faultsOf = (trace: Trace, baseline: Baseline, result: Rerun): Fault[] => {
  const recorded = recordedIn(trace)
  const { counterparts } = paired(recorded, result.requests)
  const requests = baseline.requests.flatMap((index): Fault[] => {
    const request = recorded[index]
    const made = counterparts[index] ?? null
    if (!request || sameRequest(request, made)) return []
    return [{ part: 'request', step: request.step, recorded: lineOf(request), made: made && lineOf(made) }]
  })
  const again = new Set(result.steps)
  const actions = baseline.steps.flatMap((step): Fault[] => {
    const action = trace.actions[step - 1]
    return !action || again.has(step) ? [] : [{ part: 'action', step, recorded: labelOf(action), made: null }]
  })
  const left = { ...baseline.extras }
  const extras = extraLabels(trace, result).flatMap(({ part, step, label }): Fault[] => {
    left[label] = (left[label] ?? 0) - 1
    return left[label] >= 0 ? [] : [{ part, step, recorded: null, made: label }]
  })
  return [...requests, ...actions, ...extras].toSorted((a, b) => a.step - b.step)
}

/** Runs a trace again; of one without a baseline nothing is known. */
export const faultsNow = async (trace: Trace): Promise<Fault[]> => {
  const { envelope, actions, start } = trace
  if (!envelope?.rerun) return []
  const { frames } = foldTrace({ form: 'actions', actions, ...(start && { start }) })
  return faultsOf(trace, envelope.rerun, await rerun(trace, frames))
}
