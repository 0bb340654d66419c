import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths, type ScreenPath } from '#contract/shared/paths'
import { selectMaintenance, selectMember, selectSessionEnding } from '../../store/access/access'
import { selectActing, selectNewDocument } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { selectScreenPath } from '../../store/router/routerSlice'
import { selectLanguageMissing, selectStorageRefused } from '../../store/ui/uiSlice'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { messages } from '../messages'

// Once in two weeks at most.
const SessionBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "banners" */ './SessionBanner')).SessionBanner,
}))

const DocumentBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "banners" */ './DocumentBanner')).DocumentBanner,
}))

const ActingBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "banners" */ './ActingBanner')).ActingBanner,
}))

const withoutPayNow: (ScreenPath | null)[] = [paths.registrationPayment, paths.registrationOptions]

/** The banners above the header: pay the fee, maintenance, storage refused (specification, section 2, banners). */
export const Banners = () => {
  const { formatMessage } = useIntl()
  const member = useAppSelector(selectMember)
  const path = useAppSelector(selectScreenPath)
  const maintenance = useAppSelector(selectMaintenance)
  const storageRefused = useAppSelector(selectStorageRefused)
  const languageMissing = useAppSelector(selectLanguageMissing)
  const sessionEnding = useAppSelector(selectSessionEnding)
  const newDocument = useAppSelector(selectNewDocument)
  const isActing = useAppSelector(selectActing) !== null
  const label = formatMessage(messages.notices)
  return (
    <>
      {isActing && (
        <Suspense>
          <ActingBanner />
        </Suspense>
      )}
      {maintenance && (
        <Banner tone="danger" label={label} role="status">
          <FormattedMessage {...messages.maintenance} />
        </Banner>
      )}
      {sessionEnding !== null && !isActing && (
        <Suspense>
          <SessionBanner />
        </Suspense>
      )}
      {newDocument !== null && (
        <Suspense>
          <DocumentBanner />
        </Suspense>
      )}
      {storageRefused && (
        <Banner tone="info" label={label} role="status">
          <FormattedMessage {...messages.storageRefused} />
        </Banner>
      )}
      {languageMissing && (
        <Banner tone="info" label={label} role="status">
          <FormattedMessage {...messages.languageMissing} />
        </Banner>
      )}
      {!member && !isActing && !withoutPayNow.includes(path) && (
        <Banner
          tone="warning"
          label={label}
          action={
            <Button asChild dense>
              <Link to={paths.registrationOptions}>
                <FormattedMessage {...messages.payNowAction} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.payNow} />
        </Banner>
      )}
    </>
  )
}
