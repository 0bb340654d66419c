import { FormattedMessage } from 'react-intl'
import { ActForMember as Wanted } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { useActForMemberMutation } from '../../../api/member/memberApi'
import type { DialogOfMember } from './dialogOfMember'
import { helpMessages as messages } from './messages'
import { ProofDialog } from './ProofDialog'

/** Begins to act for a member. The page shows the member's portal next. */
export const ActForMember = ({ member: { id, memberName }, onClose }: DialogOfMember) => (
  <ProofDialog
    id={id}
    form={`act-for-member/${id}`}
    useMutation={useActForMemberMutation}
    schema={Wanted}
    reason={messages.actingReason}
    title={<FormattedMessage {...messages.actingTitle} values={{ name: memberName }} />}
    text={<FormattedMessage {...messages.actingText} values={{ minutes: limits.actingMinutes }} />}
    action={<FormattedMessage {...messages.actingAction} />}
    onClose={onClose}
  />
)
