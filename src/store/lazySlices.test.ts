import { readdirSync, readFileSync } from 'node:fs'
import { createRecorder } from '../trace/recorder/recorder'
import { readTrace } from '../trace/readTrace'
import { foldTrace } from '../trace/foldTrace'
import { textOf, traceOf } from '../trace/saveTrace'
import { about } from '../testing/recordedTrace'
import { memoryEffects } from '../testing/memoryEffects'
import { logoutRequested } from './auth/authSlice'
import { makeStore } from './makeStore'
import { allSelected, rowToggled, selectionCleared, selectSelected } from './selection/selectionSlice'

const list = 'show-entries/winter-cup'

const open = () => {
  const recorder = createRecorder(() => 0)
  const store = makeStore({}, { effects: memoryEffects(() => null).effects, enhancers: [recorder.enhancer] })
  return { ...store, recorder, selected: () => selectSelected(store.getState(), list) }
}

it('lazySlices imports every slice that injects itself', () => {
  const injecting = readdirSync('src/store', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /Slice\.ts$/.test(file) && readFileSync(`src/store/${file}`, 'utf8').includes('.injectInto('),
  )
  const imported = readFileSync('src/store/lazySlices.ts', 'utf8')
  expect(injecting.length).toBeGreaterThan(0)
  expect(injecting.filter((file) => !imported.includes(`'./${file.replace(/\.ts$/, '')}'`))).toEqual([])
})

describe('selection [J15]', () => {
  it('holds toggled rows, all rows or none, list by list', () => {
    const { dispatch, selected } = open()
    expect(selected()).toEqual([])
    dispatch(rowToggled({ list, id: 'a' }))
    dispatch(rowToggled({ list, id: 'b' }))
    dispatch(rowToggled({ list, id: 'a' }))
    expect(selected()).toEqual(['b'])
    dispatch(allSelected({ list, ids: ['a', 'b', 'c'] }))
    expect(selected()).toEqual(['a', 'b', 'c'])
    dispatch(selectionCleared('another-list'))
    expect(selected()).toEqual(['a', 'b', 'c'])
    dispatch(selectionCleared(list))
    expect(selected()).toEqual([])
  })

  it('empties when the user logs out', () => {
    const { dispatch, getState } = open()
    dispatch(allSelected({ list, ids: ['a'] }))
    dispatch(logoutRequested())
    expect(getState().selection).toEqual({})
  })

  it('replays to the recorded state when its trace is read', () => {
    const { dispatch, recorder } = open()
    dispatch(allSelected({ list, ids: ['a', 'b'] }))
    dispatch(rowToggled({ list, id: 'a' }))
    const read = readTrace(textOf(traceOf(recorder.recording(), about)))
    if (!read.success) throw new Error(read.reason)
    const { frames, divergence } = foldTrace(read.trace)
    expect(divergence).toBeNull()
    expect(frames.at(-1)?.selection).toEqual({ [list]: ['b'] })
  })
})
