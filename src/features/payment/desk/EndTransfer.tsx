import { FormattedMessage } from 'react-intl'
import type { AwaitedTransfer } from '#contract/payment/bankTransfer'
import { useEndTransferMutation } from '../../../api/payment/deskTransferApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Dialog } from '../../../ui/kit/Dialog'
import { endMessages as messages } from './messages'

/** Call key of the mutation, shared with Outcome. */
export const endCall = 'end-transfer'

/** Confirms the cancellation of a purchase that expects a transfer, and says what it releases. */
export const EndTransfer = ({ transfer, onClose }: { transfer: AwaitedTransfer; onClose: () => void }) => {
  const [end, ended] = useEndTransferMutation(useCallKey(endCall))
  const { reference, payer, places, discountCode } = transfer
  const confirm = async () => {
    if ('data' in (await end(reference))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      irreversible
      title={<FormattedMessage {...messages.title} values={{ reference }} />}
      text={<FormattedMessage {...messages.text} values={{ places, payer }} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending: ended.isLoading,
        onConfirm: () => void confirm(),
      }}
    >
      {discountCode !== null && (
        <p>
          <FormattedMessage {...messages.code} values={{ code: discountCode }} />
        </p>
      )}
    </Dialog>
  )
}
