import { FormattedMessage } from 'react-intl'
import {
  useConfirmTransferMutation,
  useEndTransferMutation,
  useMarkTransferSentMutation,
} from '../../../api/payment/deskTransferApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Notice } from '../../../ui/kit/Notice'
import { endCall } from './EndTransfer'
import { endMessages, recordMessages, refundMessages } from './messages'
import { recordCall } from './RecordTransfer'
import { sentCall } from './RefundList'

/** The result of the last action on this screen. */
export const Outcome = () => {
  const [, recorded] = useConfirmTransferMutation(useCallKey(recordCall))
  const [, ended] = useEndTransferMutation(useCallKey(endCall))
  const [, sent] = useMarkTransferSentMutation(useCallKey(sentCall))
  const [last] = [recorded, ended, sent]
    .filter(({ isSuccess }) => isSuccess)
    .toSorted((a, b) => (b.fulfilledTimeStamp ?? 0) - (a.fulfilledTimeStamp ?? 0))
  if (!last) return null
  const late = last === recorded && recorded.data?.outcome === 'refunded'
  return (
    <Notice tone={late ? 'warning' : 'info'}>
      {last === recorded ? (
        <FormattedMessage
          {...recordMessages[late ? 'refunded' : 'paid']}
          values={{ reference: recorded.data?.reference }}
        />
      ) : (
        <FormattedMessage {...(last === ended ? endMessages : refundMessages).done} />
      )}
    </Notice>
  )
}
