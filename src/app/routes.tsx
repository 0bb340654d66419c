import { Suspense, useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { selectAdmin, selectSignedIn } from '../store/access/access'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectLocation, selectScreenPath } from '../store/router/routerSlice'
import { chunkLoaded } from '../store/ui/chunkLoading'
import { Loader } from '../ui/kit/Loader'
import { PageRoot } from '../ui/kit/Page'
import { AppErrorBoundary } from './AppErrorBoundary'
import { MembersOnly } from './MembersOnly'
import { messages } from './messages'
import { entries, NotFound, type Entry } from './screens'

export { loadScreen } from './screens'

const exists = ({ only }: Entry, signedIn: boolean, admin: boolean) =>
  only === undefined || (only === 'admin' ? admin : (only === 'signedIn') === signedIn)

/** Tells the store that its screen stands. */
const Shown = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(chunkLoaded())
  }, [dispatch])
  return children
}

// As high as a screen: what stands below it is not pushed down when the screen comes.
const Waiting = ({ label }: { label: string }) => (
  <PageRoot minHeight="100dvh">
    <Loader label={label} />
  </PageRoot>
)

const Existing = ({ Screen, members }: Entry) => {
  const screen = <Screen />
  return <Shown>{members ? <MembersOnly>{screen}</MembersOnly> : screen}</Shown>
}

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
