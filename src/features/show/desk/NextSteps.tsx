import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { DeskShow } from '#contract/show/desk'
import { useTakeShowStepMutation } from '../../../api/show/deskShowApi'
import { failureOf } from '../../../api/failureOf'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { Section } from '../../../ui/kit/Section'
import { showMessages as messages } from './messages'
import { ReturnForm } from './ReturnForm'
import { decides, showStates } from './showStates'

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
  const cancelling = useOpen(`dialog.cancel-show/${slug}`)
  const possible = steps.filter((step) => show.steps.includes(step))
  const failure = failureOf(taken)
  const isLast =
    show.steps.includes('agree') && show.approvals.every(({ own, decision }) => own || decision === 'agreed')
  return (
    <Section heading={<FormattedMessage {...(decides(show) ? messages.decision : messages.next)} />}>
      <p>
        {isLast ? <FormattedMessage {...messages.lastApprover} /> : <FormattedMessage {...showStates[state].next} />}
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
            pending={taken.isLoading && taken.originalArgs?.step === step}
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
