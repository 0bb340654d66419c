import { readdirSync } from 'node:fs'
import { api } from '../api/api'
import { applyDelta, deltaOf, pathText } from './delta'
import { foldTrace } from './foldTrace'
import { readTrace } from './readTrace'
import { shrink } from './shrink'

const reasonOf = (text: string) => {
  const result = readTrace(text)
  return result.success ? null : result.reason
}
const envelope = {
  version: 1,
  app: { name: 'clear-round', version: '1', commit: '' },
  recordedAt: '2026-11-21T10:00:00.000Z',
  dt: [0],
  env: { locale: 'en', colorScheme: 'light', width: 390, online: true },
  dropped: 0,
  redaction: {},
  deltas: [[]],
  finalHash: '0',
}
const ours = (clearRoundTrace: unknown) => JSON.stringify({ payload: '[{"type":"a"}]', clearRoundTrace })

describe('reading a trace', () => {
  it.each([
    ['', /no JSON/],
    ['"text"', /neither a list/],
    ['{"a":1}', /neither payload nor actionsById/],
    ['[{"type":1}]', /not of actions/],
    ['{"payload":"[1]"}', /payload is no list of actions/],
    ['{"payload":"]"}', /no JSON/],
    [ours({ ...envelope, version: 2 }), /version is 2 and this build reads up to 1/],
    [ours({ ...envelope, version: 'x' }), /names no version/],
    [ours({ ...envelope, env: null }), /damaged: env/],
    [ours({ ...envelope, deltas: [] }), /1 actions, but tells of 0 changes/],
    ['{"actionsById":{}}', /lifted state is damaged/],
    ['{"actionsById":{},"stagedActionIds":[0,1],"computedStates":[{}]}', /a filter has left some out/],
    ['{"actionsById":{},"stagedActionIds":[0,1],"computedStates":[{},{}]}', /action 1 is missing/],
  ])('says why it cannot read %s [X03]', (text, reason) => expect(reasonOf(text)).toMatch(reason))

  it('leaves out actions that DevTools skipped, and starts after folded actions', () => {
    const action = (type: string) => ({ type: 'PERFORM_ACTION', action: { type } })
    const lifted = {
      actionsById: { 0: action('@@INIT'), 7: action('ui/menuToggled'), 8: action('ui/menuToggled') },
      stagedActionIds: [0, 7, 8],
      skippedActionIds: [7],
      computedStates: [{ state: { ui: { a: 1 } } }, { state: {} }, { state: {}, error: 'Interrupted' }],
    }
    expect(readTrace(JSON.stringify(lifted))).toEqual({
      success: true,
      trace: { form: 'lifted', start: { ui: { a: 1 } }, actions: [{ type: 'ui/menuToggled' }], states: [null] },
    })
  })

  it('refuses a small file whose references stand for more values than there is time for, or for themselves [X03]', () => {
    const doubled = Array.from({ length: 60 }, (_, index) => {
      const before = { $jsan: `$.l${index - 1}` }
      return [`l${index}`, index === 0 ? [0] : [before, before]] as const
    })
    const large = JSON.stringify(Object.fromEntries(doubled))
    expect(large.length).toBeLessThan(4_000)
    const self = JSON.stringify({ a: { b: { $jsan: '$.a' } } })
    const deep = `${'{"a":'.repeat(500)}0${'}'.repeat(500)}`
    for (const preloadedState of [large, self, deep])
      expect(reasonOf(JSON.stringify({ payload: '[]', preloadedState }))).toMatch(/too large, too deep/)
    const shared = JSON.stringify({ a: [{ b: 1 }, ...Array(1000).fill({ $jsan: '$.a[0]' })] })
    expect(reasonOf(JSON.stringify({ payload: '[]', preloadedState: shared }))).toBeNull()
  })

  it('follows the references of jsan, and runs no function that is written in it', () => {
    const start = '{"a":[{"b":1},{"$jsan":"$.a[0]"},{"$jsan":"d0"},{"$jsan":"fthrow 1"},{"$jsan":"m[[1,2]]"}]}'
    expect(readTrace(JSON.stringify({ payload: '[]', preloadedState: start }))).toMatchObject({
      trace: { start: { a: [{ b: 1 }, { b: 1 }, '1970-01-01T00:00:00.000Z', undefined, [[1, 2]]] } },
    })
  })

  it('knows the calls of every file of the API', async () => {
    const known = Object.keys(api.endpoints)
    const files = readdirSync('src/api', { recursive: true, encoding: 'utf8' }).filter((file) => /Api\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) await import(`../api/${file}`)
    expect(Object.keys(api.endpoints)).toEqual(known)
  })
})

it('names an action whose reducer throws, and continues', () => {
  const careless = () => {
    throw new Error('no such thing')
  }
  const actions = [{ type: 'a' }, { type: 'b' }]
  const reducer = (state: unknown, { type }: { type: string }) => (type === 'a' ? careless() : (state ?? {}))
  const { divergence, frames } = foldTrace({ form: 'actions', actions }, { reducer: reducer as never })
  expect(divergence).toMatchObject({ step: 1, error: 'no such thing' })
  expect(frames).toHaveLength(3)
})

it('writes a change so that it can be made again', () => {
  const before = { a: [1, { b: 2 }, 3], c: { d: undefined, e: null }, gone: 1 }
  const after = { a: [1, { b: 4, 'x y': 5 }], c: { d: 0, e: null } }
  const delta = deltaOf(before, after)
  expect(applyDelta(before, delta)).toEqual(after)
  expect(delta.map(([path]) => pathText(path))).toEqual(['a[1].b', 'a[1]["x y"]', 'a.length', 'c.d', 'gone'])
})

it('shrinks a list to its relevant items', () => {
  const numbers = Array.from({ length: 500 }, (_none, index) => index)
  expect(shrink(numbers, (kept) => kept.includes(7) && kept.includes(321))).toEqual([7, 321])
})
