import { makeStore } from '../../store/makeStore'
import { timePassed } from '../../store/ui/uiSlice'
import { memoryEffects } from '../../testing/memoryEffects'
import { purchaseListsApi } from '../purchase/purchaseListsApi'
import { offsetOf } from './serverClock'

const day = 86_400_000
const start = Date.parse('2026-11-21T10:00:00.400Z')

describe('the difference between the clocks [T80]', () => {
  it.each([
    ['as it was known, where the answer fits it', 0, { sentAt: 400, receivedAt: 600, answeredAt: 0 }, 0],
    ['as it was known, on a slow line', 0, { sentAt: 400, receivedAt: 9_400, answeredAt: 5_000 }, 0],
    ['the least that can be, of a device that is slow', 0, { sentAt: 0, receivedAt: 500, answeredAt: day }, day - 500],
    [
      'the least that can be, of a device that is fast',
      0,
      { sentAt: day, receivedAt: day, answeredAt: 0 },
      1_000 - day,
    ],
    ['gone, once the device is right', -day, { sentAt: 0, receivedAt: 200, answeredAt: 0 }, -200],
  ])('is %s', (_what, known, measured, expected) => expect(offsetOf(known, measured)).toBe(expected))
})

/** A page on a device that is so far ahead of the server. */
const page = (ahead: number) => {
  const { effects, runTimers } = memoryEffects(() => null)
  let passed = 0
  effects.clock = { now: () => new Date(start + ahead + passed).toISOString() }
  effects.fetch = () =>
    Promise.resolve(new Response('[]', { headers: { date: new Date(start + passed).toUTCString() } }))
  const store = makeStore({}, { effects, apiHost: 'http://localhost' })
  store.dispatch(timePassed(effects.clock.now()))
  return {
    store,
    runTimers,
    pass: (milliseconds: number) => (passed += milliseconds),
    call: () =>
      store.dispatch(purchaseListsApi.endpoints.getCurrentPurchases.initiate(undefined, { forceRefetch: true })),
  }
}

describe('the clock of the page [T80]', () => {
  it.each([20 * day, -20 * day, 5_000])(
    'is the server’s after an answer, on a device that is %p ms ahead',
    async (ahead) => {
      const { store, call, pass, runTimers } = page(ahead)
      await call()
      const seconds = (instant: number) => Math.abs(Date.parse(store.getState().ui.now) - instant)
      expect(seconds(start)).toBeLessThanOrEqual(1_000)
      pass(60_000)
      runTimers()
      expect(seconds(start + 60_000)).toBeLessThanOrEqual(1_000)
    },
  )

  it('stays the device’s when the difference is below the header’s precision', async () => {
    const { store, call } = page(700)
    await call()
    expect(store.getState().ui).toMatchObject({ clockOffset: 0, now: new Date(start + 700).toISOString() })
  })
})
