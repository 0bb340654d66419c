import { FormattedMessage } from 'react-intl'
import type { DeskDiscount } from '#contract/purchase/deskDiscounts'
import { useChangeDiscountMutation } from '../../../api/purchase/deskDiscountApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Dialog } from '../../../ui/kit/Dialog'
import { endMessages as messages } from './messages'
import { changeCall } from './Outcome'

/** Ends a code for good, after confirmation. */
export const EndDiscount = ({ discount, onClose }: { discount: DeskDiscount; onClose: () => void }) => {
  const [change, changed] = useChangeDiscountMutation(useCallKey(changeCall))
  const { id, version, discountCode } = discount
  const confirm = async () => {
    if ('data' in (await change({ id, version, step: 'end' }))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      irreversible
      title={<FormattedMessage {...messages.title} values={{ code: discountCode }} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending: changed.isLoading,
        onConfirm: () => void confirm(),
      }}
    />
  )
}
