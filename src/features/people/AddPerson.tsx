import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { PersonDraft } from '#contract/people/people'
import { limits } from '#contract/shared/limits'
import { fill, paths } from '#contract/shared/paths'
import { parse } from '#contract/shared/parse'
import { useAddPersonMutation } from '../../api/people/peopleApi'
import { useFormMutation } from '../../forms/useFormMutation'
import { Dialog } from '../../ui/kit/Dialog'
import { TextField } from '../../ui/kit/TextField'
import { messages } from './messages'

/** Asks for the name of a person whom shows will name, and leads to their page. */
export const AddPerson = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { of, press, leave, pending } = useFormMutation(useAddPersonMutation, {
    form: 'add-person',
    base: { name: '' },
    labels: { name: formatMessage(messages.name) },
    parse: (values) => parse(PersonDraft, values),
    onSent: (_data, { id }) => void navigate(fill(paths.deskPerson, { id })),
  })
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.addOpen} />}
      confirm={{
        action: <FormattedMessage {...messages.add} />,
        keep: <FormattedMessage {...messages.cancel} />,
        pending,
        onConfirm: press,
      }}
    >
      <TextField
        autoComplete="off"
        maxLength={limits.nameMax}
        hint={formatMessage(messages.nameHint)}
        {...of('name')}
      />
    </Dialog>
  )
}
