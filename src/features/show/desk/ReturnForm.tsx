import { Undo2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ShowReturn, type DeskShow } from '#contract/show/desk'
import { limits } from '#contract/shared/limits'
import { read } from '#contract/shared/read'
import { useTakeShowStepMutation } from '../../../api/show/deskShowApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { showMessages as messages } from './messages'

/** An approver gives a show back to its author, and says what has to be changed. */
export const ReturnForm = ({ show: { slug, version } }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  const { of, answer, failure, ...form } = useFormMutation(useTakeShowStepMutation, {
    form: `return-show/${slug}`,
    base: { remarks: '' },
    labels: { remarks: formatMessage(messages.remarks) },
    invalid: { remarks: formatMessage(messages.remarksShort) },
    read: (values) => {
      const known = read(ShowReturn, values)
      return known.success ? { success: true, data: { ...known.data, slug, version, step: 'return' as const } } : known
    },
  })
  return (
    <Form form={form} action={<FormattedMessage {...messages.return} />} icon={<Undo2 aria-hidden />} variant="outline">
      <TextAreaField {...of('remarks')} maxLength={limits.reasonMax} hint={formatMessage(messages.remarksHint)} />
    </Form>
  )
}
