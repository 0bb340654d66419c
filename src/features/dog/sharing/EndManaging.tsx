import { UserMinus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import { paths } from '#contract/shared/paths'
import { useRemoveManagerMutation, useStopManagingMutation } from '../../../api/dog/dogSharingApi'
import { failureOf } from '../../../api/failureOf'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { sharingMessages as messages } from './sharingMessages'
import { useCallKey } from '../../../store/router/useCallKey'

/** Ends that someone manages a dog: a button, and a question before it is done. */
export const EndManaging = ({ dog, manager }: { dog: Dog; manager: string }) => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const dialog = useOpen({ kind: 'dialog', dialog: 'endManaging' })
  const [remove, removing] = useRemoveManagerMutation(useCallKey('remove manager'))
  const [stop, stopping] = useStopManagingMutation(useCallKey('stop managing'))
  const [action, title, text, button] = dog.owned
    ? [messages.remove, messages.removeTitle, messages.removeText, messages.remove]
    : [messages.leaveAction, messages.leaveTitle, messages.leaveText, messages.leave]
  const end = async () => {
    const failure = failureOf(await (dog.owned ? remove : stop)(dog.slug))
    dialog.setOpen(false)
    if (!failure && !dog.owned) void navigate(paths.dogs)
  }
  const values = { dog: dog.name, name: manager }
  return (
    <>
      <Button variant="outline" icon={<UserMinus aria-hidden />} onClick={() => dialog.setOpen(true)}>
        <FormattedMessage {...button} values={values} />
      </Button>
      <Dialog
        open={dialog.isOpen}
        onClose={() => dialog.setOpen(false)}
        title={formatMessage(title, values)}
        text={<FormattedMessage {...text} values={values} />}
        confirm={{
          action: <FormattedMessage {...action} />,
          icon: <UserMinus aria-hidden />,
          pending: removing.isLoading || stopping.isLoading,
          onConfirm: () => void end(),
        }}
      />
    </>
  )
}
