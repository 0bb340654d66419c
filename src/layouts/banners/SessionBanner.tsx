import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { defineMessages } from '../../i18n/defineMessages'
import { selectSessionEnding } from '../../store/access/access'
import { selectUser, sessionExtensionRequested } from '../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'

const sessionMessages = defineMessages({
  label: { id: 'account.session.label', defaultMessage: 'Your session' },
  idle: {
    id: 'account.session.idle',
    defaultMessage:
      'You’ll be logged out for inactivity in {hours, plural, =0 {less than an hour.} one {# hour.} other {# hours.}}',
  },
  latest: {
    id: 'account.session.latest',
    defaultMessage:
      'For your security you’ll be logged out in {hours, plural, =0 {less than an hour.} one {# hour.} other {# hours.}} Your cart will be kept.',
  },
  stay: { id: 'account.session.stay', defaultMessage: 'Stay logged in' },
})

const hour = 3_600_000

/** Before a session ends: for one that was not used for long, a press is enough; for an old one, the password is asked. */
export const SessionBanner = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const ending = useAppSelector(selectSessionEnding)
  const user = useAppSelector(selectUser)
  const now = useAppSelector(selectNow)
  if (!user || ending === null) return null
  const hours = Math.max(0, Math.floor((Date.parse(user.sessionEnds[ending]) - Date.parse(now)) / hour))
  return (
    <Banner
      tone="info"
      label={formatMessage(sessionMessages.label)}
      role="status"
      action={
        ending === 'idle' ? (
          <Button dense onClick={() => dispatch(sessionExtensionRequested())}>
            <FormattedMessage {...sessionMessages.stay} />
          </Button>
        ) : (
          <Button asChild dense>
            <Link to={paths.security}>
              <FormattedMessage {...sessionMessages.stay} />
            </Link>
          </Button>
        )
      }
    >
      <FormattedMessage {...sessionMessages[ending]} values={{ hours }} />
    </Banner>
  )
}
