import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, StrictMode, useCallback, useLayoutEffect, useMemo } from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router'
import type { Locale } from '#contract/shared/locales'
import { synchronousBoot } from '../config/build'
import { IntlRoot } from '../i18n/IntlRoot'
import type { Language } from '../i18n/loadLanguage'
import { ChooseLayout } from '../layouts/ChooseLayout'
import { StoreProvider, useAppDispatch, useAppSelector } from '../store/hooks'
import type { AppStore } from '../store/makeStore'
import type { RootState } from '../store/rootReducer'
import { navigate, navigateHistory } from '../store/router/navigation'
import { selectRouter } from '../store/router/routerSlice'
import { isAmong } from '../store/ui/overlay'
import {
  closed,
  languageFailed,
  languageLoaded,
  opened,
  selectLanguageAttempt,
  selectLocale,
  selectOpen,
} from '../store/ui/uiSlice'
import { HydratingContext } from '../ui/kit/Island'
import { MissingParts } from '../ui/kit/MissingParts'
import { AppErrorBoundary } from './AppErrorBoundary'
import { Screens } from './routes'

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }
const href = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** react-router on the store's location: screens follow the state, links and useNavigate go through the port. */
const StoreRouter = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  const { location, move } = useAppSelector(selectRouter)
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: href,
      push: (to, state: unknown) => dispatch(navigate(href(to), { state })),
      replace: (to, state: unknown) => dispatch(navigate(href(to), { replace: true, state })),
      go: (steps) => dispatch(navigateHistory(steps)),
    }),
    [dispatch],
  )
  return (
    <Router location={location} navigator={navigator} navigationType={types[move]}>
      {children}
    </Router>
  )
}

interface Props {
  store: AppStore
  /** With each new number the screen is mounted again, in the same layout. */
  mount?: number | undefined
  system: SystemContext
  language: Language
  /** How another language comes, where not from the server. */
  load?: ((locale: Locale) => Promise<Language>) | undefined
  cache: EmotionCache
  /** The page in the document was drawn by the build from this state: the first render must make the same again. */
  prerenderedFrom?: RootState | undefined
  /** The page answers from here on. */
  onLive?: () => void
}

// No vendor prefixes: every browser that can run the rest of this needs none, and they were a fifth of the rules.
export const makeCache = () => createCache({ key: 'c', stylisPlugins: [] })

const Frame = ({ language, load, mount }: Pick<Props, 'language' | 'load' | 'mount'>) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpen)
  const missing = useMemo(
    () => ({
      has: (part: string) => isAmong(open, { kind: 'missingPart', part }),
      set: (part: string, isMissing: boolean) => {
        dispatch((isMissing ? opened : closed)({ kind: 'missingPart', part }))
      },
    }),
    [dispatch, open],
  )
  return (
    <IntlRoot
      locale={useAppSelector(selectLocale)}
      first={language}
      attempt={useAppSelector(selectLanguageAttempt)}
      onLoad={useCallback((came: boolean) => dispatch(came ? languageLoaded() : languageFailed()), [dispatch])}
      load={load}
    >
      <MissingParts value={missing}>
        <AppErrorBoundary
          alone
          unframed={
            <StoreRouter>
              <Screens />
            </StoreRouter>
          }
        >
          <StoreRouter>
            <ChooseLayout>
              <Screens key={mount} />
            </ChooseLayout>
          </StoreRouter>
        </AppErrorBoundary>
      </MissingParts>
    </IntlRoot>
  )
}

// Beside everything else: the page is live even if a screen throws.
const Live = ({ onLive }: Pick<Props, 'onLive'>) => {
  useLayoutEffect(() => {
    onLive?.()
  }, [onLive])
  return null
}

/** The whole product on one store. */
export const App = ({ store, mount, system, language, load, cache, prerenderedFrom, onLive }: Props) => (
  <StrictMode>
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <StoreProvider store={store} {...(prerenderedFrom && { serverState: prerenderedFrom })}>
          <HydratingContext value={prerenderedFrom !== undefined && !synchronousBoot}>
            <Frame language={language} load={load} mount={mount} />
          </HydratingContext>
        </StoreProvider>
      </ChakraProvider>
    </CacheProvider>
    <Live onLive={onLive} />
  </StrictMode>
)
