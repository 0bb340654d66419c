import { Suspense, useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { selectAdmin, selectSignedIn } from '../store/access/access'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectLocation, selectScreenPath } from '../store/router/routerSlice'
import { chunkLoaded } from '../store/ui/chunkLoading'
import { selectLocale } from '../store/ui/uiSlice'
import { Loader } from '../ui/kit/Loader'
import { PageRoot } from '../ui/kit/Page'
import { AppErrorBoundary } from './AppErrorBoundary'
import { messages } from './messages'
import { entries, loadScreen, NotFound, type Entry } from './screens'

export { loadScreen }

const exists = ({ only }: Entry, signedIn: boolean, admin: boolean) =>
  only === undefined || (only === 'admin' ? admin : (only === 'signedIn') === signedIn)

/** Tells the store that its screen stands, and brings those that it leads to; one that does not come is asked for again. */
const Shown = ({ ahead, children }: { ahead: Entry['ahead']; children: ReactNode }) => {
  const dispatch = useAppDispatch()
  const locale = useAppSelector(selectLocale)
  useEffect(() => {
    dispatch(chunkLoaded())
    if (ahead) loadScreen(ahead, locale).catch(() => undefined)
  }, [dispatch, ahead, locale])
  return children
}

// As high as a screen: what stands below it is not pushed down when the screen comes.
const Waiting = ({ label }: { label: string }) => (
  <PageRoot minHeight="100dvh">
    <Loader label={label} />
  </PageRoot>
)

const Existing = ({ Screen, ahead }: Entry) => (
  <Shown ahead={ahead}>
    <Screen />
  </Shown>
)

/** The screen of the present location. One that fails leaves the frame and its menus standing. */
export const Screens = () => {
  const { pathname } = useAppSelector(selectLocation)
  const signedIn = useAppSelector(selectSignedIn)
  const admin = useAppSelector(selectAdmin)
  const { formatMessage } = useIntl()
  const path = useAppSelector(selectScreenPath)
  const entry = entries.find((one) => one.path === path && exists(one, signedIn, admin))
  return (
    <AppErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting label={formatMessage(messages.loading)} />}>
        {entry ? <Existing {...entry} /> : <NotFound />}
      </Suspense>
    </AppErrorBoundary>
  )
}
