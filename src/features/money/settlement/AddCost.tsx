import { FormattedMessage, useIntl } from 'react-intl'
import { costKinds, NewShowCost, type CostKind } from '#contract/money/settlement'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useAddShowCostMutation } from '../../../api/money/settlementApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { amountOf } from '../../../lib/typedAmount'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { costMessages as messages, kindMessages } from './messages'

interface Props {
  slug: string
  currency: string
  onClose: () => void
}

/** Lists what a show costs: a judge's fee, travel, the venue. */
export const AddCost = ({ slug, currency, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const kind: CostKind = 'judging'
  const { of, press, close, pending, failure } = useDialogForm(useAddShowCostMutation, {
    form: `add-cost-${slug}`,
    base: { kind, text: '', amount: '' },
    labels: {
      kind: formatMessage(messages.kind),
      text: formatMessage(messages.what),
      amount: formatMessage(messages.amount, { currency }),
    },
    invalid: { amount: formatMessage(messages.amountInvalid) },
    parse: ({ amount, ...values }) => {
      const known = parse(NewShowCost, { ...values, amount: amount.trim() === '' ? undefined : amountOf(amount) })
      return known.success ? { success: true, data: { ...known.data, slug } } : known
    },
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <SelectField {...of('kind')}>
        {costKinds.map((one) => (
          <option key={one} value={one}>
            {formatMessage(kindMessages[one])}
          </option>
        ))}
      </SelectField>
      <TextField
        autoComplete="off"
        hint={formatMessage(messages.whatHint)}
        maxLength={limits.nameMax}
        {...of('text')}
      />
      <TextField autoComplete="off" inputMode="decimal" maxLength={20} {...of('amount')} />
      {failure?.code === 'cost_listed' && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
