import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NewDiscount as Wanted } from '#contract/purchase/deskDiscounts'
import { limits } from '#contract/shared/limits'
import { parse, type ParseResult } from '#contract/shared/parse'
import { useAddDiscountMutation } from '../../../api/purchase/deskDiscountApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { amountOf } from '../../../lib/typedAmount'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { TextField } from '../../../ui/kit/TextField'
import { newMessages as messages } from './messages'
import { addCall } from './Outcome'
import { ShowPicker } from './ShowPicker'

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4' },
})

const base = {
  discountCode: '',
  kind: 'percent',
  percent: '',
  amount: '',
  validFrom: '',
  validTo: '',
  showSlug: '',
  uses: '',
  usesPerMember: '',
}

/** A whole number as it is typed; what is none stays a text, for the form to refuse. */
const wholeOf = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text) : text)
const optional = (text: string, read: (text: string) => number | string = (same) => same) =>
  text.trim() === '' ? null : read(text)

const parseNew = ({ kind, ...values }: typeof base): ParseResult<Wanted> => {
  const known = parse(Wanted, {
    discountCode: values.discountCode,
    percent: kind === 'percent' ? wholeOf(values.percent) : null,
    amount: kind === 'amount' ? amountOf(values.amount) : null,
    validFrom: optional(values.validFrom),
    validTo: optional(values.validTo),
    showSlug: optional(values.showSlug),
    uses: optional(values.uses, wholeOf),
    usesPerMember: optional(values.usesPerMember, wholeOf),
  })
  if (known.success) return known
  const empty = Object.keys(known.fields).filter((field) => values[field as keyof typeof values].trim() === '')
  return {
    success: false,
    fields: { ...known.fields, ...Object.fromEntries(empty.map((field) => [field, 'required' as const])) },
  }
}

interface Props {
  dialog: DialogOverlay
  /** The present day, and the currency of the organisation. */
  today: string
  currency: string
  onClose: () => void
}

/** Adds a code: what it takes off, on which days, for which show, and how often it can be used. */
export const NewDiscount = ({ dialog, today, currency, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const first = useOpen({ kind: 'dialog', dialog: 'validFrom', within: dialog })
  const last = useOpen({ kind: 'dialog', dialog: 'validTo', within: dialog })
  const usesInvalid = formatMessage(messages.usesInvalid)
  const { of, press, close, pending, values, summary, attempts } = useDialogForm(useAddDiscountMutation, {
    form: addCall,
    base,
    labels: {
      discountCode: formatMessage(messages.code),
      kind: formatMessage(messages.kind),
      percent: formatMessage(messages.percent),
      amount: formatMessage(messages.amount, { currency }),
      validFrom: formatMessage(messages.validFrom),
      validTo: formatMessage(messages.validTo),
      showSlug: formatMessage(messages.show),
      uses: formatMessage(messages.uses),
      usesPerMember: formatMessage(messages.usesPerMember),
    },
    invalid: {
      discountCode: formatMessage(messages.codeInvalid),
      percent: formatMessage(messages.percentInvalid),
      amount: formatMessage(messages.amountInvalid),
      validFrom: formatMessage(messages.validFromInvalid),
      validTo: formatMessage(messages.validToInvalid),
      uses: usesInvalid,
      usesPerMember: usesInvalid,
    },
    parse: parseNew,
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
      <ErrorSummary {...summary} attempt={attempts} />
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={formatMessage(messages.codeHint)}
        maxLength={limits.discountCodeTyped}
        {...of('discountCode')}
      />
      <RadioGroup
        {...of('kind')}
        options={[
          { value: 'percent', label: formatMessage(messages.ofPercent) },
          { value: 'amount', label: formatMessage(messages.ofAmount) },
        ]}
      />
      {values.kind === 'amount' ? (
        <TextField
          key="amount"
          autoComplete="off"
          inputMode="decimal"
          hint={formatMessage(messages.amountHint)}
          maxLength={20}
          {...of('amount')}
        />
      ) : (
        <TextField key="percent" autoComplete="off" inputMode="numeric" maxLength={3} {...of('percent')} />
      )}
      <Pair>
        <DateField min={today} calendar={first} {...of('validFrom')} />
        <DateField min={values.validFrom > today ? values.validFrom : today} calendar={last} {...of('validTo')} />
        <TextField autoComplete="off" inputMode="numeric" maxLength={7} {...of('uses')} />
        <TextField autoComplete="off" inputMode="numeric" maxLength={7} {...of('usesPerMember')} />
      </Pair>
      <ShowPicker {...of('showSlug')} />
    </Dialog>
  )
}
