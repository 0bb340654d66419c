import { act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { apiBase } from '#contract/shared/paths'
import { defaultLocale, type Locale } from '#contract/shared/locales'
import type { Session } from '#contract/account/user'
import type { TestServer } from '../../server/testing/startTestServer'
import { App, makeCache } from '../app/App'
import { firstLanguage } from '../app/boot/firstLanguage'
import { firstState } from '../app/boot/firstState'
import { keepSteps } from '../app/boot/keepSteps'
import { restoreSession } from '../app/boot/restoreSession'
import { loadScreen } from '../app/routes'
import { makeStore } from '../store/makeStore'
import { timePassed } from '../store/ui/uiSlice'
import { systemInLayers } from './systemInLayers'
import { testEffects } from './testEffects'

/** The sample people that a test can be; a visitor has no token. */
export type Person = 'visitor' | 'newcomer' | 'member' | 'admin' | 'judge' | 'reviewer'

interface Options {
  as?: Person
  locale?: Locale
  /** Raw texts in local storage before the page starts. */
  storage?: Record<string, string>
}

const cache = makeCache()
const beside = globalThis as unknown as { testServer: { shared: () => Promise<TestServer> } }

/** The page of the test before writes nothing more: what it stored late would look like another tab's. */
let endLast = () => Promise.resolve()

/** The worker's server, on fresh sample data at the start of each test file. Calls run inside `act`, so an open page may update meanwhile. */
export const serverOfTests = async (): Promise<TestServer> => {
  const server = await beside.testServer.shared()
  return {
    ...server,
    ask: (request) => act(() => server.ask(request)),
    query: (text) => act(() => server.query(text)),
    reset: () => act(() => server.reset()),
  }
}

/** A new session of a sample person, made at the server. */
export const tokenOf = async (name: Exclude<Person, 'visitor'>): Promise<string> => {
  const { ask } = await serverOfTests()
  const answer = await ask({
    method: 'POST',
    url: apiBase + loginEndpoints.login.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ email: `${name}@example.org`, password: 'clear-round' }),
  })
  return (JSON.parse(answer.body) as Session).token
}

/** Opens the page at a path as a browser would: storage, session, words, then the real App on a real store. */
export const renderApp = async (path: string, { as = 'visitor', locale = defaultLocale, storage }: Options = {}) => {
  const { clock } = await serverOfTests()
  await endLast()
  localStorage.clear()
  sessionStorage.clear()
  if (as !== 'visitor') localStorage.setItem('token', await tokenOf(as))
  for (const [key, value] of Object.entries(storage ?? {})) localStorage.setItem(key, value)
  history.replaceState(null, '', path)
  const effects = testEffects(clock.now().toISOString())
  const store = makeStore(firstState(effects, { languages: [locale], dark: false, pageLocale: locale }), { effects })
  const persistor = await store.persist()
  endLast = async () => {
    await persistor.flush()
    persistor.pause()
  }
  keepSteps(store)
  store.dispatch(timePassed(effects.clock.now()))
  await restoreSession(store)
  const language = await firstLanguage(store, effects)
  // As the boot does: a screen that suspends in the first render would be drawn outside of act.
  await loadScreen(effects.navigation.current().pathname, language.locale)
  const page = render(<App store={store} system={systemInLayers} language={language} cache={cache} />)
  await waitFor(() => {
    if (page.queryByRole('main') === null) throw new Error('The page did not open')
  })
  return {
    ...page,
    store,
    effects,
    user: userEvent.setup(),
    /** Moves the page's clock and lets what was due happen. */
    advance: (milliseconds: number) => act(() => effects.advance(milliseconds)),
    /** The content of storage, once all pending writes have arrived. */
    stored: async (key: string) => {
      await act(() => persistor.flush())
      return localStorage.getItem(key)
    },
  }
}
