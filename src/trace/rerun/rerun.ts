import '../allEndpoints'
import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../api/api'
import { unauthorized } from '../../api/events'
import type { ApiFailure } from '../../api/request'
import type { AppThunk } from '../../store/storeTypes'
import { isPlumbing, labelOf } from '../alike'
import { isObject } from '../delta'
import type { State, Trace } from '../trace'
import { replayWorld, type Call } from './replayWorld'
import type { SentRequest } from './requestLine'
import { makeRerunStore } from './rerunStore'
import { sameAction } from './sameAction'

/** What the code of this build made of a recording, beside the states. */
export interface Rerun {
  /** The steps whose action the code made again by itself: it followed from an action before. */
  steps: number[]
  requests: SentRequest[]
  /** Actions that were not recorded, with the step after which they were made. */
  extras: { step: number; label: string }[]
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

/** Starts a call as a screen did. */
const startOf = ({ requestId: _own, arg: { endpointName, originalArgs, ...options } }: CallMeta) => {
  const { [endpointName]: endpoint } = api.endpoints as Record<string, { initiate: Initiate } | undefined>
  return endpoint?.initiate(originalArgs, options)
}

/** Of lists that grow, the recorded answer is all pages: the server sent the one that was asked for. */
const answeredWith = ({ arg: { direction } }: CallMeta, payload: unknown): unknown => {
  const pages = isObject(payload) && 'pageParams' in payload && 'pages' in payload ? payload.pages : null
  return Array.isArray(pages) ? (pages as unknown[]).at(direction === 'backward' ? 0 : -1) : payload
}

/** Gives a call the answer that was recorded. */
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
 * Runs listeners, thunks and calls again along a trace whose reducers replay identically (`frames`), in memory. Each recorded
 * action is dispatched, unless the code makes it by itself first; a call is answered when and as it was. Nothing leaves.
 */
export const rerun = async (trace: Trace, frames: readonly State[]): Promise<Rerun> => {
  const { actions } = trace
  const times = timesOf(trace)
  const places = new Map<string, number[]>()
  actions.forEach((action, index) => {
    const label = labelOf(action)
    places.set(label, [...(places.get(label) ?? []), index])
  })
  const made = new Set<number>()
  const result: Rerun = { steps: [], requests: [], extras: [] }
  /** The calls of the re-run by their own ids, in the order in which they began. */
  const unsent: string[] = []
  const calls = new Map<string, Call>()
  /** The id of a recorded call to that of the same call here. */
  const twins = new Map<string, string>()
  let cursor = 0
  /** The step whose call a screen started: it follows from nothing. */
  let screen: number | null = null

  const start = frames[0] as State
  const outside = replayWorld(start.router.location, (call) => {
    const id = unsent.shift()
    if (id !== undefined) calls.set(id, call)
    result.requests.push({ step: cursor, ...call.line })
  })

  const take = (): UnknownAction => {
    const action = actions[cursor] as UnknownAction
    cursor += 1
    store.expect(action, frames[cursor] as State)
    return action
  }
  const placeOf = (action: UnknownAction) =>
    places
      .get(labelOf(action))
      ?.find((index) => index >= cursor && !made.has(index) && sameAction(actions[index] as UnknownAction, action))

  const onMade = (action: UnknownAction): UnknownAction | null => {
    if (isPlumbing(action)) return null
    const place = placeOf(action)
    if (isStart(action)) unsent.push(metaOf(action).requestId)
    if (place === undefined) {
      result.extras.push({ step: cursor, label: labelOf(action) })
      return null
    }
    made.add(place)
    if (place !== screen) result.steps.push(place + 1)
    if (isStart(action)) twins.set(metaOf(actions[place] as UnknownAction).requestId, metaOf(action).requestId)
    while (cursor < place && isPlumbing(actions[cursor] as UnknownAction)) store.dispatch(take())
    return cursor === place ? take() : null
  }
  const store = makeRerunStore({ start, effects: outside.effects, onMade })

  const answer = (end: UnknownAction) => {
    const twin = twins.get(metaOf(end).requestId) ?? ''
    const call = calls.get(twin)
    calls.delete(twin)
    if (call) answerAsRecorded(call, end)
  }
  /** What comes before a recorded action, and may make it. */
  const prepare = (action: UnknownAction) => {
    if (isEnd(action)) answer(action)
    // It is announced before the call that was refused ends.
    if (unauthorized.match(action)) {
      const refused = actions
        .slice(cursor)
        .find((end) => isRefused(end) && calls.has(twins.get(metaOf(end).requestId) ?? ''))
      if (refused) answer(refused)
    }
    if (!isStart(action) || twins.has(metaOf(action).requestId)) return
    screen = cursor
    const begin = startOf(metaOf(action))
    if (begin) void store.dispatch(begin)
  }

  while (cursor < actions.length) {
    const step = cursor
    outside.moveTo(times[step] ?? 0)
    await outside.settle()
    if (cursor !== step) continue
    const action = actions[step] as UnknownAction
    prepare(action)
    await outside.settle()
    if (cursor === step) store.dispatch(take())
    await outside.settle()
  }
  store.stop()
  for (const call of calls.values()) call.fail('The recording ends here')
  await outside.settle()
  return { ...result, steps: result.steps.toSorted((a, b) => a - b) }
}
