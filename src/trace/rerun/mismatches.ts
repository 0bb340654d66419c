import { labelOf } from '../alike'
import { foldTrace } from '../foldTrace'
import type { Baseline, Trace } from '../trace'
import type { SentRequest } from './requestLine'
import { rerun, type Rerun } from './rerun'
import { sameValue } from './sameAction'

/** Where this build differs from the recording beside its reducers. `made` is null for a missing, `recorded` for a new one. */
export interface Mismatch {
  part: 'request' | 'action' | 'effect'
  /** For a request, the step after which it was sent. */
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

const sameRequest = (recorded: SentRequest, made: SentRequest | null) =>
  made !== null &&
  recorded.method === made.method &&
  sameValue(recorded.query, made.query) &&
  sameValue(recorded.body, made.body)

/** Pairs the nth recorded request to a path with the nth one of the re-run. */
const pairRequests = ({ envelope }: Trace, made: readonly SentRequest[]) => {
  const unpaired = new Map<string, SentRequest[]>()
  for (const request of made) unpaired.set(request.path, [...(unpaired.get(request.path) ?? []), request])
  const pairs = (envelope?.requests ?? []).map((recorded) => ({
    recorded,
    made: unpaired.get(recorded.path)?.shift() ?? null,
  }))
  return { pairs, extras: [...unpaired.values()].flat() }
}

type Extra = Pick<Mismatch, 'part' | 'step'> & { label: string }
const allExtras = ({ extras }: Rerun, requests: readonly SentRequest[]): Extra[] => [
  ...extras.map(({ step, label }) => ({ part: 'action' as const, step, label })),
  ...requests.map(({ step, method, path }) => ({ part: 'request' as const, step, label: `${method} ${path}` })),
]

const stepsByLabel = (effects: Rerun['effects']): Record<string, number[]> => {
  const steps: Record<string, number[]> = {}
  for (const { step, label } of effects) (steps[label] ??= []).push(step)
  return steps
}

/** How often each was done is compared, not after which step: that may move where nothing else does. */
const compareEffects = (recorded: Record<string, number[]>, made: Record<string, number[]>): Mismatch[] =>
  [...new Set([...Object.keys(recorded), ...Object.keys(made)])].flatMap((label): Mismatch[] => {
    const [before, now] = [recorded[label] ?? [], made[label] ?? []]
    const missing = before
      .slice(now.length)
      .map((step) => ({ part: 'effect' as const, step, recorded: label, made: null }))
    const added = now
      .slice(before.length)
      .map((step) => ({ part: 'effect' as const, step, recorded: null, made: label }))
    return [...missing, ...added]
  })

/** What later re-runs of a trace are compared with. */
export const baselineOf = (trace: Trace, result: Rerun): Baseline => {
  const { pairs, extras } = pairRequests(trace, result.requests)
  const counts: Record<string, number> = {}
  for (const { label } of allExtras(result, extras)) counts[label] = (counts[label] ?? 0) + 1
  return {
    steps: result.steps,
    requests: pairs.flatMap(({ recorded, made }, index) => (sameRequest(recorded, made) ? [index] : [])),
    extras: counts,
    effects: stepsByLabel(result.effects),
  }
}

/** The differences between a re-run and the baseline of its trace, by step. */
export const compareRerun = (trace: Trace, baseline: Baseline, result: Rerun): Mismatch[] => {
  const { pairs, extras } = pairRequests(trace, result.requests)
  const requests = baseline.requests.flatMap((index): Mismatch[] => {
    const pair = pairs[index]
    if (!pair || sameRequest(pair.recorded, pair.made)) return []
    const { recorded, made } = pair
    return [{ part: 'request', step: recorded.step, recorded: lineOf(recorded), made: made && lineOf(made) }]
  })
  const dispatched = new Set(result.steps)
  const actions = baseline.steps.flatMap((step): Mismatch[] => {
    const action = trace.actions[step - 1]
    return !action || dispatched.has(step) ? [] : [{ part: 'action', step, recorded: labelOf(action), made: null }]
  })
  const known = { ...baseline.extras }
  const added = allExtras(result, extras).flatMap(({ part, step, label }): Mismatch[] => {
    known[label] = (known[label] ?? 0) - 1
    return known[label] >= 0 ? [] : [{ part, step, recorded: null, made: label }]
  })
  const others = [...requests, ...actions, ...added].toSorted((a, b) => a.step - b.step)
  // Requests and actions say it more plainly.
  if (others.length > 0 || !baseline.effects) return others
  return compareEffects(baseline.effects, stepsByLabel(result.effects)).toSorted((a, b) => a.step - b.step)
}

/** Runs a trace again and compares it with its baseline. Returns no differences for a trace without one. */
export const rerunMismatches = async (trace: Trace): Promise<Mismatch[]> => {
  const { envelope, actions, start } = trace
  if (!envelope?.rerun) return []
  const { frames } = foldTrace({ form: 'actions', actions, ...(start && { start }) })
  return compareRerun(trace, envelope.rerun, await rerun(trace, frames))
}
