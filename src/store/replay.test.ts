/** @jest-environment ./src/testing/environment.cjs */
import '../testing/devTools'
import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import { journeys, walk, type Recorded } from '../testing/journey'
import { libraryReducer } from '../testing/libraryReducer'
import { cartLine } from '../testing/samples'
import { persistedReducer, type PersistedState } from './persist/persistedReducer'
import { rootReducer } from './rootReducer'

/** How many journeys: all of them with `npm run proofs -- journeys-replayed`. */
const numRuns = Number(process.env['JOURNEYS'] ?? 100)

const asTrace = (action: UnknownAction) => JSON.parse(JSON.stringify(action)) as UnknownAction

/** The slices in which two states differ; what neither changed since the last step is not looked at again. */
const differing = (before: [PersistedState, PersistedState], [a, b]: [PersistedState, PersistedState]): string[] =>
  (Object.keys({ ...a, ...b }) as (keyof PersistedState)[]).filter(
    (slice) =>
      (a[slice] !== before[0][slice] || b[slice] !== before[1][slice]) &&
      JSON.stringify(a[slice]) !== JSON.stringify(b[slice]),
  )

/** The first action after which the folded state is not the recorded one, or null. */
const fold = ({ start, taken }: Recorded, reducer: Reducer<PersistedState>): string | null => {
  let folded = JSON.parse(JSON.stringify(start)) as PersistedState
  let last: [PersistedState, PersistedState] = [start, folded]
  for (const { action, state } of taken) {
    folded = reducer(folded, asTrace(action))
    const wrong = differing(last, [state, folded])
    if (wrong.length > 0) return `${action.type}: ${wrong.join(', ')}`
    last = [state, folded]
  }
  return null
}

/** What reaches for the world while `run` runs, by name. */
const tripped = (run: () => void): string[] => {
  const touched = new Set<string>()
  const undo: (() => void)[] = []
  const wire = (object: object, name: string) => {
    const holder = object as Record<string, () => unknown>
    const real = holder[name]
    if (!real) throw new Error(`There is no ${name} to watch`)
    holder[name] = new Proxy(real, {
      apply: (target, self, given) => {
        touched.add(name)
        return Reflect.apply(target, self, given) as unknown
      },
      construct: (target, given) => {
        // An instant that is given is no clock.
        if (given.length === 0) touched.add(`new ${name}`)
        return Reflect.construct(target, given) as object
      },
    })
    undo.push(() => (holder[name] = real))
  }
  wire(Date, 'now')
  for (const name of ['fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'Date']) wire(globalThis, name)
  for (const name of ['setItem', 'removeItem', 'getItem']) wire(Storage.prototype, name)
  for (const name of ['pushState', 'replaceState']) wire(history, name)
  wire(Math, 'random')
  wire(crypto, 'getRandomValues')
  try {
    run()
  } finally {
    undo.forEach((back) => back())
  }
  return [...touched]
}

const one = async (): Promise<Recorded> => {
  const [planned] = fc.sample(journeys, { numRuns: 1, seed: 4 })
  return walk(planned ?? [])
}

describe('a journey, recorded on the live store', () => {
  it('gives the identical state after every action when it is folded through the reducer of the store [10.5]', async () => {
    let actions = 0
    let shortest = Infinity
    await fc.assert(
      fc.asyncProperty(journeys, async (planned) => {
        const recorded = await walk(planned, {
          stored: { token: 'token-of-1', 'purchase-items': JSON.stringify([cartLine(1)]) },
        })
        actions += recorded.taken.length
        shortest = Math.min(shortest, recorded.taken.length)
        expect(fold(recorded, persistedReducer)).toBeNull()
      }),
      { numRuns },
    )
    expect(shortest).toBeGreaterThanOrEqual(100)
    expect(actions).toBeGreaterThanOrEqual(100 * numRuns)
  }, 600_000)

  it('would be seen to differ: a reducer that reads the clock', async () => {
    const recorded = await one()
    const careless = (state: PersistedState | undefined, action: UnknownAction) => {
      const next = persistedReducer(state, action)
      return action.type === 'ui/timePassed' ? { ...next, ui: { ...next.ui, now: new Date().toISOString() } } : next
    }
    expect(fold(recorded, careless as Reducer<PersistedState>)).toBe('ui/timePassed: ui')
  })

  it('reaches for nothing while it is folded', async () => {
    const recorded = await one()
    expect(tripped(() => fold(recorded, persistedReducer))).toEqual([])
  })

  it('would be caught reaching: the reducer of redux-persist', async () => {
    const recorded = await one()
    const live = libraryReducer()
    const persisting = { ...recorded.start, _persist: { version: -1, rehydrated: true } }
    live(persisting, { type: 'persist/PERSIST', register: () => undefined, rehydrate: () => undefined })
    expect(tripped(() => fold({ ...recorded, start: persisting }, live))).toContain('setInterval')
  })

  it('would be caught reaching: storage, clock, chance, network, history', () => {
    const careless = () => {
      localStorage.setItem('a', String(Math.random()))
      history.pushState(null, '', '/')
      setTimeout(() => undefined)
      Date.now()
      new Date()
      void fetch('/api/shows').catch(() => undefined)
    }
    expect(tripped(careless)).toEqual(
      expect.arrayContaining(['setItem', 'random', 'pushState', 'setTimeout', 'now', 'new Date', 'fetch']),
    )
  })

  it('starts from a reducer that needs no page', () => {
    expect(() => rootReducer(undefined, { type: '@@INIT' })).not.toThrow()
  })
})
