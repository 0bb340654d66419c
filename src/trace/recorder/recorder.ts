import '../../store/lazySlices'
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import type { Effects } from '../../effects/effects'
import { timePassed } from '../../store/ui/uiSlice'
import { requestLine, type RequestLine } from '../rerun/requestLine'
import type { Recording } from '../saveTrace'
import type { State } from '../trace'

/** How much is kept; older actions are folded into the start. */
export interface Bounds {
  actions: number
  /** The age of the oldest action. */
  milliseconds: number
  /** The sum of what `sizeOf` says of the actions. */
  characters: number
  sizeOf: (action: UnknownAction) => number
}
const testersBounds: Bounds = { actions: 20_000, milliseconds: Infinity, characters: Infinity, sizeOf: () => 0 }

interface Step {
  action: UnknownAction
  state: State
  time: number
  size: number
}

/**
 * Keeps each action that is dispatched, with the state after it and its instant; of ticks of the clock that follow each
 * other the last one, which says all that they said. It is the last of the enhancers, inside all middleware: it sees what
 * reaches the reducer, and nothing that Redux DevTools compute again.
 */
export const createRecorder = (now: () => number, limits: Partial<Bounds> = {}) => {
  const bounds = { ...testersBounds, ...limits }
  /** Those before `first` are let go of; the list is cut now and then, since cutting it with each action is slow. */
  let steps: (Step | null)[] = []
  let first = 0
  let characters = 0
  let start: State
  let count = 0
  let dropped = 0
  let ticked = false

  const oldest = () => steps[first] as Step | undefined
  const dropOldest = (step: Step) => {
    start = step.state
    characters -= step.size
    steps[first] = null
    first += 1
    dropped += 1
    if (first > 1_000 && first * 2 > steps.length) {
      steps = steps.slice(first)
      first = 0
    }
  }
  const dropBefore = (time: number) => {
    for (let step = oldest(); step; step = oldest()) {
      const isKept =
        steps.length - first <= bounds.actions &&
        characters <= bounds.characters &&
        time - step.time <= bounds.milliseconds
      if (isKept) return
      dropOldest(step)
    }
  }

  const record = (action: UnknownAction, state: State) => {
    const isTick = timePassed.match(action)
    if (isTick && ticked && steps.length > first) characters -= (steps.pop() as Step).size
    else count += 1
    ticked = isTick
    const step = { action, state, time: now(), size: bounds.sizeOf(action) }
    steps.push(step)
    characters += step.size
    dropBefore(step.time)
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    let depth = 0
    const recorded =
      <Known, Given, Preloaded>(of: (state: Known | Preloaded | undefined, action: Given) => Known) =>
      (state: Known | Preloaded | undefined, action: Given): Known => {
        const next = of(state, action)
        if (depth > 0) record(action as UnknownAction, next as unknown as State)
        return next
      }
    const store = createStore(recorded(reducer), preloadedState)
    start = store.getState() as unknown as State
    const dispatch: typeof store.dispatch = (action) => {
      depth += 1
      try {
        return store.dispatch(action)
      } finally {
        depth -= 1
      }
    }
    const replaceReducer: typeof store.replaceReducer = (next) => store.replaceReducer(recorded(next))
    return { ...store, dispatch, replaceReducer }
  }

  /** Each request with the number of actions before it. `line` is set once the body is read. */
  let requests: { after: number; line?: RequestLine }[] = []
  const watch = (effects: Effects): Effects => {
    const fetch: Effects['fetch'] = (input, init) => {
      if (!(input instanceof Request)) return effects.fetch(input, init)
      const sent: (typeof requests)[number] = { after: count }
      requests.push(sent)
      if (requests.length > bounds.actions) requests.shift()
      void requestLine(input).then(
        (line) => (sent.line = line),
        () => undefined,
      )
      return effects.fetch(input, init)
    }
    return { ...effects, fetch }
  }

  return {
    enhancer,
    /** For a store that has no enhancer of it (attachRecorder.ts): where it begins, and what happens from there on. */
    begin: (state: State) => {
      start = state
    },
    record,
    /** Wraps a port so that its requests are recorded. */
    watch,
    count: () => count,
    /** Forgets all that was recorded: the recording begins at the present state. */
    clear: () => {
      start = steps.at(-1)?.state ?? start
      steps = []
      requests = []
      first = characters = count = dropped = 0
      ticked = false
    },
    recording: (): Recording => {
      dropBefore(now())
      const kept = steps.slice(first) as Step[]
      return {
        start,
        dropped,
        actions: kept.map(({ action }) => action),
        states: kept.map(({ state }) => state),
        times: kept.map(({ time }) => time),
        requests: requests.flatMap(({ after, line }) =>
          line && after >= dropped ? [{ step: after - dropped, ...line }] : [],
        ),
      }
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
