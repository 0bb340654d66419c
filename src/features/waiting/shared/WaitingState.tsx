import { FormattedMessage } from 'react-intl'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import { useFormats } from '../../../i18n/useFormats'
import { waitingMessages as messages } from './waitingMessages'

/** The state of a waiting dog: its position, or until when a place is held for it. */
export const WaitingState = ({ entry: { state, position, offerUntil, item, timeZone } }: { entry: WaitingEntry }) => {
  const { instant } = useFormats()
  if (state === 'checkout') return <FormattedMessage {...messages.checkout} />
  if (offerUntil === null) return <FormattedMessage {...messages.position} values={{ position }} />
  const until = instant(offerUntil, timeZone)
  return <FormattedMessage {...messages.offered} values={{ dog: item.dogName, until }} />
}
