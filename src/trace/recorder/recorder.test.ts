import { persistedReducer } from '../../store/persist/persistedReducer'
import { makeStore } from '../../store/makeStore'
import { menuToggled, timePassed } from '../../store/ui/uiSlice'
import { memoryEffects } from '../../testing/memoryEffects'
import type { Recording } from '../saveTrace'
import type { State } from '../trace'
import { attachRecorder } from './attachRecorder'
import { estimateSize } from './estimateSize'
import { createRecorder, type Bounds } from './recorder'

const tick = (second: number) => timePassed(new Date(Date.UTC(2026, 10, 23, 12, 0, second)).toISOString())

const open = (bounds: Partial<Bounds>, now = () => 0) => {
  const recorder = createRecorder(now, bounds)
  const store = makeStore({}, { effects: memoryEffects(() => null).effects, enhancers: [recorder.enhancer] })
  return { recorder, store }
}

/** A recording is whole when its actions lead from its start to its last state. */
const expectWhole = ({ start, actions, states }: Recording) =>
  expect(actions.reduce<State>(persistedReducer, start)).toEqual(states.at(-1) ?? start)

it('keeps the last of ticks that follow each other, and the state that they led to, also over the end of the ring', () => {
  const { recorder, store } = open({ actions: 4 })
  const actions = [menuToggled(), tick(1), tick(2), menuToggled(), tick(3), tick(4), tick(5), menuToggled(), tick(6)]
  actions.forEach((action) => store.dispatch(action))
  const recording = recorder.recording()
  expect(recording.actions).toEqual([menuToggled(), tick(5), menuToggled(), tick(6)])
  expect(recording.dropped).toBe(recorder.count() - 4)
  expectWhole(recording)
  expect(recording.states.at(-1)).toEqual(store.getState())
})

describe('a bounded recording', () => {
  it('drops what is older than its age, also when nothing happens any more', () => {
    let now = 0
    const { recorder, store } = open({ milliseconds: 1_000 }, () => now)
    for (now = 0; now <= 3_000; now += 500) store.dispatch(menuToggled())
    now = 3_000
    expect(recorder.recording().times).toEqual([2_000, 2_500, 3_000])
    expectWhole(recorder.recording())
    now = 10_000
    expect(recorder.recording()).toMatchObject({ actions: [], start: store.getState() })
  })

  it('drops the oldest actions once all of them are larger than its size', () => {
    const { recorder, store } = open({ characters: 10 * estimateSize(menuToggled()), sizeOf: estimateSize })
    for (let count = 0; count < 3_000; count += 1) store.dispatch(menuToggled())
    expect(recorder.recording().actions).toHaveLength(10)
    expectWhole(recorder.recording())
    store.dispatch(timePassed('x'.repeat(5_000)))
    expect(recorder.recording()).toMatchObject({ actions: [], start: store.getState() })
  })

  it('begins again at the present state when it is cleared', () => {
    const { recorder, store } = open({})
    store.dispatch(menuToggled())
    recorder.clear()
    store.dispatch(tick(1))
    const recording = recorder.recording()
    expect(recording).toMatchObject({ actions: [tick(1)], dropped: 0, requests: [] })
    expectWhole(recording)
  })
})

describe('a recorder that is attached to an open store', () => {
  it('records from the present state on, until it is detached, beside the recorder of a tester', () => {
    const { recorder: testers, store } = open({})
    store.dispatch(menuToggled())
    const recorder = createRecorder(() => 0)
    const detach = attachRecorder(recorder, store)
    store.dispatch(tick(1))
    expect(recorder.recording().actions).toEqual([tick(1)])
    expectWhole(recorder.recording())
    detach()
    store.dispatch(menuToggled())
    expect(recorder.count()).toBe(1)
    expect(testers.recording().actions.slice(-3)).toEqual([menuToggled(), tick(1), menuToggled()])
    expectWhole(testers.recording())
  })
})

it('estimates a value by the beginning of its lists, within a third of its size', () => {
  const entry = (index: number) => ({ id: `entry-${index}`, dog: 'Latka', runs: [1, 2, 3], owner: { name: 'Zoë Żak' } })
  for (const value of [entry(1), Array.from({ length: 1_000 }, (_one, index) => entry(index)), 'text', null, []]) {
    const size = JSON.stringify(value).length
    expect(Math.abs(estimateSize(value) - size)).toBeLessThanOrEqual(size / 3 + 4)
  }
})
