import { Scale } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { HeightDispute } from '#contract/dog/measuring'
import { parse } from '#contract/shared/parse'
import { useDisputeHeightMutation } from '../../../api/dog/measuringApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { messages } from './heightMessages'

interface Props {
  dog: Dog
  measurementId: number
  open: boolean
  onClose: () => void
}

/** Asks why a keeper disputes the height that counts. */
export const DisputeDialog = ({ dog: { id, slug, name, version }, measurementId, open, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { of, press, pending, leave, failure } = useFormMutation(useDisputeHeightMutation, {
    form: 'disputeHeight',
    record: { id, version },
    base: { reason: '' },
    labels: { reason: formatMessage(messages.reason) },
    invalid: { reason: formatMessage(messages.reasonInvalid) },
    idPrefix: 'dispute-',
    parse: ({ reason }) => {
      const known = parse(HeightDispute, { measurementId, reason })
      return known.success ? { success: true, data: { slug, body: known.data } } : known
    },
    onSent: onClose,
  })
  return (
    <Dialog
      open={open}
      onClose={() => {
        leave()
        onClose()
      }}
      title={formatMessage(messages.disputeTitle, { dog: name })}
      text={<FormattedMessage {...messages.disputeText} values={{ dog: name }} />}
      confirm={{
        action: <FormattedMessage {...messages.dispute} />,
        icon: <Scale aria-hidden />,
        pending,
        onConfirm: press,
      }}
    >
      {failure?.code === 'dispute_closed' && <FormError>{failure.message}</FormError>}
      <TextAreaField {...of('reason')} hint={formatMessage(messages.reasonHint, { dog: name })} />
    </Dialog>
  )
}
