/** @jest-environment ./src/testing/environment.cjs */
import { allFlagsOff } from '#contract/flags/flags'
import { settle } from '../../testing/eventLoop'
import { memoryEffects, type Answer } from '../../testing/memoryEffects'
import { makeStore } from '../makeStore'
import { selectFlags } from './flagsSlice'
import { followFlags } from './followFlags'

const service = { url: 'http://flags.test/api/frontend', key: 'a-key', appName: 'clear-round' }
const on = (...names: string[]): Answer => ({
  status: 200,
  body: JSON.stringify({ toggles: names.map((name) => ({ name, enabled: true, variant: {}, impressionData: false })) }),
})

const page = async (stored: Record<string, string> = {}) => {
  const service = { answer: on() }
  const headers: Headers[] = []
  const environment = memoryEffects((request) => {
    headers.push(request.headers)
    return service.answer
  }, stored)
  const pauses: number[] = []
  const { after } = environment.effects.timers
  environment.effects.timers.after = (milliseconds, run) => {
    pauses.push(milliseconds)
    return after(milliseconds, run)
  }
  const store = makeStore({}, { effects: environment.effects })
  const persistor = await store.persist()
  /** Lets the next question be asked, with this answer. */
  const hear = async (answer: Answer) => {
    service.answer = answer
    environment.runTimers()
    await settle()
    return selectFlags(store.getState())
  }
  return { store, persistor, hear, headers, pauses, service, ...environment }
}

describe('following the flag service', () => {
  it('asks it with the key and the name of the app, and applies changes without a reload [1.21 7.7]', async () => {
    const { store, persistor, hear, headers, service: answering, texts } = await page()
    answering.answer = on('maintenance-mode')
    store.dispatch(followFlags(service))
    await settle()
    expect(selectFlags(store.getState())).toEqual({ ...allFlagsOff, 'maintenance-mode': true })
    expect(headers[0]?.get('authorization')).toBe('a-key')
    expect(headers[0]?.get('unleash-appname')).toBe('clear-round')
    expect(await hear(on('login-disabled', 'somebody-elses'))).toEqual({ ...allFlagsOff, 'login-disabled': true })
    await persistor.flush()
    expect(texts.get('flags')).toBe(JSON.stringify({ ...allFlagsOff, 'login-disabled': true }))
    expect(await hear({ status: 304, body: '' })).toEqual({ ...allFlagsOff, 'login-disabled': true })
    expect(await hear(on())).toEqual(allFlagsOff)
  })

  it('keeps nothing under keys of the SDK', async () => {
    const { store, persistor, sent } = await page()
    store.dispatch(followFlags(service))
    await settle()
    await persistor.flush()
    expect(sent.filter((line) => line.startsWith('write'))).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it.each<[string, Answer]>([
    ['down', null],
    ['failing', { status: 500, body: '{"message":"no"}' }],
    ['refusing the key', { status: 401, body: '{}' }],
    ['a page', { status: 200, body: '<!doctype html>', type: 'text/html' }],
    ['nothing', { status: 200, body: '' }],
    ['null', { status: 200, body: 'null' }],
    ['no list', { status: 200, body: '{}' }],
    ['words for switches', { status: 200, body: '{"toggles":[{"name":"maintenance-mode","enabled":"yes"}]}' }],
    ['no names', { status: 200, body: '{"toggles":[{"enabled":true},null]}' }],
  ])('keeps the last known flags without a popup when the service is or returns: %s', async (_name, answer) => {
    const { store, hear, sent } = await page()
    store.dispatch(followFlags(service))
    await settle()
    const known = await hear(on('registration-disabled'))
    expect(known['registration-disabled']).toBe(true)
    expect(await hear(answer)).toBe(known)
    // Setup fails the test if a single line went to the console.
    expect(sent.filter((line) => line.startsWith('GET'))).toHaveLength(3)
    expect((await hear(on('maintenance-mode')))['maintenance-mode']).toBe(true)
  })

  it('starts with all flags off, or with those of the last visit', async () => {
    const first = await page()
    first.service.answer = null
    first.store.dispatch(followFlags(service))
    await settle()
    expect(selectFlags(first.store.getState())).toEqual(allFlagsOff)
    const stored = { ...allFlagsOff, 'maintenance-mode': true }
    const second = await page({ flags: JSON.stringify(stored) })
    second.service.answer = null
    expect(selectFlags(second.store.getState())).toEqual(stored)
    second.store.dispatch(followFlags(service))
    await settle()
    expect(selectFlags(second.store.getState())).toEqual(stored)
  })

  it('asks a service that is down less and less often, and as often as before once it is back', async () => {
    const { store, hear, pauses, service: answering } = await page()
    answering.answer = null
    store.dispatch(followFlags(service))
    await settle()
    for (let time = 0; time < 5; time += 1) await hear(null)
    await hear(on())
    const timeoutMs = 10_000
    expect(pauses.filter((pause) => pause !== timeoutMs)).toEqual([
      30_000, 60_000, 120_000, 240_000, 240_000, 240_000, 15_000,
    ])
  })

  it('gives up an answer that does not come', async () => {
    const { store, effects, runTimers } = await page()
    let given: AbortSignal | null | undefined
    effects.fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        given = init?.signal
        given?.addEventListener('abort', () => reject(given?.reason as Error))
      })
    store.dispatch(followFlags(service))
    await settle()
    expect(given?.aborted).toBe(false)
    runTimers()
    await settle()
    expect(given?.aborted).toBe(true)
    expect(selectFlags(store.getState())).toEqual(allFlagsOff)
  })
})
