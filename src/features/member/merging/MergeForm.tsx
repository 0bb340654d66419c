import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { mergeFacts, MergeMembers, MergeParams, type MergeFact, type MergePreview } from '#contract/member/merging'
import * as z from 'zod/mini'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { fill, paths } from '#contract/shared/paths'
import { useMergeMembersMutation } from '../../../api/member/mergingApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { Section } from '../../../ui/kit/Section'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import { helpMessages } from '../page/messages'
import { recordMessages } from '../shared/recordMessages'
import { ComparedAccounts } from './ComparedAccounts'
import { factMessages, messages } from './messages'
import { useFactText } from './useFactText'

const Choices = chakra('div', { base: { display: 'grid', gap: '4' } })

const Wanted = z.object({ ...MergeParams.shape, ...MergeMembers.shape })

const ownFacts: Record<MergeFact, 'kept' | 'merged'> = {
  name: 'kept',
  phone: 'kept',
  address: 'kept',
  emergency: 'kept',
  birthDate: 'kept',
  locale: 'kept',
}

/** Compares two accounts, chooses between facts that differ, and merges them; their page is the kept one's then. */
export const MergeForm = ({ preview }: { preview: MergePreview }) => {
  const { kept, merged, fingerprint } = preview
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const factText = useFactText()
  const reauthentication = useReauthentication()
  const differing = mergeFacts.filter((fact) => {
    const [own, other] = [factText(kept, fact), factText(merged, fact)]
    return own !== '' && other !== '' && own !== other
  })
  const taken = (chosen: Record<MergeFact, string>) => differing.filter((fact) => chosen[fact] === 'merged')
  const memberPage = fill(paths.deskMember, { id: kept.id })
  const { of, failure, values, ...form } = useFormMutation(useMergeMembersMutation, {
    form: `merge-members/${kept.id}/${merged.id}`,
    base: { ...ownFacts, reason: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: {
      ...Object.fromEntries(differing.map((fact) => [fact, formatMessage(factMessages[fact])])),
      reason: formatMessage(messages.reason),
      ...reauthentication.labels,
    },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    parse: (typed) =>
      parse(Wanted, {
        ...reauthentication.read(typed),
        id: kept.id,
        otherId: merged.id,
        fingerprint,
        take: taken(typed),
      }),
    onSent: () => void navigate(memberPage),
  })
  return (
    <Form
      form={form}
      variant="danger"
      action={<FormattedMessage {...messages.action} />}
      aside={
        <Button asChild variant="quiet">
          <Link to={memberPage}>
            <FormattedMessage {...helpMessages.keep} />
          </Link>
        </Button>
      }
    >
      {differing.length > 0 && (
        <Section heading={<FormattedMessage {...messages.choose} />}>
          <Choices>
            {differing.map((fact) => (
              <RadioGroup
                key={fact}
                {...of(fact)}
                value={values[fact]}
                options={[
                  { value: 'kept', label: <bdi>{factText(kept, fact)}</bdi> },
                  { value: 'merged', label: <bdi>{factText(merged, fact)}</bdi> },
                ]}
              />
            ))}
          </Choices>
        </Section>
      )}
      <ComparedAccounts preview={preview} take={taken(values)} />
      <TextAreaField hint={formatMessage(messages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {reauthentication.fields(of)}
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormError>
          {failure.code === 'consequences_changed' ? <FormattedMessage {...messages.changed} /> : failure.message}
        </FormError>
      )}
    </Form>
  )
}
