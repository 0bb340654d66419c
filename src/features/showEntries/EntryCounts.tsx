import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowEntryCounts } from '#contract/showEntries'
import { Figures } from '../../ui/kit/Figures'
import { messages } from './messages'

/** How full a show is, in four numbers. */
export const EntryCounts = ({ counts }: { counts: ShowEntryCounts }) => {
  const { formatMessage } = useIntl()
  const { capacity, paid, held, waiting, refundsDue } = counts
  const figures = [
    { id: 'paid', figure: paid, label: <FormattedMessage {...messages.places} values={{ capacity }} /> },
    { id: 'held', figure: held, label: <FormattedMessage {...messages.held} /> },
    { id: 'waiting', figure: waiting, label: <FormattedMessage {...messages.waiting} /> },
    { id: 'refundsDue', figure: refundsDue, label: <FormattedMessage {...messages.refundsDue} /> },
  ]
  return <Figures label={formatMessage(messages.counts)} figures={figures} />
}
