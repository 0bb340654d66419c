import { chakra } from '@chakra-ui/react'
import { AtSign, MailCheck, ShieldOff, UserPen } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isAdmin } from '#contract/access/caller'
import type { DeskMember } from '#contract/member/member'
import { useSendMemberConfirmationMutation, useStopMemberEmailChangeMutation } from '../../../api/member/memberApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { ActForMember } from './ActForMember'
import { ChangeEmail } from './ChangeEmail'
import { helpMessages as messages } from './messages'
import { RemoveFactor } from './RemoveFactor'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })

/** Another address that was requested for a member, and the way to stop it. */
export const EmailChange = ({ member: { id, own, emailChange } }: { member: DeskMember }) => {
  const { longDay } = useFormats()
  const [stop, { isLoading }] = useStopMemberEmailChangeMutation(useCallKey(`stop email change ${id}`))
  if (!emailChange || own) return null
  const { email, changesOn, confirmed } = emailChange
  return (
    <Notice
      action={
        <Button variant="outline" pending={isLoading} onClick={() => void stop(id)}>
          <FormattedMessage {...messages.stop} />
        </Button>
      }
    >
      <FormattedMessage
        {...messages.changing}
        values={{ confirmed: confirmed ? 'yes' : 'no', email: <bdi dir="ltr">{email}</bdi>, day: longDay(changesOn) }}
      />
    </Notice>
  )
}

/**
 * Helps a member: in their portal, in their place, or to log in when an address or a second factor is lost or not confirmed. An admin gets no such help.
 */
export const MemberHelp = ({ member }: { member: DeskMember }) => {
  const { id, own, getsMails, emailConfirmed, twoStep, emailChange, blocked, roles } = member
  const [sendLink, sentLink] = useSendMemberConfirmationMutation(useCallKey(`send confirmation ${id}`))
  const acting = useOpen({ kind: 'dialog', dialog: 'actForMember', of: id })
  const email = useOpen({ kind: 'dialog', dialog: 'changeMemberEmail', of: id })
  const factor = useOpen({ kind: 'dialog', dialog: 'removeMemberFactor', of: id })
  if (own || isAdmin(member) || !getsMails) return null
  return (
    <>
      <Actions>
        {blocked === null && roles.every((role) => role === 'ROLE_USER') && (
          <Button
            variant="outline"
            dense
            icon={<UserPen aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => acting.setOpen(true)}
          >
            <FormattedMessage {...messages.openActing} />
          </Button>
        )}
        {!emailChange && (
          <Button
            variant="outline"
            dense
            icon={<AtSign aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => email.setOpen(true)}
          >
            <FormattedMessage {...messages.openEmail} />
          </Button>
        )}
        {twoStep && (
          <Button
            variant="outline"
            dense
            icon={<ShieldOff aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => factor.setOpen(true)}
          >
            <FormattedMessage {...messages.openFactor} />
          </Button>
        )}
        {!emailConfirmed && (
          <Button
            variant="outline"
            dense
            icon={<MailCheck aria-hidden />}
            pending={sentLink.isLoading}
            onClick={() => void sendLink(id)}
          >
            <FormattedMessage {...messages.resend} />
          </Button>
        )}
      </Actions>
      <p role="status">
        {sentLink.data && (
          <FormattedMessage {...messages.resent} values={{ email: <bdi dir="ltr">{sentLink.data.email}</bdi> }} />
        )}
      </p>
      {acting.isOpen && <ActForMember member={member} onClose={() => acting.setOpen(false)} />}
      {email.isOpen && <ChangeEmail member={member} onClose={() => email.setOpen(false)} />}
      {factor.isOpen && <RemoveFactor member={member} onClose={() => factor.setOpen(false)} />}
    </>
  )
}
