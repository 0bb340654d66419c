import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { familyMost, type FamilyMember } from '#contract/member/family'
import type { DeskMember } from '#contract/member/member'
import { fill, paths } from '#contract/shared/paths'
import { useRemoveFromFamilyMutation } from '../../../api/member/memberApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { Row } from '../../../ui/kit/Row'
import { RowAction } from '../../../ui/kit/RowAction'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { AddToFamily } from './AddToFamily'
import { familyMessages as messages } from './familyMessages'

const Add = chakra('div', { base: { marginTop: '4' } })

const PersonLink = ({ person: { id, memberName } }: { person: FamilyMember }) => (
  <TextLink asChild>
    <Link to={fill(paths.deskMember, { id })}>
      <bdi>{memberName}</bdi>
    </Link>
  </TextLink>
)

const Remove = ({ payerId, person: { id, memberName: name } }: { payerId: string; person: FamilyMember }) => {
  const { formatMessage } = useIntl()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'removeFromFamily', of: id })
  const [remove, removed] = useRemoveFromFamilyMutation(useCallKey(`remove ${id} from a family`))
  const confirm = async () => {
    const { error } = await remove({ id: payerId, memberId: id })
    if (!error) setOpen(false)
  }
  return (
    <>
      <RowAction label={formatMessage(messages.removeNamed, { name })} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.remove} />
      </RowAction>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={<FormattedMessage {...messages.removeTitle} values={{ name }} />}
          text={<FormattedMessage {...messages.removeText} />}
          confirm={{
            action: <FormattedMessage {...messages.remove} />,
            keep: <FormattedMessage {...messages.keep} />,
            pending: removed.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}

/** Whose membership a member pays for, or who pays for theirs. */
export const MemberFamily = ({ member }: { member: DeskMember }) => {
  const { id, kind, own, renewalDate, terms, family } = member
  const { payer, members } = family
  const { longDay } = useFormats()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'addToFamily', of: id })
  const pays = kind === 'family' && payer === null && renewalDate !== null && renewalDate >= terms.today
  if (!payer && !pays && members.length === 0) return null
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      {payer && (
        <p>
          <FormattedMessage {...messages.paidBy} values={{ name: <PersonLink person={payer} /> }} />
        </p>
      )}
      {pays && members.length === 0 && (
        <p>
          <FormattedMessage {...messages.empty} />
        </p>
      )}
      {members.length > 0 && (
        <RowList>
          {members.map((person) => (
            <Row
              key={person.id}
              title={<PersonLink person={person} />}
              facts={
                person.renewalDate !== null && (
                  <FormattedMessage {...messages.until} values={{ day: longDay(person.renewalDate) }} />
                )
              }
              end={!own && <Remove payerId={id} person={person} />}
            />
          ))}
        </RowList>
      )}
      {pays && !own && members.length < familyMost && (
        <Add>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <FormattedMessage {...messages.open} />
          </Button>
        </Add>
      )}
      {isOpen && <AddToFamily member={member} onClose={() => setOpen(false)} />}
    </Section>
  )
}
