import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths, type ScreenPath } from '#contract/shared/paths'
import { useFormats } from '../../i18n/useFormats'
import { useEndedOn } from '../../store/access/today'
import { useAppSelector } from '../../store/hooks'
import { selectScreenPath } from '../../store/router/routerSlice'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { messages } from './messages'

/** Where it is said by the screen itself, or is being done. */
const withoutBanner: (ScreenPath | null)[] = [paths.registrationPayment, paths.registrationOptions]

/** For a member whose membership has ended: the portal stays, but no show can be entered. */
export const LapsedBanner = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const path = useAppSelector(selectScreenPath)
  const ended = useEndedOn()
  if (ended === null || withoutBanner.includes(path)) return null
  return (
    <Banner
      tone="warning"
      label={formatMessage(messages.label)}
      action={
        <Button asChild dense>
          <Link to={paths.registrationOptions}>
            <FormattedMessage {...messages.renew} />
          </Link>
        </Button>
      }
    >
      <FormattedMessage {...messages.lapsed} values={{ day: longDay(ended) }} />
    </Banner>
  )
}
