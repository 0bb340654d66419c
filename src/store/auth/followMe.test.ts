import { paths } from '#contract/shared/paths'
import { loginApi } from '../../api/account/loginApi'
import { profileApi } from '../../api/account/profileApi'
import { settle } from '../../testing/eventLoop'
import { memoryEffects, type Answer } from '../../testing/memoryEffects'
import { sampleUser } from '../../testing/samples'
import { restoreSession } from '../../app/boot/restoreSession'
import { makeStore } from '../makeStore'
import { navigate } from '../router/navigation'
import { logoutRequested } from './authSlice'

const user = sampleUser()
const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })

const page = async (stored: Record<string, string> = {}, first: Answer = json(200, user)) => {
  const answers: Record<string, Answer> = {
    'GET /api/me': first,
    'POST /api/login': json(200, { token: 'fresh', user }),
    'POST /api/confirm': { status: 204, body: '' },
  }
  const lineOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`
  const environment = memoryEffects((request) => answers[lineOf(request)] ?? null, stored)
  const store = makeStore({}, { effects: environment.effects, apiHost: 'http://localhost' })
  await store.persist()
  await restoreSession(store)
  /** How often GET /me was sent while something happened. */
  const reads = async (happens: () => unknown) => {
    environment.sent.length = 0
    await happens()
    await settle()
    return environment.sent.filter((line) => line === 'GET /api/me').length
  }
  return { store, answers, reads, ...environment }
}
const logIn = { email: user.email, password: 'clear-round' }

describe('the signed-in user [S04]', () => {
  it('is known from the login, and read again when the reader returns', async () => {
    const { store, answers, reads, comeBack } = await page()
    expect(await reads(() => store.dispatch(loginApi.endpoints.login.initiate(logIn)))).toBe(0)
    answers['GET /api/me'] = json(200, { ...user, name: 'Zoë Żak-Nowak' })
    expect(await reads(comeBack)).toBe(1)
    expect(store.getState().auth.user?.name).toBe('Zoë Żak-Nowak')
  })

  it('is read once after each call that changes the account', async () => {
    const { store, reads } = await page({ token: 'held' })
    const confirm = profileApi.endpoints.confirmAddress.initiate({ token: 'a'.repeat(43) })
    expect(await reads(() => store.dispatch(confirm))).toBe(1)
  })

  it('is not read after the end of the session, nor for a visitor', async () => {
    const { store, reads, comeBack, runTimers } = await page({ token: 'held' })
    await reads(() => store.dispatch(logoutRequested()))
    await reads(runTimers)
    expect(store.getState().auth.token).toBeNull()
    expect(await reads(comeBack)).toBe(0)
    const confirm = profileApi.endpoints.confirmAddress.initiate({ token: 'a'.repeat(43) })
    expect(await reads(() => store.dispatch(confirm))).toBe(0)
  })

  it('is not read while there is no network', async () => {
    const { effects, reads, comeBack } = await page({ token: 'held' })
    effects.network.isOnline = () => false
    expect(await reads(comeBack)).toBe(0)
  })

  it('is read silently when the reader returns, if the start found no server', async () => {
    const { store, answers, reads, comeBack } = await page({ token: 'held' }, json(502, ''))
    expect(store.getState().auth).toMatchObject({ user: null, token: 'held' })
    expect(await reads(comeBack)).toBe(1)
    answers['GET /api/me'] = json(200, user)
    expect(await reads(comeBack)).toBe(1)
    expect([store.getState().auth.user, store.getState().notifications.list]).toEqual([user, []])
  })

  it('ends the session of a reader who returns too late, and leaves a public page open [A81]', async () => {
    const { store, answers, reads, comeBack } = await page({ token: 'held' })
    answers['GET /api/me'] = json(401, { code: 'unauthorized', message: 'Please log in.' })
    expect(await reads(comeBack)).toBe(1)
    expect(store.getState().auth).toMatchObject({ user: null, token: null })
    expect(store.getState().router.location.pathname).toBe('/')
  })

  it('leads to the login where a private page was left open too long [A81]', async () => {
    const { store, answers, reads, comeBack } = await page({ token: 'held' })
    store.dispatch(navigate(paths.profile))
    answers['GET /api/me'] = json(401, { code: 'unauthorized', message: 'Please log in.' })
    expect(await reads(comeBack)).toBe(1)
    expect(store.getState().router.location.pathname).toBe(paths.login)
  })
})
