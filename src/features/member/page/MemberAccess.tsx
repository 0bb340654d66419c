import { chakra } from '@chakra-ui/react'
import { Ban, LogOut, Merge } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isAdmin } from '#contract/access/caller'
import type { DeskMember } from '#contract/member/member'
import { useEndSessionsOfMutation } from '../../../api/account/sessionsApi'
import { useUnblockMemberMutation } from '../../../api/member/memberApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { chooseMessages } from '../merging/messages'
import { BlockMember } from './BlockMember'
import { MergeMember } from './MergeMember'
import { blockMessages as messages } from './messages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })

/** Since when and why a member is kept from logging in, and the way to let them in again. */
export const Blocked = ({ member: { id, blocked } }: { member: DeskMember }) => {
  const { longDay } = useFormats()
  const [unblock, { isLoading }] = useUnblockMemberMutation(useCallKey(`unblock ${id}`))
  if (!blocked) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="outline" pending={isLoading} onClick={() => void unblock(id)}>
          <FormattedMessage {...messages.unblock} />
        </Button>
      }
    >
      <FormattedMessage
        {...messages.since}
        values={{ day: longDay(blocked.since), reason: <bdi>{blocked.reason}</bdi> }}
      />
    </Notice>
  )
}

/** Logs a member out everywhere, and keeps them out. */
export const MemberAccess = ({ member }: { member: DeskMember }) => {
  const { id, email, own, blocked } = member
  const [logOut, loggedOut] = useEndSessionsOfMutation(useCallKey(`log out ${id}`))
  const block = useOpen({ kind: 'dialog', dialog: 'blockMember', of: id })
  const merge = useOpen({ kind: 'dialog', dialog: 'mergeMember', of: id })
  if (own) return null
  return (
    <>
      <Actions>
        <Button
          variant="outline"
          dense
          icon={<LogOut aria-hidden />}
          pending={loggedOut.isLoading}
          onClick={() => void logOut({ email })}
        >
          <FormattedMessage {...messages.logOut} />
        </Button>
        {!blocked && !isAdmin(member) && (
          <Button
            variant="outline"
            dense
            icon={<Ban aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => block.setOpen(true)}
          >
            <FormattedMessage {...messages.open} />
          </Button>
        )}
        <Button
          variant="outline"
          dense
          icon={<Merge aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => merge.setOpen(true)}
        >
          <FormattedMessage {...chooseMessages.open} />
        </Button>
      </Actions>
      <p role="status">
        {loggedOut.data && <FormattedMessage {...messages.loggedOut} values={{ count: loggedOut.data.ended }} />}
      </p>
      {merge.isOpen && <MergeMember member={member} onClose={() => merge.setOpen(false)} />}
      {block.isOpen && <BlockMember member={member} onClose={() => block.setOpen(false)} />}
    </>
  )
}
