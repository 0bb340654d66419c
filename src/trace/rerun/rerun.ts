import '../allEndpoints'
import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../api/api'
import { unauthorized } from '../../api/events'
import type { ApiFailure } from '../../api/request'
import type { AppThunk } from '../../store/storeTypes'
import { isPlumbing, labelOf } from '../alike'
import { isObject } from '../delta'
import type { State, Trace } from '../trace'
import { createReplayEffects, type Call } from './replayEffects'
import type { SentRequest } from './requestLine'
import { makeRerunStore } from './rerunStore'
import { sameAction } from './sameAction'
import { actionLabel, portLabel } from './effectLabel'
import { watchedEffects } from './watchedEffects'

/** What this build sent and dispatched while a recording ran again. */
export interface Rerun {
  /** The recorded steps that listeners, thunks or calls dispatched again without help. */
  steps: number[]
  requests: SentRequest[]
  /** Dispatched actions that are not in the recording, each with the step before it. */
  extras: { step: number; label: string }[]
  /** Each action that the code dispatched and each call of the port that leaves something, with what they were given, by the step before. */
  effects: { step: number; label: string }[]
}

interface CallMeta {
  requestId: string
  arg: { endpointName: string; originalArgs: unknown; direction?: string } & Record<string, unknown>
}
const phaseOf = ({ type }: UnknownAction) => /^api\/execute\w+\/(pending|fulfilled|rejected)$/.exec(type)?.[1] ?? null
const metaOf = (action: UnknownAction) => action['meta'] as CallMeta
const isStart = (action: UnknownAction) => phaseOf(action) === 'pending'
const isEnd = (action: UnknownAction) => ['fulfilled', 'rejected'].includes(phaseOf(action) ?? '')

const isRefused = (action: UnknownAction) =>
  phaseOf(action) === 'rejected' &&
  isObject(action['payload']) &&
  'status' in action['payload'] &&
  action['payload'].status === 401

type Initiate = (arg: unknown, options: object) => AppThunk<unknown>

/** Starts a call in place of the screen that started it. */
const startOf = ({ requestId: _own, arg: { endpointName, originalArgs, ...options } }: CallMeta) => {
  const endpoints = api.endpoints as Record<string, { initiate: Initiate }>
  return Object.hasOwn(endpoints, endpointName) ? endpoints[endpointName]?.initiate(originalArgs, options) : undefined
}

/** An infinite query records all its pages. The server answered with the newest one. */
const answeredWith = ({ arg: { direction } }: CallMeta, payload: unknown): unknown => {
  const pages = isObject(payload) && 'pageParams' in payload && 'pages' in payload ? payload.pages : null
  return Array.isArray(pages) ? (pages as unknown[]).at(direction === 'backward' ? 0 : -1) : payload
}

/** Answers a call as the recording says. */
const answerAsRecorded = (call: Call, action: UnknownAction) => {
  const { payload } = action
  if (phaseOf(action) === 'fulfilled') {
    call.answer(200, answeredWith(metaOf(action), payload))
    return
  }
  const { status, code, message, fields, details, requestId } = (payload ?? {}) as Partial<ApiFailure>
  if (status) call.answer(status, { code, message, requestId, ...fields, ...details })
  else call.fail(message ?? 'Failed to fetch')
}

const timesOf = ({ actions, envelope }: Trace): number[] => {
  let time = Date.parse(envelope?.recordedAt ?? '') || 0
  return actions.map((_action, index) => (time += envelope?.dt[index] ?? 0))
}

/**
 * Runs the listeners, thunks and calls of this build over the recorded states (`frames`), in memory. The code gets the chance to
 * dispatch each recorded action itself; otherwise this function dispatches it. Calls get their recorded answers in the recorded
 * order. Nothing reaches the network or the browser.
 */
export const rerun = async (trace: Trace, frames: readonly State[]): Promise<Rerun> => {
  const { actions } = trace
  const times = timesOf(trace)
  const indices = new Map<string, number[]>()
  actions.forEach((action, index) => {
    const label = labelOf(action)
    indices.set(label, [...(indices.get(label) ?? []), index])
  })
  const dispatched = new Set<number>()
  const result: Rerun = { steps: [], requests: [], extras: [], effects: [] }
  /** Request ids of calls that have started and not been sent. */
  const unsent: string[] = []
  const calls = new Map<string, Call>()
  /** From the recorded request id of a call to its request id in this run. */
  const idsHere = new Map<string, string>()
  let cursor = 0
  /** The index of the call that was started in place of a screen. */
  let startedForScreen: number | null = null

  const start = frames[0] as State
  const replay = createReplayEffects(start.router.location, (call) => {
    const id = unsent.shift()
    if (id !== undefined) calls.set(id, call)
    result.requests.push({ step: cursor, ...call.line })
  })

  const nextRecorded = (): UnknownAction => {
    const action = actions[cursor] as UnknownAction
    cursor += 1
    store.expect(action, frames[cursor] as State)
    return action
  }
  const recordedIndexOf = (action: UnknownAction) =>
    indices
      .get(labelOf(action))
      ?.find(
        (index) => index >= cursor && !dispatched.has(index) && sameAction(actions[index] as UnknownAction, action),
      )

  const onDispatch = (action: UnknownAction): UnknownAction | null => {
    result.effects.push({ step: cursor, label: actionLabel(action) })
    if (isPlumbing(action)) return null
    const index = recordedIndexOf(action)
    if (isStart(action)) unsent.push(metaOf(action).requestId)
    if (index === undefined) {
      result.extras.push({ step: cursor, label: labelOf(action) })
      return null
    }
    dispatched.add(index)
    if (index !== startedForScreen) result.steps.push(index + 1)
    if (isStart(action)) idsHere.set(metaOf(actions[index] as UnknownAction).requestId, metaOf(action).requestId)
    while (cursor < index && isPlumbing(actions[cursor] as UnknownAction)) store.dispatch(nextRecorded())
    return cursor === index ? nextRecorded() : null
  }
  let isOver = false
  const effects = watchedEffects(replay.effects, (name, given) => {
    if (!isOver) result.effects.push({ step: cursor, label: portLabel(name, given) })
  })
  const store = makeRerunStore({ start, effects, onDispatch })

  const answer = (end: UnknownAction) => {
    const id = idsHere.get(metaOf(end).requestId) ?? ''
    const call = calls.get(id)
    calls.delete(id)
    if (call) answerAsRecorded(call, end)
  }
  /** Does what made the application dispatch a recorded action: answers its call, or starts it. */
  const prepare = (action: UnknownAction) => {
    if (isEnd(action)) answer(action)
    // The refused call dispatches this before it ends.
    if (unauthorized.match(action)) {
      const refused = actions
        .slice(cursor)
        .find((end) => isRefused(end) && calls.has(idsHere.get(metaOf(end).requestId) ?? ''))
      if (refused) answer(refused)
    }
    if (!isStart(action) || idsHere.has(metaOf(action).requestId)) return
    startedForScreen = cursor
    const begin = startOf(metaOf(action))
    if (begin) void store.dispatch(begin)
  }

  while (cursor < actions.length) {
    const step = cursor
    replay.moveTo(times[step] ?? 0)
    await replay.settle()
    if (cursor !== step) continue
    const action = actions[step] as UnknownAction
    prepare(action)
    await replay.settle()
    if (cursor === step) store.dispatch(nextRecorded())
    await replay.settle()
  }
  isOver = true
  store.stop()
  for (const call of calls.values()) call.fail('The recording ends here')
  await replay.settle()
  return { ...result, steps: result.steps.toSorted((a, b) => a - b) }
}
