import { paths } from '#contract/shared/paths'
import { loginApi } from '../../api/account/loginApi'
import { purchasesApi } from '../../api/purchase/purchasesApi'
import { settle } from '../../testing/eventLoop'
import { memoryEffects, type Answer } from '../../testing/memoryEffects'
import { cartLine, sampleId, sampleUser } from '../../testing/samples'
import { makeStore } from '../makeStore'
import { navigate } from '../router/navigation'

const refused: Answer = { status: 401, body: JSON.stringify({ code: 'unauthorized', message: 'Please log in.' }) }
const user = sampleUser()
const session: Answer = { status: 200, body: JSON.stringify({ token: 'new', user }) }
const logIn = loginApi.endpoints.login.initiate({ email: user.email, password: 'clear-round' })

const page = async (stored: Record<string, string>) => {
  const pending: (() => void)[] = []
  const environment = memoryEffects(({ url }) => (url.endsWith('/login') ? session : refused), stored)
  const { fetch } = environment.effects
  /** Calls but for the log-in wait until the test lets them go. */
  environment.effects.fetch = async (input, init) => {
    if (!(input as Request).url.endsWith('/login')) await new Promise<void>((go) => pending.push(go))
    return fetch(input, init)
  }
  const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
  const persistor = await store.persist()
  const call = (number: number) =>
    store.dispatch(purchasesApi.endpoints.getPurchase.initiate(`purchase ${number}`, { forceRefetch: true }))
  return { store, persistor, call, release: () => pending.splice(0).forEach((go) => go()), ...environment }
}
const howMany = { one: 1, ten: 10 }
const location = '/cart?from=mail'

describe.each(Object.entries(howMany))('%s refused [2.67 4.10 A01]', (_name, calls) => {
  describe.each([paths.login, location])('at %s [8.8]', (where) => {
    it.each([true, false])('with a token: %s [2.68]', async (withToken) => {
      const { store, persistor, call, release, texts, sent } = await page(withToken ? { token: 'old' } : {})
      store.dispatch(navigate(where))
      sent.length = 0
      const results = Promise.all(Array.from({ length: calls }, (_, number) => call(number)))
      await Promise.resolve()
      release()
      for (const { error } of await results) expect(error).toMatchObject({ status: 401, message: 'Please log in.' })
      await persistor.flush()
      const { auth, router, notifications } = store.getState()
      expect(auth.token).toBeNull()
      expect(texts.has('token')).toBe(false)
      expect(router.location.pathname).toBe(paths.login)
      expect(sent.filter((line) => /^(push|replace) /.test(line))).toEqual(
        where === paths.login ? [] : ['replace /login'],
      )
      // The place is kept only where no token was stored; /login itself is never kept.
      const remembered = withToken || where === paths.login ? undefined : location
      expect(texts.get('pathname')).toBe(remembered)
      expect(notifications.list).toEqual([{ id: 1, message: 'Please log in.', count: calls, calls: expect.any(Array) }])
      await store.dispatch(logIn)
      await persistor.flush()
      const { pathname, search } = store.getState().router.location
      expect(pathname + search).toBe(remembered ?? paths.dashboard)
      expect(store.getState().notifications.list).toEqual([])
      expect(texts.has('pathname')).toBe(false)
    })

    it.each([true, false])('after a new log-in, held a token before: %s [A05]', async (withToken) => {
      const { store, persistor, call, release, texts } = await page(withToken ? { token: 'old' } : {})
      store.dispatch(navigate(where))
      const results = Promise.all(Array.from({ length: calls }, (_, number) => call(number)))
      await store.dispatch(logIn)
      const { pathname } = store.getState().router.location
      release()
      for (const { error } of await results) expect(error).toMatchObject({ status: 401 })
      await persistor.flush()
      expect(store.getState().auth).toEqual({ user, token: 'new', pathname: null })
      expect(texts.get('token')).toBe('new')
      expect(store.getState().router.location.pathname).toBe(pathname)
    })
  })
})

it('keeps the cart for a login of the same user [A01]', async () => {
  const { store, persistor, call, release, texts } = await page({
    token: 'old',
    'purchase-items': JSON.stringify([cartLine(1, { ownerId: user.id }), cartLine(2, { ownerId: sampleId(1, 9) })]),
  })
  const result = call(1)
  await Promise.resolve()
  release()
  await result
  expect(store.getState().purchase.purchaseItems).toHaveLength(2)
  await store.dispatch(logIn)
  await persistor.flush()
  expect(JSON.parse(texts.get('purchase-items') ?? '')).toEqual([cartLine(1, { ownerId: user.id })])
})

it('removes fetched data once no call is pending, without waiting for a hanging server [A01]', async () => {
  const { store, call, release, runTimers } = await page({ token: 'old' })
  const first = call(1)
  await settle()
  release()
  void call(2)
  await first
  await settle()
  expect(Object.keys(store.getState().api.queries)).toHaveLength(2)
  // The second call still hangs: its time is up, then the cache is emptied in a separate task.
  runTimers()
  await settle()
  runTimers()
  await settle()
  expect(store.getState().api.queries).toEqual({})
})

describe('the remembered place [2.69 A01 L04]', () => {
  it.each([
    ['/shows/open-day?dog=1', '/shows/open-day?dog=1'],
    ['/unknown-route', '/unknown-route'],
    ...[
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '\\/evil.test',
      'javascript:alert(1)',
      'data:text/html,x',
      '/login',
      '/login?again',
      '/logout',
      '/%2f%2fevil.test/../..//evil.test',
      ' //evil.test',
      '\t//evil.test',
      '/\t/evil.test',
      '/\n/evil.test',
      '/a/..//evil.test',
      'http:/evil.test',
      'evil.test',
      '',
    ].map((hostile) => [hostile, paths.dashboard]),
  ])('%j leads to %s', async (stored, goal) => {
    const { store, persistor, texts, sent } = await page({ pathname: stored })
    store.dispatch(navigate(paths.login))
    await store.dispatch(logIn)
    await persistor.flush()
    const { pathname, search } = store.getState().router.location
    expect(pathname + search).toBe(goal)
    expect(sent.at(-1)).not.toContain('evil')
    expect(texts.has('pathname')).toBe(false)
  })
})
