import { FormattedMessage, useIntl } from 'react-intl'
import { SaveMemberData as Wanted } from '#contract/member/letters'
import type { DeskMember } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useSaveMemberDataMutation } from '../../../api/member/letterApi'
import { Form } from '../../../forms/Form'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import { dataMessages as messages, helpMessages, recordMessages } from './messages'

/** The name of the form and of its call, which the page reads to say what came of it. */
export const saveDataCall = (id: string) => `save-member-data/${id}`

/** Saves what is kept about a member who asked for it by letter; the admin shows who asks. */
export const SaveMemberData = ({ member: { id }, onClose }: { member: DeskMember; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, close, failure, ...form } = useRecordDialog(useSaveMemberDataMutation, {
    id,
    form: saveDataCall(id),
    base: { reason: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: { reason: formatMessage(helpMessages.proof), ...reauthentication.labels },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    toSend: reauthentication.read,
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.saveTitle} />}
      text={<FormattedMessage {...messages.saveText} />}
    >
      <Form
        form={form}
        action={<FormattedMessage {...messages.saveAction} />}
        aside={
          <Button variant="quiet" onClick={close}>
            <FormattedMessage {...helpMessages.keep} />
          </Button>
        }
      >
        <TextAreaField hint={formatMessage(helpMessages.proofHint)} maxLength={limits.reasonMax} {...of('reason')} />
        {reauthentication.fields(of)}
        {failure && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
      </Form>
    </Dialog>
  )
}
