import { FormattedMessage } from 'react-intl'
import { RemoveFactor as Wanted } from '#contract/member/member'
import { useRemoveMemberFactorMutation } from '../../../api/member/memberApi'
import type { DialogOfMember } from './dialogOfMember'
import { helpMessages as messages } from './messages'
import { ProofDialog } from './ProofDialog'

/** Takes the second factor from a member who has lost it. */
export const RemoveFactor = ({ member: { id, memberName }, onClose }: DialogOfMember) => (
  <ProofDialog
    id={id}
    form={`remove-factor/${id}`}
    useMutation={useRemoveMemberFactorMutation}
    schema={Wanted}
    reason={messages.proof}
    irreversible
    title={<FormattedMessage {...messages.factorTitle} values={{ name: memberName }} />}
    text={<FormattedMessage {...messages.factorText} />}
    action={<FormattedMessage {...messages.factorAction} />}
    onClose={onClose}
  />
)
