import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskDog } from '#contract/dog/desk'
import { LevelAnswer, type LevelProposal } from '#contract/dog/level'
import { parse } from '#contract/shared/parse'
import { useAnswerLevelMutation } from '../../../api/dog/levelApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { messages } from './levelMessages'

/** The form of the answer, by which its result is found. */
export const answerForm = 'answerLevel'

interface Props {
  dog: DeskDog['dog']
  proposal: LevelProposal
  open: boolean
  onClose: () => void
}

/** Asks why an earned level is declined, or why one is kept whose results were corrected. */
export const AnswerDialog = ({ dog: { slug, name }, proposal, open, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { id: proposalId, rank, next, isFlagged, dog } = proposal
  const answer = isFlagged ? 'keep' : 'decline'
  const { of, press, pending, leave, failure } = useFormMutation(useAnswerLevelMutation, {
    form: answerForm,
    record: { id: proposalId, version: dog.version },
    base: { reason: '' },
    labels: { reason: formatMessage(messages.why) },
    invalid: { reason: formatMessage(messages.whyInvalid) },
    idPrefix: 'answer-',
    parse: ({ reason }) => {
      const known = parse(LevelAnswer, { proposalId, answer, reason })
      return known.success ? { success: true, data: { slug, body: known.data } } : known
    },
    onSent: onClose,
  })
  const values = { dog: name, rank, next }
  return (
    <Dialog
      open={open}
      onClose={() => {
        leave()
        onClose()
      }}
      title={formatMessage(isFlagged ? messages.keepTitle : messages.declineTitle, values)}
      text={<FormattedMessage {...(isFlagged ? messages.keepText : messages.declineText)} values={values} />}
      confirm={{
        action: <FormattedMessage {...(isFlagged ? messages.keep : messages.decline)} values={values} />,
        pending,
        onConfirm: press,
      }}
    >
      {failure?.code === 'proposal_closed' && <FormError>{failure.message}</FormError>}
      <TextAreaField {...of('reason')} hint={formatMessage(isFlagged ? messages.whyKeptHint : messages.whyHint)} />
    </Dialog>
  )
}
