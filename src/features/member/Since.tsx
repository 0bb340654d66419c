import { FormattedMessage } from 'react-intl'
import type { MemberRow } from '#contract/member/register'
import { useFormats } from '../../i18n/useFormats'
import { messages } from './messages'

/** How long a membership lasts, or since when it does not. */
export const Since = ({ member: { state, daysLeft, pausedDays, joinedOn } }: { member: MemberRow }) => {
  const { briefDay } = useFormats()
  if (state === 'never_paid') return <FormattedMessage {...messages.joined} values={{ day: briefDay(joinedOn) }} />
  if (pausedDays !== null) return <FormattedMessage {...messages.daysKept} values={{ days: pausedDays }} />
  if (daysLeft === null) return <FormattedMessage {...messages.noEnd} />
  return daysLeft < 0 ? (
    <FormattedMessage {...messages.daysAgo} values={{ days: -daysLeft }} />
  ) : (
    <FormattedMessage {...messages.daysLeft} values={{ days: daysLeft }} />
  )
}
