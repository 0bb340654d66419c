import { persistedReducer } from '../../store/persist/persistedReducer'
import { makeStore } from '../../store/makeStore'
import { menuToggled, timePassed } from '../../store/ui/uiSlice'
import { memoryEffects } from '../../testing/memoryEffects'
import type { State } from '../trace'
import { createRecorder } from './recorder'

const tick = (second: number) => timePassed(new Date(Date.UTC(2026, 10, 23, 12, 0, second)).toISOString())

it('keeps the last of ticks that follow each other, and the state that they led to, also over the end of the ring', () => {
  const recorder = createRecorder(() => 0, 4)
  const store = makeStore({}, { effects: memoryEffects(() => null).effects, enhancers: [recorder.enhancer] })
  const actions = [menuToggled(), tick(1), tick(2), menuToggled(), tick(3), tick(4), tick(5), menuToggled(), tick(6)]
  actions.forEach((action) => store.dispatch(action))
  const { start, actions: kept, states, dropped } = recorder.recording()
  expect(kept).toEqual([menuToggled(), tick(5), menuToggled(), tick(6)])
  expect(dropped).toBe(recorder.count() - 4)
  expect(kept.reduce<State>(persistedReducer, start)).toEqual(states.at(-1))
  expect(states.at(-1)).toEqual(store.getState())
})
