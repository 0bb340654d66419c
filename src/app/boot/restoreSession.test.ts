import { makeStore } from '../../store/makeStore'
import { memoryEffects, type Answer } from '../../testing/memoryEffects'
import { sampleUser } from '../../testing/samples'
import { readMe } from '../../store/auth/followMe'
import { restoreSession } from './restoreSession'

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })
const user = sampleUser()

const start = async (answer: (request: Request) => Answer, stored: Record<string, string> = { token: 'held' }) => {
  const environment = memoryEffects(answer, stored)
  const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
  const persistor = await store.persist()
  return { store, persistor, ...environment }
}

describe('start-up [A22]', () => {
  it('asks once who it is, with the bearer header, and stores token and user [3.2 3.4 4.2 7.4 7.5]', async () => {
    const headers: (string | null)[] = []
    const { store, sent } = await start((request) => {
      headers.push(request.headers.get('authorization'))
      return json(200, user)
    })
    await restoreSession(store)
    expect(sent).toEqual(['GET /api/me'])
    expect(headers).toEqual(['Bearer held'])
    expect(store.getState().auth).toEqual({ user, token: 'held', pathname: null })
  })

  it('asks nothing without a token [4.4]', async () => {
    const { store, sent } = await start(() => json(200, user), {})
    await restoreSession(store)
    expect(sent).toEqual([])
    expect(store.getState().auth.user).toBeNull()
  })

  it.each<[string, Answer]>([
    ['500', json(500, { code: 'internal_error', message: 'Something went wrong.' })],
    ['500 as a page', { status: 500, body: '<h1>500</h1>', type: 'text/html' }],
    ['a page', { status: 200, body: '<!doctype html>', type: 'text/html' }],
    ['nothing', { status: 200, body: '' }],
    ['204', { status: 204, body: '' }],
    ['null', json(200, null)],
    ['another shape', json(200, { id: 7 })],
    ['half an answer', { status: 200, body: '{"id":"0000' }],
    ['no network', null],
  ])('ends silently as a visitor and keeps the token: %s [4.5 8.9]', async (_name, answer) => {
    const { store, persistor, texts, sent } = await start(() => answer)
    await restoreSession(store)
    await persistor.flush()
    const { auth, notifications, router } = store.getState()
    expect(auth).toEqual({ user: null, token: 'held', pathname: null })
    expect(notifications.list).toEqual([])
    expect(router.location.pathname).toBe('/')
    expect(texts.get('token')).toBe('held')
    expect(sent).toEqual(['GET /api/me'])
  })

  it.each<[string, Answer]>([
    ['401', json(401, { code: 'unauthorized', message: 'Log in to continue.' })],
    ['401 as a page', { status: 401, body: '<h1>401</h1>', type: 'text/html' }],
  ])('ends silently as a visitor and drops the token: %s [4.5 8.9]', async (_name, answer) => {
    const { store, persistor, texts, sent } = await start(() => answer)
    await restoreSession(store)
    await persistor.flush()
    expect(store.getState().auth).toEqual({ user: null, token: null, pathname: null })
    expect(store.getState().notifications.list).toEqual([])
    expect(texts.has('token')).toBe(false)
    expect(texts.has('pathname')).toBe(false)
    expect(sent).toEqual(['GET /api/me', 'remove token'])
  })

  it('waits ten seconds for a server that hangs [4.5]', async () => {
    jest.useFakeTimers()
    const { store, effects } = await start(() => json(200, user))
    let given: AbortSignal | undefined
    effects.fetch = (input) => {
      const { signal } = input as Request
      given = signal
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    }
    let over = false
    const restored = restoreSession(store).then(() => (over = true))
    await jest.advanceTimersByTimeAsync(9_900)
    expect([over, given?.aborted]).toEqual([false, false])
    await jest.advanceTimersByTimeAsync(200)
    await restored
    jest.useRealTimers()
    expect(store.getState().auth).toEqual({ user: null, token: 'held', pathname: null })
    expect(store.getState().notifications.list).toEqual([])
  })
})

describe('a later GET /me', () => {
  it.each<[string, Answer]>([
    ['500', json(500, { code: 'internal_error', message: 'Something went wrong.' })],
    ['another shape', json(200, { id: 7 })],
    ['no network', null],
  ])('that fails changes nothing and shows a popup: %s', async (_name, answer) => {
    let now: Answer = json(200, user)
    const { store } = await start(() => now)
    await restoreSession(store)
    now = answer
    await store.dispatch(readMe())
    expect(store.getState().auth).toEqual({ user, token: 'held', pathname: null })
    expect(store.getState().notifications.list).toHaveLength(1)
  })
})
