import { FormattedMessage } from 'react-intl'
import { SaveMemberData as Wanted } from '#contract/member/letters'
import { useSaveMemberDataMutation } from '../../../api/member/letterApi'
import type { DialogOfMember } from './dialogOfMember'
import { dataMessages as messages, helpMessages } from './messages'
import { ProofDialog } from './ProofDialog'

/** The name of the form and of its call, which the page reads to say what came of it. */
export const saveDataCall = (id: string) => `save-member-data/${id}`

/** Saves what is kept about a member who asked for it by letter. */
export const SaveMemberData = ({ member: { id, getsMails }, onClose }: DialogOfMember) => (
  <ProofDialog
    id={id}
    form={saveDataCall(id)}
    useMutation={useSaveMemberDataMutation}
    schema={Wanted}
    reason={helpMessages.proof}
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
    action={<FormattedMessage {...messages.saveAction} />}
    onClose={onClose}
  />
)
