import { Mail } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AnswerProblem as Answer, type DeskProblem } from '#contract/problem/desk'
import { problemLimits } from '#contract/problem/report'
import { parse } from '#contract/shared/parse'
import { useAnswerProblemMutation } from '../../../api/problem/deskProblemApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { answerMessages as messages } from './messages'

interface Props {
  report: DeskProblem
  email: string
  onClose: () => void
}

const AnswerDialog = ({ report: { id, answers }, email, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { of, press, pending, leave, failure } = useFormMutation(useAnswerProblemMutation, {
    form: `answer-problem/${id}`,
    base: { text: '' },
    labels: { text: formatMessage(messages.text) },
    parse: ({ text }) => {
      const known = parse(Answer, { text, known: answers.length })
      return known.success ? { success: true, data: { id, body: known.data } } : known
    },
    onSent: onClose,
  })
  return (
    <Dialog
      open
      onClose={() => {
        leave()
        onClose()
      }}
      title={<FormattedMessage {...messages.answerTitle} />}
      text={<FormattedMessage {...messages.answerText} values={{ email: <bdi>{email}</bdi> }} />}
      confirm={{
        action: <FormattedMessage {...messages.send} />,
        icon: <Mail aria-hidden />,
        pending,
        onConfirm: press,
      }}
    >
      {failure?.code === 'problem_answered' && <FormError>{failure.message}</FormError>}
      <TextAreaField {...of('text')} maxLength={problemLimits.answerMax} />
    </Dialog>
  )
}

/** Answers a report by email, once more too where it was answered. */
export const AnswerProblem = ({ report, email }: Omit<Props, 'onClose'>) => {
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'answerProblem', of: report.id })
  const isFirst = report.answers.length === 0
  return (
    <>
      <Button variant={isFirst ? 'plank' : 'outline'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...(isFirst ? messages.answer : messages.answerAgain)} />
      </Button>
      {isOpen && <AnswerDialog report={report} email={email} onClose={() => setOpen(false)} />}
    </>
  )
}
