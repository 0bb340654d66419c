import { chakra } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { type Household, HouseholdRequest } from '#contract/account/household'
import { parse } from '#contract/shared/parse'
import {
  useAgreeToHouseholdMutation,
  useAskHouseholdMutation,
  useEndHouseholdMutation,
  useGetHouseholdQuery,
} from '../../../api/account/householdApi'
import { failureOf } from '../../../api/failureOf'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { defineMessages } from '../../../i18n/defineMessages'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { FormError } from '../../../ui/kit/FormError'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextField } from '../../../ui/kit/TextField'
import { useLostFocus } from '../../../ui/kit/useLostFocus'

const messages = defineMessages({
  heading: { id: 'account.household.heading', defaultMessage: 'Household' },
  text: {
    id: 'account.household.text',
    defaultMessage:
      'Tell us if you live with another member. We only use it to make sure that no one judges or approves for someone they live with.',
  },
  loading: { id: 'account.household.loading', defaultMessage: 'Loading your household' },
  failed: { id: 'account.household.failed', defaultMessage: 'Couldn’t load your household' },
  failedText: { id: 'account.household.failedText', defaultMessage: 'Check your connection and try again.' },
  member: { id: 'account.household.member', defaultMessage: 'Confirmed by both of you' },
  sent: { id: 'account.household.sent', defaultMessage: 'Waiting for their answer' },
  received: { id: 'account.household.received', defaultMessage: 'Says you live together' },
  agree: { id: 'account.household.agree', defaultMessage: 'Yes' },
  agreeOf: { id: 'account.household.agreeOf', defaultMessage: 'Yes, I live with {name}' },
  decline: { id: 'account.household.decline', defaultMessage: 'No' },
  declineOf: { id: 'account.household.declineOf', defaultMessage: 'No, I don’t live with {name}' },
  end: { id: 'account.household.end', defaultMessage: 'Remove' },
  endOf: { id: 'account.household.endOf', defaultMessage: 'Remove {name} from your household' },
  takeBack: { id: 'account.household.takeBack', defaultMessage: 'Cancel request' },
  takeBackOf: { id: 'account.household.takeBackOf', defaultMessage: 'Cancel your request to {name}' },
  email: { id: 'account.household.email', defaultMessage: 'Email of someone you live with' },
  emailHint: {
    id: 'account.household.emailHint',
    defaultMessage: 'If they have an account with this address, we’ll ask them to confirm.',
  },
  ask: { id: 'account.household.ask', defaultMessage: 'Send request' },
})

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

interface EndProps {
  id: string
  name: string
  label: MessageDescriptor
  of: MessageDescriptor
}

const End = ({ id, name, label, of }: EndProps) => {
  const { formatMessage } = useIntl()
  const [end, { isLoading }] = useEndHouseholdMutation(useCallKey(`end household ${id}`))
  return (
    <Button
      dense
      variant="quiet"
      pending={isLoading}
      aria-label={formatMessage(of, { name })}
      onClick={() => void end(id)}
    >
      <FormattedMessage {...label} />
    </Button>
  )
}

const Agree = ({ id, name }: { id: string; name: string }) => {
  const { formatMessage } = useIntl()
  const [agree, { isLoading }] = useAgreeToHouseholdMutation(useCallKey(`agree to household ${id}`))
  return (
    <Button
      dense
      variant="outline"
      pending={isLoading}
      aria-label={formatMessage(messages.agreeOf, { name })}
      onClick={() => void agree(id)}
    >
      <FormattedMessage {...messages.agree} />
    </Button>
  )
}

const Known = ({ household: { members, sent, received } }: { household: Household }) => {
  const { formatMessage } = useIntl()
  const said = (message: MessageDescriptor) => formatMessage(message)
  return (
    <RowList>
      {received.map(({ id, memberName: name }) => (
        <Row
          key={id}
          title={<bdi>{name}</bdi>}
          facts={said(messages.received)}
          end={
            <Buttons>
              <Agree id={id} name={name} />
              <End id={id} name={name} label={messages.decline} of={messages.declineOf} />
            </Buttons>
          }
        />
      ))}
      {members.map(({ id, memberName: name }) => (
        <Row
          key={id}
          title={<bdi>{name}</bdi>}
          facts={said(messages.member)}
          end={<End id={id} name={name} label={messages.end} of={messages.endOf} />}
        />
      ))}
      {sent.map(({ id, email }) => (
        <Row
          key={id}
          title={<bdi>{email}</bdi>}
          facts={said(messages.sent)}
          end={<End id={id} name={email} label={messages.takeBack} of={messages.takeBackOf} />}
        />
      ))}
    </RowList>
  )
}

const AskForm = () => {
  const { formatMessage } = useIntl()
  const { of, failure, ...form } = useFormMutation(useAskHouseholdMutation, {
    form: 'household',
    base: { email: '' },
    labels: { email: formatMessage(messages.email) },
    idPrefix: 'household-',
    parse: (values) => parse(HouseholdRequest, values),
  })
  return (
    <Form form={form} variant="outline" icon={<Mail aria-hidden />} action={<FormattedMessage {...messages.ask} />}>
      <TextField type="email" autoComplete="off" hint={formatMessage(messages.emailHint)} {...of('email')} />
      {failure && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
    </Form>
  )
}

/** Who lives with the reader, as both say; who says so of the reader; and the way to say so of someone. */
export const HouseholdPart = () => {
  const { formatMessage } = useIntl()
  const { data, isError, error, refetch } = useGetHouseholdQuery()
  const part = useLostFocus(data)
  const isEmpty = data && data.members.length + data.sent.length + data.received.length === 0
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      <Stack ref={part} tabIndex={-1}>
        <p>
          <FormattedMessage {...messages.text} />
        </p>
        {data && !isEmpty && <Known household={data} />}
        {data && <AskForm />}
        {!data && isError && failureOf({ error })?.status !== 401 && (
          <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        )}
        {!data && !isError && <SkeletonRows rows={1} label={formatMessage(messages.loading)} />}
      </Stack>
    </Section>
  )
}
