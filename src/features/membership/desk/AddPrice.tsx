import { FormattedMessage, useIntl } from 'react-intl'
import { addTo } from '#contract/shared/calendar'
import type { PlanId } from '#contract/membership/membership'
import { NewPlanPrice, type PlanPrices } from '#contract/membership/planPrices'
import { parse } from '#contract/shared/parse'
import { useAddPlanPriceMutation } from '../../../api/membership/planPriceApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { amountOf } from '../../../lib/typedAmount'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { addMessages as messages, messages as shared } from './messages'

/** The name of the form and of its call, shared with the screen's outcome. */
export const addCall = 'add-plan-price'

interface Props {
  dialog: DialogOverlay
  known: PlanPrices
  onClose: () => void
}

/** Adds a price of a plan that counts from a day, tomorrow unless another is chosen. */
export const AddPrice = ({ dialog, known: { today, currency, plans }, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const calendar = useOpen({ kind: 'dialog', dialog: 'validFrom', within: dialog })
  const planId: PlanId = '1-year'
  const { of, press, close, pending } = useDialogForm(useAddPlanPriceMutation, {
    form: addCall,
    base: { planId, price: '', validFrom: addTo(today, { days: 1 }) },
    labels: {
      planId: formatMessage(messages.plan),
      price: formatMessage(messages.price, { currency }),
      validFrom: formatMessage(messages.validFrom),
    },
    invalid: { price: formatMessage(messages.priceInvalid), validFrom: formatMessage(messages.dayInvalid) },
    parse: ({ price, validFrom, ...values }) =>
      parse(NewPlanPrice, {
        ...values,
        price: price.trim() === '' ? undefined : amountOf(price),
        validFrom: validFrom === '' ? undefined : validFrom,
      }),
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
      <SelectField {...of('planId')}>
        {plans.map(({ id, years }) => (
          <option key={id} value={id}>
            {formatMessage(shared.years, { years })}
          </option>
        ))}
      </SelectField>
      <TextField autoComplete="off" inputMode="decimal" maxLength={20} {...of('price')} />
      <DateField min={today} calendar={calendar} {...of('validFrom')} />
    </Dialog>
  )
}
