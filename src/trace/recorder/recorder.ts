import '../../store/lazySlices'
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import type { Effects } from '../../effects/effects'
import { timePassed } from '../../store/ui/uiSlice'
import { requestLine, type RequestLine } from '../rerun/requestLine'
import type { Recording } from '../saveTrace'
import type { State } from '../trace'

/** How many actions are kept; older ones are folded into the start. */
export const capacity = 20_000

/**
 * Keeps each action that is dispatched, with the state after it and its instant; of ticks of the clock that follow each
 * other the last one, which says all that they said. It is the last of the enhancers, inside all middleware: it sees what
 * reaches the reducer, and nothing that Redux DevTools compute again.
 */
export const createRecorder = (now: () => number, size = capacity) => {
  const actions: UnknownAction[] = []
  const states: State[] = []
  const times: number[] = []
  let start: State
  let count = 0
  let ticked = false

  const record = (action: UnknownAction, state: State) => {
    const isTick = timePassed.match(action)
    if (!isTick || !ticked) {
      if (count >= size) start = states[count % size] as State
      count += 1
    }
    ticked = isTick
    const index = (count - 1) % size
    actions[index] = action
    states[index] = state
    times[index] = now()
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    let depth = 0
    const recording: typeof reducer = (state, action) => {
      const next = reducer(state, action)
      if (depth > 0) record(action, next as unknown as State)
      return next
    }
    const store = createStore(recording, preloadedState)
    start = store.getState() as unknown as State
    const dispatch: typeof store.dispatch = (action) => {
      depth += 1
      try {
        return store.dispatch(action)
      } finally {
        depth -= 1
      }
    }
    return { ...store, dispatch }
  }

  /** Each request with the number of actions before it. `line` is set once the body is read. */
  const requests: { after: number; line?: RequestLine }[] = []
  const watch = (effects: Effects): Effects => {
    const fetch: Effects['fetch'] = (input, init) => {
      if (!(input instanceof Request)) return effects.fetch(input, init)
      const sent: (typeof requests)[number] = { after: count }
      requests.push(sent)
      if (requests.length > size) requests.shift()
      void requestLine(input).then(
        (line) => (sent.line = line),
        () => undefined,
      )
      return effects.fetch(input, init)
    }
    return { ...effects, fetch }
  }

  const inOrder = <Item>(ring: readonly Item[]): Item[] => {
    const oldest = count > size ? count % size : 0
    return [...ring.slice(oldest), ...ring.slice(0, oldest)]
  }

  const dropped = () => Math.max(0, count - size)

  return {
    enhancer,
    /** Wraps a port so that its requests are recorded. */
    watch,
    count: () => count,
    recording: (): Recording => ({
      start,
      dropped: dropped(),
      actions: inOrder(actions),
      states: inOrder(states),
      times: inOrder(times),
      requests: requests.flatMap(({ after, line }) =>
        line && after >= dropped() ? [{ step: after - dropped(), ...line }] : [],
      ),
    }),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
