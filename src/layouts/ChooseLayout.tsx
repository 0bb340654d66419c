import { chakra } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { selectMember } from '../store/access/access'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { notificationDismissed, selectNotifications } from '../store/notifications/notificationsSlice'
import { selectLocation, selectScreenPath } from '../store/router/routerSlice'
import { selectColorScheme, selectContrast } from '../store/ui/uiSlice'
import { Loader } from '../ui/kit/Loader'
import { mainHeadingId } from '../ui/kit/MainHeading'
import { PageRoot } from '../ui/kit/Page'
import { SkipLink } from '../ui/kit/SkipLink'
import { Toast } from '../ui/kit/Toast'
import { ToastRegion } from '../ui/kit/ToastRegion'
import { Banners } from './banners/Banners'
import { DeskFrame } from './desk/DeskFrame'
import { loadPortal } from './loadPortal'
import { messages } from './messages'
import { PublicLayout } from './public/PublicLayout'
import { ReportLink } from './ReportLink'
import { useScrollPosition } from './useScrollPosition'

/** Failed calls and scripts, in the corner, until they are closed (specification, section 8). */
const Notifications = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectNotifications)
  const isReporting = useAppSelector(selectScreenPath) === paths.reportProblem
  return (
    <ToastRegion label={formatMessage(messages.notices)}>
      {list.map(({ id, message, count, requestId, thrown }) => (
        <Toast
          key={id}
          title={<FormattedMessage {...(thrown ? messages.scriptError : messages.apiError)} />}
          times={count > 1 && <FormattedMessage {...messages.times} values={{ count }} />}
          action={
            !isReporting && (
              <ReportLink
                underlined
                error={thrown ?? { message: [message, requestId].filter(Boolean).join(' '), stack: '' }}
              />
            )
          }
          closeLabel={formatMessage(messages.close)}
          onClose={() => dispatch(notificationDismissed(id))}
        >
          <span>{message ?? <FormattedMessage {...(thrown ? messages.scriptErrorText : messages.unexpected)} />}</span>
          {requestId && (
            <chakra.p textStyle="small">
              <FormattedMessage {...messages.reference} values={{ requestId }} />
            </chakra.p>
          )}
        </Toast>
      ))}
    </ToastRegion>
  )
}

/** Effects outside React's tree: the theme on <html>, and the focus on the heading after each navigation. */
const PageAttributes = () => {
  const colorScheme = useAppSelector(selectColorScheme)
  const contrast = useAppSelector(selectContrast)
  const { pathname } = useAppSelector(selectLocation)
  const shown = useRef(pathname)
  useScrollPosition()
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.toggle('light', colorScheme === 'light')
    classList.toggle('dark', colorScheme === 'dark')
    classList.toggle('sunlight', contrast === 'sunlight')
  }, [colorScheme, contrast])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A screen that is still loading reads this when its heading comes up.
    document.documentElement.dataset['navigated'] = ''
    document.getElementById(mainHeadingId)?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

const PortalLayout = lazy(async () => ({ default: (await loadPortal()).PortalLayout }))

const Column = chakra('div', { base: { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } })

/** Members see the portal layout; everyone else sees the public layout. */
export const ChooseLayout = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl()
  // Who becomes a member keeps the screen as it is until the portal has been loaded.
  const Layout = useDeferredValue(useAppSelector(selectMember)) ? PortalLayout : PublicLayout
  return (
    <Column>
      <SkipLink id="content">
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      <Banners />
      <Suspense
        fallback={
          <PageRoot>
            <Loader label={formatMessage(messages.loading)} />
          </PageRoot>
        }
      >
        <Layout>
          <DeskFrame>{children}</DeskFrame>
        </Layout>
      </Suspense>
      <Notifications />
      <PageAttributes />
    </Column>
  )
}
