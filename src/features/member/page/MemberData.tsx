import { chakra } from '@chakra-ui/react'
import { Download, Trash2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isAdmin } from '#contract/access/caller'
import type { DeskMember } from '#contract/member/member'
import { useSaveMemberDataMutation } from '../../../api/member/letterApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { Button } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Section'
import { DeleteMember } from './DeleteMember'
import { dataMessages as messages } from './messages'
import { saveDataCall, SaveMemberData } from './SaveMemberData'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })

/** Answers a member's letter: makes a file of what is kept about them, or deletes the account. */
export const MemberData = ({ member }: { member: DeskMember }) => {
  const { id, own } = member
  const [, saved] = useSaveMemberDataMutation(useCallKey(saveDataCall(id)))
  const deleting: DialogOverlay = { kind: 'dialog', dialog: 'deleteMember', of: id }
  const save = useOpen({ kind: 'dialog', dialog: 'saveMemberData', of: id })
  const remove = useOpen(deleting)
  if (own || isAdmin(member)) return null
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <Actions>
        <Button
          variant="outline"
          dense
          icon={<Download aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => save.setOpen(true)}
        >
          <FormattedMessage {...messages.openSave} />
        </Button>
        <Button
          variant="outline"
          dense
          icon={<Trash2 aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => remove.setOpen(true)}
        >
          <FormattedMessage {...messages.openDelete} />
        </Button>
      </Actions>
      <p role="status">{saved.isSuccess && <FormattedMessage {...messages.saved} />}</p>
      {save.isOpen && <SaveMemberData member={member} onClose={() => save.setOpen(false)} />}
      {remove.isOpen && <DeleteMember dialog={deleting} member={member} onClose={() => remove.setOpen(false)} />}
    </Section>
  )
}
