import { Send } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { useSendDogInvitationMutation } from '../../../api/dog/dogSharingApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Dialog } from '../../../ui/kit/Dialog'
import { TextField } from '../../../ui/kit/TextField'
import { messages as changeMessages } from '../form/changeMessages'
import { readDraft } from './readDraft'
import { sharingMessages as messages } from './sharingMessages'

interface Props {
  dog: Dog
  open: boolean
  onClose: () => void
}

/** Offers a dog to its next owner: the dog's name is typed, and nothing changes before they accept. */
export const TransferDialog = ({ dog, open, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { of, press, pending, leave } = useFormMutation(useSendDogInvitationMutation, {
    form: 'transferDog',
    record: { id: dog.id, version: dog.version },
    base: { email: '', typedName: '' },
    labels: { email: formatMessage(messages.newOwner), typedName: formatMessage(changeMessages.typeName) },
    invalid: { typedName: formatMessage(changeMessages.typeNameWrong, { dog: dog.name }) },
    idPrefix: 'transfer-',
    parse: ({ email, typedName }) => {
      const known = readDraft(dog.slug, { kind: 'owner', email })
      if (typedName.trim() === dog.name) return known
      return { success: false, fields: { ...(known.success ? {} : known.fields), typedName: 'invalid' } }
    },
    onSent: onClose,
  })
  return (
    <Dialog
      open={open}
      onClose={() => {
        leave()
        onClose()
      }}
      irreversible
      title={formatMessage(messages.transferTitle, { dog: dog.name })}
      text={<FormattedMessage {...messages.transferText} values={{ dog: dog.name }} />}
      confirm={{
        action: <FormattedMessage {...messages.send} />,
        icon: <Send aria-hidden />,
        pending,
        onConfirm: press,
      }}
    >
      <p>
        <FormattedMessage {...messages.transferKept} values={{ dog: dog.name }} />
      </p>
      <TextField type="email" autoComplete="off" {...of('email')} />
      <TextField autoComplete="off" {...of('typedName')} />
    </Dialog>
  )
}
