import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Locale } from '#contract/shared/locales'
import { screenPath } from '#contract/shared/paths'
import { selectAllowed, selectScreenRefusal } from '../store/access/access'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectLocation, selectScreenPath } from '../store/router/routerSlice'
import { chunkLoaded } from '../store/ui/chunkLoading'
import { selectLocale } from '../store/ui/uiSlice'
import { Loader } from '../ui/kit/Loader'
import { PageRoot } from '../ui/kit/Page'
import { AppErrorBoundary } from './AppErrorBoundary'
import { messages } from './messages'
import type { Entry } from './lazyScreen'
import { notFound } from './notFound'
import { refusedScreens } from './refusedScreens'
import { entryOf } from './screens'

/**
 * Loads all that the screen of a path needs of the build, so that it is drawn at once: before the build writes its page,
 * and before the boot takes that page over.
 */
export const loadScreen = (pathname: string, locale: Locale): Promise<unknown> => {
  const entry = entryOf(screenPath(pathname))
  return entry ? entry.load(locale) : notFound.load()
}

/** A screen; reports to the store that it is shown, and loads the screens it leads to. A failed load is repeated. */
const Existing = ({ Screen, ahead }: Entry) => {
  const dispatch = useAppDispatch()
  const locale = useAppSelector(selectLocale)
  useEffect(() => {
    dispatch(chunkLoaded())
    if (ahead) loadScreen(ahead, locale).catch(() => undefined)
  }, [dispatch, ahead, locale])
  return <Screen />
}

// As high as a screen: content below it does not move down when the screen comes.
const Waiting = ({ label }: { label: string }) => (
  <PageRoot minHeight="100dvh">
    <Loader label={label} />
  </PageRoot>
)

/** The screen of the present location. One that fails leaves the frame and its menus standing. */
export const Screens = () => {
  const { pathname } = useAppSelector(selectLocation)
  const { formatMessage } = useIntl()
  const path = useAppSelector(selectScreenPath)
  const found = entryOf(path)
  const entry = useAppSelector((state) => (found?.only && !selectAllowed(state, found.only) ? undefined : found))
  const refusal = useAppSelector((state) => (entry?.guard ? selectScreenRefusal(state, entry.guard) : null))
  return (
    <AppErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting label={formatMessage(messages.loading)} />}>
        {refusal === 'not_member' && <refusedScreens.not_member.Screen />}
        {refusal === 'not_on_behalf' && <refusedScreens.not_on_behalf.Screen />}
        {refusal === 'unauthorized' && <refusedScreens.unauthorized.Screen />}
        {refusal === null && (entry ? <Existing {...entry} /> : <notFound.Screen />)}
      </Suspense>
    </AppErrorBoundary>
  )
}
