import { chakra } from '@chakra-ui/react'
import { Check, Undo2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { ShowReturn } from '#contract/show/desk'
import type { DeskProposal } from '#contract/show/proposal'
import { failureOf } from '../../../api/failureOf'
import {
  useAgreeToProposalMutation,
  useReturnProposalMutation,
  useWithdrawProposalMutation,
} from '../../../api/show/proposalApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { proposalMessages as messages } from './proposalMessages'
import { ShowChanges } from './ShowChanges'

interface Props {
  slug: string
  proposal: DeskProposal
}

const Reason = chakra('blockquote', { base: { marginTop: '2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })
const Part = chakra('div', { base: { marginTop: '4' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })

const ReturnForm = ({ slug, proposal: { id } }: Props) => {
  const { formatMessage } = useIntl()
  const { of, answer, failure, ...form } = useFormMutation(useReturnProposalMutation, {
    form: `return-proposal/${slug}`,
    base: { remarks: '' },
    labels: { remarks: formatMessage(messages.remarks) },
    invalid: { remarks: formatMessage(messages.remarksShort) },
    parse: (values) => {
      const known = parse(ShowReturn, values)
      return known.success ? { success: true, data: { ...known.data, slug, id } } : known
    },
  })
  return (
    <Form form={form} action={<FormattedMessage {...messages.return} />} icon={<Undo2 aria-hidden />} variant="outline">
      <TextAreaField {...of('remarks')} maxLength={limits.reasonMax} hint={formatMessage(messages.remarksHint)} />
    </Form>
  )
}

const Decisions = ({ decisions }: Pick<DeskProposal, 'decisions'>) => {
  const { formatMessage } = useIntl()
  return (
    <RowList>
      {decisions.map(({ name, own, hasAgreed }, index) => (
        <Row
          key={index}
          title={<bdi>{own ? formatMessage(messages.you, { name }) : name}</bdi>}
          tags={
            <StateTag tone={hasAgreed ? 'success' : 'warning'}>
              {formatMessage(hasAgreed ? messages.agreed : messages.undecided)}
            </StateTag>
          }
        />
      ))}
    </RowList>
  )
}

const Steps = ({ slug, proposal: { id, steps } }: Props) => {
  const [agree, agreed] = useAgreeToProposalMutation(useCallKey(`agree to proposal ${slug}`))
  const [withdraw, withdrawn] = useWithdrawProposalMutation(useCallKey(`withdraw proposal ${slug}`))
  const failure = failureOf(agreed) ?? failureOf(withdrawn)
  return (
    <>
      {failure && <FormError>{failure.message}</FormError>}
      <Buttons>
        {steps.includes('agree') && (
          <Button icon={<Check aria-hidden />} pending={agreed.isLoading} onClick={() => void agree({ slug, id })}>
            <FormattedMessage {...messages.agree} />
          </Button>
        )}
        {steps.includes('withdraw') && (
          <Button variant="outline" pending={withdrawn.isLoading} onClick={() => void withdraw({ slug, id })}>
            <FormattedMessage {...messages.withdraw} />
          </Button>
        )}
      </Buttons>
    </>
  )
}

const Read = ({ slug, proposal }: Props) => {
  const { localMoment } = useFormats()
  const { formatMessage } = useIntl()
  const { by, madeAt, why, decisions, entries, steps } = proposal
  const { day, time } = localMoment(madeAt)
  return (
    <Section heading={<FormattedMessage {...messages.title} />}>
      <p>
        <FormattedMessage
          {...messages.made}
          values={{ by: <bdi>{by ?? formatMessage(messages.unknown)}</bdi>, day, time }}
        />
      </p>
      {why !== '' && <Reason>{why}</Reason>}
      <ShowChanges difference={proposal} />
      <Part>
        <p>
          <FormattedMessage {...messages.entries} values={{ entries }} />
        </p>
      </Part>
      <Part>
        <Decisions decisions={decisions} />
      </Part>
      <Steps slug={slug} proposal={proposal} />
      {steps.includes('return') && (
        <Part>
          <ReturnForm slug={slug} proposal={proposal} />
        </Part>
      )}
    </Section>
  )
}

/** A change that a published show waits for: what differs, whose agreement is missing, and the reader's own decision. */
export const Proposal = (props: Props) => (
  <MessagesOf part="show.edit">
    <Read {...props} />
  </MessagesOf>
)
