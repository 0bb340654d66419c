import { loginApi } from '../../api/account/loginApi'
import { purchaseListsApi } from '../../api/purchase/purchaseListsApi'
import { settle } from '../../testing/eventLoop'
import { memoryEffects, type Answer } from '../../testing/memoryEffects'
import { sampleUser } from '../../testing/samples'
import { makeStore } from '../makeStore'
import { followMe } from './followMe'

const user = sampleUser()
const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })
const refused = json(401, { code: 'unauthorized', message: 'Please log in.' })
type Adapt = (effects: ReturnType<typeof memoryEffects>['effects']) => void

/** A page whose calls are answered by `answer`; `bearers` says with which token each was sent. */
const page = async (stored: Record<string, string>, answer: (url: string) => Answer, adapt?: Adapt) => {
  const bearers: string[] = []
  const environment = memoryEffects(({ url, headers }) => {
    const path = new URL(url).pathname.replace('/api', '')
    bearers.push(`${path} ${headers.get('authorization') ?? 'none'}`)
    return answer(path)
  }, stored)
  adapt?.(environment.effects)
  const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
  const persistor = await store.persist()
  const call = async () => {
    await store.dispatch(purchaseListsApi.endpoints.getCurrentPurchases.initiate(undefined, { forceRefetch: true }))
  }
  return { store, persistor, bearers, call, ...environment }
}
const known = (path: string) => (path === '/me' ? json(200, user) : json(200, []))
afterEach(() => jest.restoreAllMocks())

describe('the bearer of a call [6.7 T17 T21]', () => {
  it('is the token that a script of this tab has stored, and its user is asked for', async () => {
    const { store, texts, bearers, call } = await page({ token: 'first' }, known)
    await call()
    texts.set('token', 'second')
    await call()
    await settle()
    expect(bearers).toEqual([
      '/purchases/current Bearer first',
      '/me Bearer second',
      '/purchases/current Bearer second',
    ])
    expect(store.getState().auth).toMatchObject({ token: 'second', user })
  })

  it('is none once the stored token was removed in this tab: the reader is a visitor', async () => {
    const { store, texts, bearers, call } = await page({ token: 'first' }, (path) =>
      path === '/me' ? json(200, user) : refused,
    )
    await store.dispatch(followMe())
    texts.delete('token')
    await call()
    expect(bearers).toEqual(['/me Bearer first', '/purchases/current none'])
    expect(store.getState().auth).toMatchObject({ token: null, user: null, pathname: '/' })
  })

  it('is none when the stored text cannot be a token', async () => {
    const { texts, bearers, call } = await page({ token: 'first' }, known)
    texts.set('token', 'żółw\r\nX: 1')
    await call()
    expect(bearers).toEqual(['/purchases/current none'])
  })

  it.each<[string, Adapt]>([
    [
      'refuses to write',
      ({ storage }) =>
        (storage.write = () => {
          throw new Error('quota')
        }),
    ],
    ['forgets what it is given', ({ storage }) => (storage.write = () => undefined)],
  ])('is the one in the store where storage %s', async (_name, adapt) => {
    // redux-persist logs what it cannot write.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = (path: string) => (path === '/login' ? json(200, { token: 'fresh', user }) : known(path))
    const { store, persistor, bearers, call } = await page({}, answer, adapt)
    await store.dispatch(loginApi.endpoints.login.initiate({ email: user.email, password: 'clear-round' }))
    await persistor.flush()
    await call()
    await persistor.flush()
    persistor.pause()
    expect(bearers.at(-1)).toBe('/purchases/current Bearer fresh')
    expect(store.getState().auth.user).toEqual(user)
  })

  it('is a token of any length', async () => {
    const token = 'x'.repeat(5_000)
    const answer = (path: string) => (path === '/login' ? json(200, { token, user }) : known(path))
    const { store, persistor, texts, bearers, call } = await page({}, answer)
    await store.dispatch(loginApi.endpoints.login.initiate({ email: user.email, password: 'clear-round' }))
    await persistor.flush()
    await call()
    expect(texts.get('token')).toBe(token)
    expect(bearers.at(-1)).toBe(`/purchases/current Bearer ${token}`)
  })

  it('is never a text that a header cannot carry: such a login fails with a popup', async () => {
    const { store, persistor, texts } = await page({}, () => json(200, { token: 'żółw', user }))
    await store.dispatch(loginApi.endpoints.login.initiate({ email: user.email, password: 'clear-round' }))
    await persistor.flush()
    expect(store.getState().auth).toMatchObject({ token: null, user: null })
    expect(store.getState().notifications.list).toHaveLength(1)
    expect(texts.has('token')).toBe(false)
  })
})

describe('a refused token [T17 T21]', () => {
  it('leaves the one alone that was stored in this tab while the call was under way', async () => {
    const { store, persistor, texts, call } = await page({ token: 'first' }, (path) => {
      if (path === '/me') return json(200, user)
      texts.set('token', 'second')
      return refused
    })
    await call()
    await settle()
    await persistor.flush()
    expect(texts.get('token')).toBe('second')
    expect(store.getState().auth).toMatchObject({ token: 'second', user })
    expect(store.getState().router.location.pathname).toBe('/')
  })

  it('of the start-up leaves the one alone that another tab stored meanwhile', async () => {
    const { store, persistor, texts } = await page({ token: 'first' }, () => {
      if (texts.get('token') === 'second') return json(200, user)
      texts.set('token', 'second')
      return refused
    })
    await store.dispatch(followMe())
    await settle()
    await persistor.flush()
    expect(texts.get('token')).toBe('second')
    expect(store.getState().auth).toMatchObject({ token: 'second', user })
  })

  it('may be one that is too large for a header (431)', async () => {
    const { store, persistor, texts } = await page({ token: 'x'.repeat(1_000_000) }, () => ({ status: 431, body: '' }))
    await store.dispatch(followMe())
    await persistor.flush()
    expect(store.getState().auth.token).toBeNull()
    expect(store.getState().notifications.list).toEqual([])
    expect(texts.has('token')).toBe(false)
  })
})
