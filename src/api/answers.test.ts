import { makeStore } from '../store/makeStore'
import { memoryEffects, type Answer } from '../testing/memoryEffects'
import { sampleArg } from '../testing/samples'
import { api } from './api'
import './authApi'
import './cardApi'
import './dogsApi'
import './membershipApi'
import './newsApi'
import './purchasesApi'
import './quoteApi'
import './receiptApi'
import './showsApi'

const answers: Record<string, Answer> = {
  'a page with 200': { status: 200, body: '<!doctype html><title>Wi-Fi</title>', type: 'text/html' },
  'a page with 502': { status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' },
  '204': { status: 204, body: '' },
  'nothing with 200': { status: 200, body: '' },
  null: { status: 200, body: 'null' },
  'half an answer': { status: 200, body: '{"id":"0000' },
  'another shape': { status: 200, body: '{"id":7,"list":[null]}' },
  'a list of other things': { status: 200, body: '[{"id":7}]' },
  'a message of another type': { status: 500, body: '{"message":{"text":7}}' },
  'no network': null,
}

interface Endpoint {
  initiate: (arg: unknown, options?: object) => never
}
const endpoints = Object.entries(api.endpoints as unknown as Record<string, Endpoint>)

describe.each(endpoints)('%s', (name, endpoint) => {
  it.each(Object.keys(answers))('ends with data or an error of the one shape: %s', async (answer) => {
    const world = memoryEffects(() => answers[answer] ?? null)
    const store = makeStore({}, { effects: world.effects, apiHost: 'http://localhost' })
    const asked: unknown = store.dispatch(endpoint.initiate(sampleArg(name)))
    const result = (await asked) as { data?: unknown; error?: unknown }
    if (result.error === undefined) {
      // Only a call that promises no content may take whatever comes with a 2xx.
      expect(['logout', 'sendReceipt']).toContain(name)
      return
    }
    expect(result.error).toEqual({
      status: expect.any(Number),
      code: 'transport',
      message: answer === 'no network' ? 'Failed to fetch' : null,
      fields: {},
      details: {},
      silent: false,
    })
    expect(store.getState().notifications.list).toEqual([
      { id: 1, message: answer === 'no network' ? 'Failed to fetch' : null, count: 1 },
    ])
  })
})

it('knows every endpoint', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(15)
})
