import { chakra } from '@chakra-ui/react'
import { Mail, Undo2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { invitationDays, invitedRoles, type InvitedRole } from '#contract/invitation/invitation'
import { type DeskPerson, InvitePerson } from '#contract/people/people'
import { parse } from '#contract/shared/parse'
import { useInvitePersonMutation, useCancelPersonInvitationMutation } from '../../api/people/peopleApi'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { useFormats } from '../../i18n/useFormats'
import { useCallKey } from '../../store/router/useCallKey'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { Notice } from '../../ui/kit/Notice'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { Section } from '../../ui/kit/Section'
import { TextField } from '../../ui/kit/TextField'
import { useReauthentication } from '../account/shared/useReauthentication'
import { personMessages as messages } from './messages'

const roleNames = { judge: messages.asJudge, approver: messages.asApprover }
const initially: InvitedRole = 'judge'

const Invited = ({ id, invitation }: { id: string; invitation: NonNullable<DeskPerson['invitation']> }) => {
  const { localMoment } = useFormats()
  const [cancel, { isLoading }] = useCancelPersonInvitationMutation(useCallKey(`cancel invitation ${id}`))
  const { role, email, expiresAt } = invitation
  return (
    <Notice
      action={
        <Button variant="outline" icon={<Undo2 aria-hidden />} pending={isLoading} onClick={() => void cancel(id)}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      }
    >
      <FormattedMessage
        {...messages.sent}
        values={{ role, email: <bdi>{email}</bdi>, day: localMoment(expiresAt).day }}
      />
    </Notice>
  )
}

const InviteForm = ({ person: { id, email } }: { person: DeskPerson }) => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, failure, ...form } = useFormMutation(useInvitePersonMutation, {
    form: `invite-person/${id}`,
    base: { email: email ?? '', role: initially, ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: { email: formatMessage(messages.email), role: formatMessage(messages.role), ...reauthentication.labels },
    parse: (values) => {
      const known = parse(InvitePerson, reauthentication.read(values))
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
  })
  return (
    <Form form={form} variant="outline" icon={<Mail aria-hidden />} action={<FormattedMessage {...messages.invite} />}>
      <TextField
        type="email"
        autoComplete="off"
        hint={formatMessage(messages.emailHint, { days: invitationDays.judge })}
        {...of('email')}
      />
      <RadioGroup
        {...of('role')}
        options={invitedRoles.map((role) => ({ value: role, label: formatMessage(roleNames[role]) }))}
      />
      {reauthentication.fields(of)}
      {failure?.code === 'person_linked' && <FormError>{failure.message}</FormError>}
    </Form>
  )
}

/** Whose account a person has, and the way to invite one. */
export const PersonAccount = ({ person }: { person: DeskPerson }) => {
  const { id, name, email, hasAccount, invitation } = person
  return (
    <Section heading={<FormattedMessage {...messages.account} />}>
      <chakra.p marginBottom="4">
        {hasAccount ? (
          <>
            <FormattedMessage {...messages.linked} values={{ email: <bdi>{email}</bdi> }} />{' '}
            <FormattedMessage {...messages.anotherRole} />
          </>
        ) : (
          <FormattedMessage {...messages.noAccountText} values={{ name }} />
        )}
      </chakra.p>
      {invitation ? <Invited id={id} invitation={invitation} /> : <InviteForm person={person} />}
    </Section>
  )
}
