import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowEntry } from '#contract/entry/desk'
import { useGiveRefundMutation } from '../../../api/entry/addAtDeskApi'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { Dialog } from '../../../ui/kit/Dialog'
import { deskMessages as messages } from './messages'

/** Says that money was given back by hand: what was paid at the desk, no provider can send. */
export const RefundAction = ({ entry, refund }: { entry: ShowEntry; refund: string }) => {
  const { formatMessage } = useIntl()
  const { id, dog, cls, memberName: member } = entry
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'giveRefund', of: id })
  const [give, given] = useGiveRefundMutation({ fixedCacheKey: `give refund ${id}` })
  const confirm = async () => {
    if ('data' in (await give(id))) setOpen(false)
  }
  return (
    <>
      <RowAction
        label={formatMessage(messages.giveOne, { refund, dog: dog.name, time: cls.startTime })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.give} />
      </RowAction>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={<FormattedMessage {...messages.giveTitle} values={{ refund }} />}
          text={<FormattedMessage {...messages.giveText} values={{ dog: dog.name, member }} />}
          confirm={{
            action: <FormattedMessage {...messages.giveAction} />,
            keep: <FormattedMessage {...messages.notYet} />,
            pending: given.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}
