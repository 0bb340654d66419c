import { FormattedMessage } from 'react-intl'
import type { PublicProposal as Proposed } from '#contract/show/proposal'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Notice } from '../../ui/kit/Notice'
import { ShowChanges } from './desk/ShowChanges'
import { proposalMessages as messages } from './desk/proposalMessages'

/** A change that members read of before its approvers have agreed. */
export const PublicProposal = ({ proposal }: { proposal: Proposed }) => (
  <MessagesOf part="show.edit">
    <Notice tone="warning">
      <strong>
        <FormattedMessage {...messages.public} />
      </strong>
      {proposal.why !== '' && <p>{proposal.why}</p>}
      <ShowChanges difference={proposal} />
    </Notice>
  </MessagesOf>
)
