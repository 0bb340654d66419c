import { chakra } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { type DeskShow, ShowReturn } from '#contract/show/desk'
import { failureOf } from '../../../api/failureOf'
import { useTakeShowStepMutation } from '../../../api/show/deskShowApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { Section } from '../../../ui/kit/Section'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { showMessages as messages } from './messages'
import { decides, showStates } from './showStates'

/** An approver gives a show back to its author, and says what has to be changed. */
const ReturnForm = ({ show: { slug, version } }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  const { of, answer, failure, ...form } = useFormMutation(useTakeShowStepMutation, {
    form: `return-show/${slug}`,
    base: { remarks: '' },
    labels: { remarks: formatMessage(messages.remarks) },
    invalid: { remarks: formatMessage(messages.remarksShort) },
    parse: (values) => {
      const known = parse(ShowReturn, values)
      return known.success ? { success: true, data: { ...known.data, slug, version, step: 'return' as const } } : known
    },
  })
  return (
    <Form form={form} action={<FormattedMessage {...messages.return} />} icon={<Undo2 aria-hidden />} variant="outline">
      <TextAreaField {...of('remarks')} maxLength={limits.reasonMax} hint={formatMessage(messages.remarksHint)} />
    </Form>
  )
}

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })
const Apart = chakra('div', { base: { marginTop: '6' } })

// What is offered could be done when the show was read.
const hasChanged: readonly string[] = ['stale', 'show_step_refused']
const steps = ['submit', 'agree', 'publish', 'recall'] as const
const loadCancel = async () => (await import(/* webpackChunkName: "cancel-show" */ './CancelShow')).CancelShow

/** What comes next in a show's life, and what the reader can do about it. */
export const NextSteps = ({ show }: { show: DeskShow }) => {
  const { slug, version, state } = show
  const [take, taken] = useTakeShowStepMutation(useCallKey(`show ${slug}`))
  const cancelling = useOpen({ kind: 'dialog', dialog: 'cancelShow', of: slug })
  const possible = steps.filter((step) => show.steps.includes(step))
  const failure = failureOf(taken)
  const isLast =
    show.steps.includes('agree') && show.approvals.every(({ own, decision }) => own || decision === 'agreed')
  const isWaived = state === 'approved' && show.approvals.length === 0
  return (
    <Section heading={<FormattedMessage {...(decides(show) ? messages.decision : messages.next)} />}>
      <p>
        <FormattedMessage {...(isLast ? messages.lastApprover : isWaived ? messages.waived : showStates[state].next)} />
      </p>
      {failure && (
        <FormError>
          {hasChanged.includes(failure.code) ? <FormattedMessage {...messages.changed} /> : failure.message}
        </FormError>
      )}
      <Buttons>
        {possible.map((step, index) => (
          <Button
            key={step}
            variant={index === 0 && step !== 'recall' ? 'plank' : 'outline'}
            pending={taken.isLoading}
            onClick={() => void take({ slug, step, version })}
          >
            <FormattedMessage {...messages[step]} />
          </Button>
        ))}
        {show.steps.includes('cancel') && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => cancelling.setOpen(true)}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        )}
      </Buttons>
      {show.steps.includes('return') && (
        <Apart>
          <ReturnForm show={show} />
        </Apart>
      )}
      {cancelling.isOpen && (
        <OnDemand name="cancelling a show" load={loadCancel}>
          {(Question) => <Question show={show} onClose={() => cancelling.setOpen(false)} />}
        </OnDemand>
      )}
    </Section>
  )
}
