import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { membershipOn } from '#contract/membership/renewal'
import { paths, type ScreenPath } from '#contract/shared/paths'
import { useFormats } from '../../i18n/useFormats'
import { useToday } from '../../store/access/today'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { selectScreenPath } from '../../store/router/routerSlice'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { messages } from './messages'

/** Where it is said by the screen itself, or is being done. */
const withoutBanner: (ScreenPath | null)[] = [paths.registrationPayment, paths.registrationOptions]

/** For a member whose membership has ended or is paused: the portal stays, but no show can be entered. */
export const LapsedBanner = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const path = useAppSelector(selectScreenPath)
  const user = useAppSelector(selectUser)
  const { today } = useToday()
  const state = user && today !== null ? membershipOn(user, today) : null
  if (!user?.renewalDate || (state !== 'lapsed' && state !== 'paused') || withoutBanner.includes(path)) return null
  const isPaused = state === 'paused'
  return (
    <Banner
      tone="warning"
      label={formatMessage(messages.label)}
      action={
        <Button asChild dense>
          <Link to={isPaused ? paths.contact : paths.registrationOptions}>
            <FormattedMessage {...(isPaused ? messages.contact : messages.renew)} />
          </Link>
        </Button>
      }
    >
      <FormattedMessage
        {...(isPaused ? messages.paused : messages.lapsed)}
        values={{ day: longDay(user.renewalDate) }}
      />
    </Banner>
  )
}
