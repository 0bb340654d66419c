import { FormattedMessage, useIntl } from 'react-intl'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import { useLeaveWaitingListMutation } from '../../../api/waiting/waitingListApi'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { Dialog } from '../../../ui/kit/Dialog'
import { waitingMessages as messages } from './waitingMessages'

const leaving = {
  button: messages.leave,
  label: messages.leaveOne,
  title: messages.leaveTitle,
  text: messages.leaveText,
  action: messages.leaveAction,
  keep: messages.leaveKeep,
}
const declining = {
  button: messages.decline,
  label: messages.declineOne,
  title: messages.declineTitle,
  text: messages.declineText,
  action: messages.declineAction,
  keep: messages.declineKeep,
}

/** Takes a dog off a waiting list, or declines its place, after a question: the position is lost. */
export const LeaveWaiting = ({ entry: { id, item, state } }: { entry: WaitingEntry }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const [leave, { isLoading }] = useLeaveWaitingListMutation({ fixedCacheKey: `leave ${id}` })
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'leaveWaiting', of: id })
  const texts = state === 'offered' ? declining : leaving
  const { dogName: dog, startTime: time, ring, showName: show, date } = item
  const confirmed = async () => {
    // Closed first: the row goes, and with it what would give the focus back.
    setOpen(false)
    await leave(id)
  }
  return (
    <>
      <RowAction label={formatMessage(texts.label, { dog, time })} onClick={() => setOpen(true)}>
        <FormattedMessage {...texts.button} />
      </RowAction>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage {...texts.title} values={{ dog }} />}
        text={<FormattedMessage {...texts.text} values={{ show, day: longDay(date), time, ring }} />}
        confirm={{
          action: <FormattedMessage {...texts.action} />,
          keep: <FormattedMessage {...texts.keep} />,
          pending: isLoading,
          onConfirm: () => void confirmed(),
        }}
      />
    </>
  )
}
