import { CalendarPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ClassesForDog } from '#contract/entry/addAtDesk'
import { useGetDeskMemberQuery } from '../../../api/member/memberApi'
import { useGetPlansQuery } from '../../../api/membership/membershipApi'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { RecordMembership } from '../../member/shared/RecordMembership'
import { messages } from './messages'

const renewable = ['membership_ends_before', 'membership_paused']

const Renew = ({ id, name }: { id: string; name: string }) => {
  const dialog: DialogOverlay = { kind: 'dialog', dialog: 'recordMembership', of: id }
  const { isOpen, setOpen } = useOpen(dialog)
  const owner = useGetDeskMemberQuery(id, { skip: !isOpen })
  const prices = useGetPlansQuery(undefined, { skip: !isOpen })
  const [member, plans] = [owner.currentData, prices.data]
  const failed = [owner, prices].filter(({ isError }) => isError)
  const open = () => {
    setOpen(true)
    for (const query of failed) void query.refetch()
  }
  return (
    <Notice
      tone="warning"
      action={
        <Button
          variant="outline"
          icon={<CalendarPlus aria-hidden />}
          aria-haspopup="dialog"
          pending={isOpen && failed.length === 0 && !(member && plans)}
          onClick={open}
        >
          <FormattedMessage {...messages.renew} />
        </Button>
      }
    >
      <FormattedMessage {...messages.renewText} values={{ member: <bdi>{name}</bdi> }} />
      {isOpen && failed.length > 0 && (
        <FormError>
          <FormattedMessage {...messages.renewFailed} />
        </FormError>
      )}
      {isOpen && member && plans && (
        <MessagesOf part="member">
          <RecordMembership dialog={dialog} member={member} plans={plans} onClose={() => setOpen(false)} />
        </MessagesOf>
      )}
    </Notice>
  )
}

/** For the owner of a dog whose membership does not reach to the show: a way to take the fee before the entries. */
export const RenewOwner = ({ known: { classes, memberId, memberName } }: { known: ClassesForDog }) => {
  const needed = classes.some(({ reasons }) => reasons.some(({ code }) => renewable.includes(code)))
  return needed && memberId !== null && <Renew id={memberId} name={memberName} />
}
