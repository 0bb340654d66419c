import { FormattedMessage, useIntl } from 'react-intl'
import { SaveMemberData as Wanted } from '#contract/member/letters'
import type { DeskMember } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useSaveMemberDataMutation } from '../../../api/member/letterApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { Dialog } from '../../../ui/kit/Dialog'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import { ProofForm } from './ProofForm'
import { dataMessages as messages, helpMessages, recordMessages } from './messages'

/** The name of the form and of its call, which the page reads to say what came of it. */
export const saveDataCall = (id: string) => `save-member-data/${id}`

/** Saves what is kept about a member who asked for it by letter; the admin shows who asks. */
export const SaveMemberData = ({ member: { id, getsMails }, onClose }: { member: DeskMember; onClose: () => void }) => {
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
      text={
        <>
          <FormattedMessage {...messages.saveText} />
          {getsMails && (
            <span>
              {' '}
              <FormattedMessage {...messages.saveEmailed} />
            </span>
          )}
        </>
      }
    >
      <ProofForm form={form} failure={failure} onClose={close} action={<FormattedMessage {...messages.saveAction} />}>
        <TextAreaField hint={formatMessage(helpMessages.proofHint)} maxLength={limits.reasonMax} {...of('reason')} />
        {reauthentication.fields(of)}
      </ProofForm>
    </Dialog>
  )
}
