/** @jest-environment ./src/testing/environment.cjs */
import '../testing/devTools'
import { writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { journeys, walk } from '../testing/journey'
import { about } from '../testing/recordedTrace'
import { ringBounds } from '../features/problem/ring/bounds'
import { persistedReducer } from '../store/persist/persistedReducer'
import { makeStore, type AppStore } from '../store/makeStore'
import { memoryEffects } from '../testing/memoryEffects'
import { menuToggled } from '../store/ui/uiSlice'
import { foldTrace } from './foldTrace'
import { readTrace } from './readTrace'
import { redactTrace } from './redactTrace'
import { attachRecorder } from './recorder/attachRecorder'
import { estimateSize } from './recorder/estimateSize'
import { createRecorder, type Recorder } from './recorder/recorder'
import { textOf, traceOf, type Recording } from './saveTrace'
import type { State } from './trace'

const measured = process.env['TRACES'] !== undefined
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
/** Processor time of this process in milliseconds: the machine may be busy with other things. */
const cpu = (run: () => void) => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const say = (text: string) => measured && process.stdout.write(`${text}\n`)

/** Journeys one after the other in one store's life, as long as wanted. */
const longRecording = async (actions: number): Promise<Recording> => {
  const planned = fc.sample(journeys, { numRuns: Math.ceil(actions / 150), seed: 9 }).flat()
  const { start, taken } = await walk(planned)
  const times = taken.map((_one, index) => index * 10)
  return {
    start,
    actions: taken.map(({ action }) => action),
    states: taken.map(({ state }) => state),
    times,
    dropped: 0,
    requests: [],
  }
}

it('replays a long trace identically, and leaves it for the measurement of proofs/traces', async () => {
  const recording = await longRecording(measured ? 10_000 : 1_000)
  expect(recording.actions.length).toBeGreaterThanOrEqual(measured ? 10_000 : 1_000)
  const text = textOf(redactTrace(traceOf(recording, about)).trace)
  const read = readTrace(text)
  if (!read.success) throw new Error(read.reason)
  expect(foldTrace(read.trace)).toMatchObject({ divergence: null, compared: recording.actions.length })
  if (measured) writeFileSync('.cache/long-trace.json', text)
}, 600_000)

const bare = () => makeStore({}, { effects: memoryEffects(() => null).effects })
const clock = () => Date.parse(new Date().toISOString())

it.each([
  [
    'the recorder of QA mode',
    undefined,
    20_000,
    (recorder: Recorder) =>
      makeStore({}, { effects: memoryEffects(() => null).effects, enhancers: [recorder.enhancer] }),
  ],
  [
    'the ring of problem reports',
    ringBounds,
    Math.floor(ringBounds.characters / estimateSize(menuToggled())),
    (recorder: Recorder) => {
      const store = bare()
      attachRecorder(recorder, store)
      return store
    },
  ],
])(
  '%s keeps the last actions, and reports what a dispatch costs',
  (name, bounds, most, recorded) => {
    const count = measured ? 20_000 : 2_500
    const recorder = createRecorder(clock, bounds)
    const stores = [bare(), recorded(recorder)] as const
    const dispatchAll = (store: AppStore) =>
      cpu(() => {
        for (let index = 0; index < count; index += 1) store.dispatch(menuToggled())
      })
    const rounds = Array.from(
      { length: 9 },
      () => [measured ? dispatchAll(stores[0]) : 0, dispatchAll(stores[1])] as const,
    )
    const [off, on] = [median(rounds.map(([one]) => one)), median(rounds.map(([, other]) => other))]
    say(
      `${name}: ${(((on - off) / count) * 1000).toFixed(2)} us a dispatch, ${(on / off).toFixed(2)} times one without`,
    )
    const { actions, states, dropped, start } = recorder.recording()
    expect(actions).toHaveLength(most)
    expect(dropped).toBe(recorder.count() - actions.length)
    const folded = actions.reduce<State>((state, action) => persistedReducer(state, action), start)
    expect(folded).toEqual(states.at(-1))
  },
  600_000,
)
