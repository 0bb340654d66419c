/** @jest-environment ./src/testing/environment.cjs */
import '../testing/devTools'
import type { UnknownAction } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import { canaries } from '../testing/canaries'
import { secretJourneys } from '../testing/journey'
import { libraryReducer } from '../testing/libraryReducer'
import { about, fewestActions, holds, recordJourney } from '../testing/recordedTrace'
import { timePassed } from '../store/ui/uiSlice'
import { pathText, sameJson, type Path } from './delta'
import { foldTrace } from './foldTrace'
import { readTrace } from './readTrace'
import { redactTrace, secretsIn } from './redactTrace'
import { saveTrace, textOf, traceOf, type Recording } from './saveTrace'
import type { State, Trace } from './trace'
import { watchFold } from './watchFold'
import { withStates } from './withStates'

/** How many traces: all of them with `npm run proofs -- traces`. */
const numRuns = Number(process.env['TRACES'] ?? 20)
const seed = Number(process.env['SEED'] ?? 17)
const counts: Record<string, number> = {}
const count = (name: string, by = 1) => (counts[name] = (counts[name] ?? 0) + by)

const read = (text: string): Trace => {
  const result = readTrace(text)
  if (!result.success) throw new Error(result.reason)
  return result.trace
}

const isTick = (action: unknown) => timePassed.match(action)

/** A trace in every form that it can be read in. */
const formsOf = (recording: Recording, lifted: { json: string; jsan: string }): [string, string][] => {
  const raw = traceOf(recording, about)
  const { start, actions } = raw
  return [
    ['ours', textOf(raw)],
    ['DevTools, actions', JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(start) })],
    ['DevTools, lifted', lifted.json],
    ['DevTools, serialize', lifted.jsan],
    ['list', JSON.stringify(actions)],
  ]
}

const expectIdentical = (trace: Trace, last: unknown, compared: number) => {
  const replay = foldTrace(trace)
  expect(replay.divergence).toBeNull()
  expect(replay.compared).toBe(compared)
  expect(sameJson(replay.frames.at(-1), last)).toBe(true)
}

/** Another value at one leaf of one state, both chosen by the numbers given. */
const mutate = (states: readonly State[], pick: () => number): { states: State[]; step: number; path: Path } => {
  const step = 1 + Math.floor(pick() * states.length)
  const state = JSON.parse(JSON.stringify(states[step - 1])) as State
  const path: Path = []
  let at: object = state
  for (;;) {
    const holder = at as Record<string, unknown>
    const inner = Object.keys(holder)
    const full = inner.filter(
      (key) => typeof holder[key] !== 'object' || Object.keys(holder[key] ?? {}).length > 0 || holder[key] === null,
    )
    const key = full[Math.floor(pick() * full.length)] ?? inner[0] ?? ''
    path.push(Array.isArray(at) ? Number(key) : key)
    const value = holder[key]
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
      at = value
      continue
    }
    holder[key] = typeof value === 'number' ? value + 0.01 : typeof value === 'boolean' ? !value : 'another value'
    return { states: states.with(step - 1, state), step, path }
  }
}

const randomNumbers = (start: number) => {
  let value = start + 1
  return () => {
    value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0
    return (value >>> 8) / 2 ** 24
  }
}

describe('random traces of the live store', () => {
  it('replay identically in every form, raw and redacted, without a secret and without an effect [X01]', async () => {
    let number = 0
    await fc.assert(
      fc.asyncProperty(secretJourneys, async (planned) => {
        number += 1
        const maxAge = number % 2 === 0 ? { maxAge: 60 } : {}
        const { seen, recording, lifted } = await recordJourney(planned, maxAge)
        const steps = recording.actions.length
        count('traces')
        count('actions', steps)
        expect(steps).toBeGreaterThanOrEqual(fewestActions)
        // The recorder saw what the test's own one saw; of ticks that follow each other it keeps the last.
        const { taken } = seen
        const expected = taken.filter(({ action }, index) => !(isTick(action) && isTick(taken[index + 1]?.action)))
        expect(recording.actions.every((action, index) => action === expected[index]?.action)).toBe(true)
        expect(recording.states.every((state, index) => state === expected[index]?.state)).toBe(true)

        const last = recording.states.at(-1)
        for (const [form, text] of formsOf(recording, lifted)) {
          const trace = read(text)
          const compared = form === 'ours' ? steps : (trace.states?.length ?? 0)
          expectIdentical(trace, last, compared)
          const redacted = redactTrace(trace).trace
          expect(foldTrace(redacted)).toMatchObject({ divergence: null, compared })
          expect(secretsIn(redacted)).toEqual({})
          count(`identical, raw and redacted: ${form}`)
        }

        const saved = saveTrace(recording, about)
        if (!saved.success) throw new Error(JSON.stringify(saved))
        expect(Object.values(canaries).filter((canary) => holds(saved.text, canary))).toEqual([])
        const file = read(saved.text)
        const { around, reaches } = watchFold()
        expect(foldTrace(file, { around })).toMatchObject({ divergence: null, compared: steps })
        expect(reaches).toEqual([])
        count('saved files without a secret, folded without an effect')

        const pick = randomNumbers(number)
        const { states, step, path } = mutate(recording.states, pick)
        const raw = traceOf(recording, about)
        const wrong = { ...raw, envelope: withStates(raw.envelope!, raw.start!, states) }
        const { divergence } = foldTrace(JSON.parse(JSON.stringify({ ...wrong, states: undefined })) as Trace)
        expect(divergence).toMatchObject({ step })
        expect(divergence?.differences.map((one) => pathText(one.path))).toEqual([pathText(path)])
        const listed = foldTrace(JSON.parse(JSON.stringify({ ...raw, envelope: undefined, states })) as Trace)
        expect(listed.divergence).toMatchObject({ step, differences: [{ path }] })
        count('mutated leaves found at their step and path')
      }),
      { numRuns, seed, endOnFailure: true },
    )
    expect(counts['traces']).toBe(numRuns)
    if (process.env['TRACES'])
      process.stdout.write(
        `${Object.entries(counts)
          .map(([name, all]) => `${all}  ${name}`)
          .join('\n')}\n`,
      )
  }, 14_000_000)

  it('would be seen to hold secrets, and to reach for timers', async () => {
    const [planned] = fc.sample(secretJourneys, { numRuns: 1, seed: 3 })
    const { recording } = await recordJourney(planned ?? [])
    const raw = textOf(traceOf(recording, about))
    expect(Object.values(canaries).filter((canary) => holds(raw, canary)).length).toBeGreaterThan(5)
    expect(secretsIn(read(raw))).toMatchObject({ email: expect.any(Number), link: expect.any(Number) })
    const register = { type: 'persist/PERSIST', register: () => undefined, rehydrate: () => undefined }
    const actions: UnknownAction[] = [register, ...recording.actions.slice(2)]
    const { around, reaches } = watchFold()
    foldTrace({ form: 'actions', actions }, { reducer: libraryReducer(), around })
    expect(reaches.flatMap(({ names }) => names)).toContain('setInterval')
  })
})
