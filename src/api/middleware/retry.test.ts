import { api } from '../api'
import type { ApiRequest } from '../request'
import { makeStore } from '../../store/makeStore'
import { settle } from '../../testing/eventLoop'
import { memoryEffects } from '../../testing/memoryEffects'

const { anything } = api.injectEndpoints({
  endpoints: (build) => ({ anything: build.mutation<unknown, ApiRequest>({ query: (request) => request }) }),
}).endpoints

/** A clock that tabs share, and a server that is away until `back`. */
const environmentOf = (back: number, headers: Record<string, string> = {}) => {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  const sent: number[] = []
  return {
    sent,
    /** A tab whose ids begin with eight digits: what its waits are lengthened by. */
    tab: (digits: string) => {
      const { effects } = memoryEffects(() => null)
      effects.fetch = () => {
        sent.push(now)
        const away = now < back
        const body = JSON.stringify(away ? { code: 'unavailable', message: 'Not now.' } : 'there')
        const type = { 'content-type': 'application/json' }
        return Promise.resolve(
          new Response(body, { status: away ? 503 : 200, headers: away ? { ...type, ...headers } : type }),
        )
      }
      effects.ids = { next: () => `${digits}-0000-4000-8000-000000000001` }
      effects.timers = {
        after: (milliseconds, run) => {
          const entry = { at: now + milliseconds, run }
          waiting.push(entry)
          return () => void (waiting = waiting.filter((other) => other !== entry))
        },
      }
      return makeStore({}, { effects, apiHost: 'http://localhost' })
    },
    /** Lets time pass, timer by timer. */
    pass: async (milliseconds: number) => {
      const end = now + milliseconds
      for (await settle(); ; await settle()) {
        const [next] = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        waiting = waiting.filter((other) => other !== next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}
const earliest = '00000000'
const get: ApiRequest = { url: '/anything' }

describe('a server that cannot answer now [R07]', () => {
  it('is asked again at its own time, and the caller gets the answer alone', async () => {
    const { tab, pass, sent } = environmentOf(9_000, { 'retry-after': '5' })
    const store = tab(earliest)
    const call = store.dispatch(anything.initiate(get))
    await pass(60_000)
    expect(sent).toEqual([0, 5_000, 10_000])
    expect(await call).toEqual({ data: 'there' })
    expect(store.getState().notifications.list).toEqual([])
  })

  it('is asked three times with growing delays when it says no time, and then fails once', async () => {
    const { tab, pass, sent } = environmentOf(Infinity)
    const store = tab(earliest)
    const call = store.dispatch(anything.initiate(get))
    await pass(60_000)
    expect(sent).toEqual([0, 1_000, 3_000])
    expect(await call).toMatchObject({ error: { status: 503, message: 'Not now.' } })
    expect(store.getState().notifications.list).toMatchObject([{ message: 'Not now.', count: 1 }])
  })

  it.each([
    ['3600', [0, 30_000, 60_000]],
    ['-1', [0, 1_000, 3_000]],
    ['Sun, 22 Nov 2026 10:00:00 GMT', [0, 1_000, 3_000]],
    ['soon', [0, 1_000, 3_000]],
  ])('may say %p, and is asked at %p', async (said, times) => {
    const { tab, pass, sent } = environmentOf(Infinity, { 'retry-after': said })
    void tab(earliest).dispatch(anything.initiate(get))
    await pass(120_000)
    expect(sent).toEqual(times)
  })

  it.each([
    ['a POST', { url: '/anything', method: 'POST' }, 1],
    ['a PUT', { url: '/anything', method: 'PUT' }, 1],
    ['a DELETE', { url: '/anything', method: 'DELETE' }, 1],
    ['the call of a start', { ...get, atStart: true }, 1],
    [
      'a POST that the server knows again',
      { url: '/anything', method: 'POST', headers: { 'Idempotency-Key': 'k' } },
      3,
    ],
  ] satisfies [string, ApiRequest, number][])('gets %s so often', async (_what, request, times) => {
    const { tab, pass, sent } = environmentOf(Infinity)
    void tab(earliest).dispatch(anything.initiate(request))
    await pass(60_000)
    expect(sent).toHaveLength(times)
  })

  it('is not asked again by who has gone', async () => {
    const { tab, pass, sent } = environmentOf(Infinity)
    const call = tab(earliest).dispatch(anything.initiate(get))
    await pass(500)
    call.abort()
    await pass(60_000)
    expect(sent).toEqual([0])
  })

  it('for a minute, with twenty tabs of a dashboard open, gets fewer than five requests a second', async () => {
    const { tab, pass, sent } = environmentOf(60_000, { 'retry-after': '5' })
    const calls = 4
    for (let number = 0; number < 20; number += 1) {
      const digits = Math.floor((number / 20) * 2 ** 32)
        .toString(16)
        .padStart(8, '0')
      const store = tab(digits)
      for (let call = 0; call < calls; call += 1) void store.dispatch(anything.initiate(get))
    }
    await pass(60_000)
    expect(sent).toHaveLength(20 * calls * 3)
    expect(sent.length / 60).toBeLessThan(5)
    // What comes again comes spread: in no second more than half of the tabs.
    const perSecond = new Map<number, number>()
    for (const at of sent.filter((time) => time > 0))
      perSecond.set(Math.floor(at / 1_000), (perSecond.get(Math.floor(at / 1_000)) ?? 0) + 1)
    expect(Math.max(...perSecond.values())).toBeLessThanOrEqual(10 * calls)
  })
})
