import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskTransfers } from '#contract/payment/bankTransfer'
import {
  useConfirmTransferMutation,
  useEndTransferMutation,
  useGetDeskTransfersQuery,
  useMarkTransferSentMutation,
} from '../../../api/payment/deskTransferApi'
import { useCallKey } from '../../../store/router/useCallKey'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { Fetched } from '../../desk/shared/Fetched'
import { AwaitedTable } from './AwaitedTable'
import { endCall } from './EndTransfer'
import { endMessages, messages, recordMessages, refundMessages } from './messages'
import { recordCall, RecordTransfer } from './RecordTransfer'
import { RefundList, sentCall } from './RefundList'

/** The result of the last action on this screen. */
const Outcome = () => {
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

/** The sentences about bank transfers, which only admins read. */

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '6', md: '7' } } })
const Hint = chakra('p', { base: { color: 'fg.muted', marginBlock: '2' } })

const dialog: DialogOverlay = { kind: 'dialog', dialog: 'recordTransfer' }

const Lists = ({ known }: { known: DeskTransfers }) => {
  const { formatMessage } = useIntl()
  const { isOpen, setOpen } = useOpen(dialog)
  const { awaited, refundsDue } = known
  const part = useLostFocus(known)
  return (
    <Parts ref={part} tabIndex={-1}>
      <Outcome />
      <div>
        <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FormattedMessage {...recordMessages.open} />
        </Button>
        {isOpen && <RecordTransfer dialog={dialog} onClose={() => setOpen(false)} />}
      </div>
      <Section heading={formatMessage(messages.awaited)}>
        {awaited.length === 0 ? (
          <EmptyState level={3} heading={<FormattedMessage {...messages.noneAwaited} />}>
            <FormattedMessage {...messages.noneAwaitedText} />
          </EmptyState>
        ) : (
          <AwaitedTable awaited={awaited} />
        )}
      </Section>
      <Section heading={formatMessage(refundMessages.heading)}>
        <Hint>
          <FormattedMessage {...(refundsDue.length === 0 ? refundMessages.none : refundMessages.lead)} />
        </Hint>
        {refundsDue.length > 0 && <RefundList refunds={refundsDue} />}
      </Section>
    </Parts>
  )
}

const Transfers = () => {
  const { formatMessage } = useIntl()
  const query = useGetDeskTransfersQuery(undefined, { refetchOnFocus: true })
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
    >
      <Fetched query={query} messages={messages}>
        {(known) => <Lists known={known} />}
      </Fetched>
    </Page>
  )
}

/** /desk/transfers: expected bank transfers and refunds to send by hand. */
export const DeskTransfersScreen = () => (
  <MessagesOf part="payment.desk">
    <Transfers />
  </MessagesOf>
)
