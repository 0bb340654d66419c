import { makeStore } from '../store/makeStore'
import { memoryEffects, type Answer } from '../testing/memoryEffects'
import { allEndpoints as endpoints } from '../testing/allEndpoints'
import { contractCall } from '../testing/contractCall'
import { sampleArg } from '../testing/samples'

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

const isWithoutContent = (line = '') => {
  const [method = '', pathname = ''] = line.split(' ')
  return Object.keys(contractCall(method, pathname)?.schema.response ?? {}).includes('204')
}

/** Asks on until the server knows: src/features/payment/shared/payment.test.tsx. */
const untilKnown = 'checkPayment'

describe.each(endpoints.filter(([name]) => name !== untilKnown))('%s [7.3 8.1 8.6 10.8 T27]', (name, endpoint) => {
  it.each(Object.keys(answers))('ends with data or an error of the one shape: %s', async (answer) => {
    const environment = memoryEffects(() => answers[answer] ?? null)
    const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
    const sent: unknown = store.dispatch(endpoint.initiate(sampleArg(name)))
    const result = (await sent) as { data?: unknown; error?: unknown }
    if (result.error === undefined) {
      // Logging out succeeds with any answer; a call without content succeeds with an empty answer.
      const allowed =
        name === 'logout' ||
        (isWithoutContent(environment.sent[0]) && ['204', 'nothing with 200', 'null'].includes(answer))
      expect([name, answer, allowed]).toEqual([name, answer, true])
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
      {
        id: 1,
        message: answer === 'no network' ? 'Failed to fetch' : null,
        count: 1,
        calls: [expect.stringMatching(`^${name}\\b`)],
      },
    ])
  })
})
