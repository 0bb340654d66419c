import { Mail } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { limits } from '#contract/shared/limits'
import { useSendInvitationMutation } from '../../../api/dog/dogSharingApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { TextField } from '../../../ui/kit/TextField'
import { readDraft } from './readDraft'
import { sharingMessages as messages } from './sharingMessages'

/** Invites a manager by email. */
export const InviteForm = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { of, ...form } = useFormMutation(useSendInvitationMutation, {
    form: 'inviteManager',
    record: { id: dog.id, version: dog.version },
    base: { email: '' },
    labels: { email: formatMessage(messages.email) },
    idPrefix: 'manager-',
    read: ({ email }) => readDraft(dog.slug, { kind: 'manager', email }),
  })
  const hint = formatMessage(messages.emailHint, { dog: dog.name, days: limits.dogInvitationDays })
  return (
    <Form form={form} variant="outline" icon={<Mail aria-hidden />} action={<FormattedMessage {...messages.invite} />}>
      <TextField type="email" autoComplete="off" hint={hint} {...of('email')} />
    </Form>
  )
}
