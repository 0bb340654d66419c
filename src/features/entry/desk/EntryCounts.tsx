import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowEntryCounts } from '#contract/entry/desk'
import { Figures } from '../../../ui/kit/Figures'
import { messages } from './messages'

/** How full a show is, in four numbers. */
export const EntryCounts = ({ counts }: { counts: ShowEntryCounts }) => {
  const { formatMessage } = useIntl()
  const { capacity, paid, held, waiting, refundsDue, refundsByHand } = counts
  const figures = [
    { id: 'paid', figure: paid, label: <FormattedMessage {...messages.places} values={{ capacity }} /> },
    { id: 'held', figure: held, label: <FormattedMessage {...messages.held} /> },
    { id: 'waiting', figure: waiting, label: <FormattedMessage {...messages.waiting} /> },
    { id: 'refundsDue', figure: refundsDue, label: <FormattedMessage {...messages.refundsDue} /> },
    ...(refundsByHand > 0
      ? [{ id: 'refundsByHand', figure: refundsByHand, label: <FormattedMessage {...messages.refundsByHand} /> }]
      : []),
  ]
  return <Figures label={formatMessage(messages.counts)} figures={figures} />
}
