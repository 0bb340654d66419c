import { FormattedMessage, useIntl } from 'react-intl'
import { BuyerCorrection, type Invoice } from '#contract/money/invoice'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useCorrectInvoiceMutation } from '../../../api/money/invoiceApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { BuyerFields } from '../shared/BuyerFields'
import { useBuyerFields } from '../shared/useBuyerFields'
import { correctMessages as messages } from './messages'

/** Corrects the buyer's details by another document, with a reason. */
export const CorrectBuyer = ({
  invoice: { id, number, form, buyer },
  onClose,
}: {
  invoice: Invoice
  onClose: () => void
}) => {
  const { formatMessage } = useIntl()
  const { labels, invalid } = useBuyerFields(form)
  const { of, press, close, pending, failure } = useDialogForm(useCorrectInvoiceMutation, {
    form: `correct-invoice-${id}`,
    base: { ...buyer, reason: '' },
    labels: { ...labels, reason: formatMessage(messages.reason) },
    invalid: { ...invalid, reason: formatMessage(messages.reasonInvalid) },
    parse: (values) => {
      const known = parse(BuyerCorrection, values)
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} values={{ number }} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <BuyerFields form={form} of={of} />
      <TextAreaField hint={formatMessage(messages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
