import { Send } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AnswerForm, courseLimits } from '#contract/course/course'
import { parse } from '#contract/shared/parse'
import { useAnswerRemarkMutation } from '../../api/course/courseApi'
import type { ClassArg } from '../../api/results/resultApi'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import type { LetteredRemark } from './letters'
import { remarkMessages as messages } from './messages'
import { Refused } from './Refused'

interface Props {
  at: ClassArg
  remark: LetteredRemark
  onSent: () => void
}

/** What a judge answers a remark. */
export const AnswerRemark = ({ at, remark: { id, letter, answer }, onSent }: Props) => {
  const { formatMessage } = useIntl()
  const {
    of,
    failure,
    answer: _,
    ...form
  } = useFormMutation(useAnswerRemarkMutation, {
    form: `answer-remark/${id}`,
    base: { text: answer?.text ?? '' },
    labels: { text: formatMessage(messages.answerLabel, { letter }) },
    idPrefix: `answer-${id}-`,
    parse: ({ text }) => {
      const known = parse(AnswerForm, { id, text })
      return known.success ? { success: true, data: { ...known.data, ...at } } : known
    },
    onSent,
  })
  return (
    <Form
      form={form}
      action={<FormattedMessage {...messages.sendAnswer} />}
      icon={<Send aria-hidden />}
      variant="outline"
    >
      <Refused failure={failure} />
      <TextAreaField {...of('text')} maxLength={courseLimits.remarkMax} />
    </Form>
  )
}
