import { FormattedMessage } from 'react-intl'
import type { AwaitedTransfer } from '#contract/bankTransfer'
import { useEndTransferMutation } from '../../api/deskTransferApi'
import { useCallKey } from '../../store/router/useCallKey'
import { Dialog } from '../../ui/kit/Dialog'
import { endMessages as messages } from './messages'

/** The name of the call, by which the screen finds what became of the last one. */
export const endCall = 'end-transfer'

/** Asks whether to wait no longer for a transfer, and says what becomes free and who is told. */
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
