import { FormattedMessage } from 'react-intl'
import type { Show } from '#contract/show/show'
import { useFormats } from '../../i18n/useFormats'
import { Notice } from '../../ui/kit/Notice'
import { messages } from './messages'
import type { ShownState } from './showState'

const sentences = {
  cancelled: messages.cancelledOn,
  finished: messages.finishedOn,
  closed: messages.closedOn,
  notOpenYet: messages.opensOn,
}

/** Why nothing can be entered: said once, for the whole show. */
export const StateNotice = ({ show, phase }: { show: Show; phase: ShownState['phase'] }) => {
  const { dayRange, longDay, instant } = useFormats()
  if (phase === 'open') return null
  return (
    <Notice tone={phase === 'cancelled' ? 'warning' : 'info'}>
      <FormattedMessage
        {...sentences[phase]}
        values={{
          days: dayRange(show.startDate, show.endDate),
          last: longDay(show.endDate),
          opens: instant(show.entriesOpenAt, show.timeZone),
          closed: instant(show.entriesCloseAt, show.timeZone),
        }}
      />
      {show.cancelReason !== null && (
        <p>
          <FormattedMessage {...messages.cancelReason} values={{ reason: show.cancelReason }} />
        </p>
      )}
    </Notice>
  )
}
