import { instrument } from '@redux-devtools/instrument'
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { createRecorder } from '../trace/recorder/recorder'
import type { Recording } from '../trace/saveTrace'
import { walk, type Recorded, type Step } from './journey'

export const about = {
  app: { name: 'clear-round', version: '0.1.0', commit: 'abc1234' },
  env: { locale: 'en', colorScheme: 'light', width: 1280, online: true },
}

/** How long a recorded journey is at least, in actions. */
export const fewestActions = 100

interface Lifted {
  actionsById: Record<string, { action: unknown }>
  stagedActionIds: number[]
  computedStates: { state: unknown }[]
}

/** As Redux DevTools write with `serialize: true`: what stood elsewhere already is a reference, undefined a marker. */
const toJsan = (root: unknown): string => {
  const paths = new Map<object, string>()
  const write = (value: unknown, path: string): unknown => {
    if (value === undefined) return { $jsan: 'u' }
    if (typeof value === 'function') return { $jsan: 'ffunction () {}' }
    if (typeof value !== 'object' || value === null) return value
    const known = paths.get(value)
    if (known !== undefined) return { $jsan: known }
    paths.set(value, path)
    if (Array.isArray(value)) return value.map((inner, index) => write(inner, `${path}[${index}]`))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        write(inner, /^\w+$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`),
      ]),
    )
  }
  return JSON.stringify(write(root, '$'))
}

/** A journey on the live store: seen by a recorder of the test's own, by ours, and by DevTools' instrument inside both. */
export const recordJourney = async (planned: Step[], options: { maxAge?: number } = {}) => {
  let devTools: { getState: () => Lifted } | undefined
  let time = 0
  const recorder = createRecorder(() => Date.parse('2026-11-21T10:00:00Z') + (time += 7))
  const watchedByDevTools: StoreEnhancer = (create) => (reducer, start) => {
    const store = (instrument(() => null, options) as unknown as StoreEnhancer)(create)(reducer, start)
    devTools = (store as unknown as { liftedStore: typeof devTools }).liftedStore
    return store
  }
  const inner: StoreEnhancer = (create) => recorder.enhancer(watchedByDevTools(create))
  const isLongEnough = () => recorder.count() >= fewestActions
  const seen: Recorded = await walk(planned, { inner, watch: recorder.watch, isLongEnough })
  const recording: Recording = recorder.recording()
  if (!devTools) throw new Error('DevTools saw no store')
  const lifted = devTools.getState()
  // At once: with maxAge the instrument deletes from what it has given out.
  return { seen, recording, lifted: { json: JSON.stringify(lifted), jsan: toJsan(lifted) } }
}

/** Whether a file holds a text: plain, as in an address or a form, in JSON (up to four times), in base64 or hex. */
export const holds = (file: string, text: string): boolean => {
  const json = (value: string, times: number): string =>
    times === 0 ? value : json(JSON.stringify(value).slice(1, -1), times - 1)
  const bytes = Buffer.from(text)
  const base64 = [0, 1, 2].flatMap((offset) => {
    const written = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const core = written.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6))
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
  const url = encodeURIComponent(text)
  const plain = [text, url, url.replaceAll('%20', '+'), new URLSearchParams({ x: text }).toString().slice(2)]
  const written = plain.flatMap((one) => [0, 1, 2, 3, 4].map((times) => json(one, times)))
  return [...written, ...base64, bytes.toString('hex')].some((one) => file.includes(one))
}
