import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NumberFormatBase, PatternFormat } from 'react-number-format'
import { Card, digitsOf, groupedNumber, testCards } from '#contract/payment/card'
import type { Purchase } from '#contract/purchase/purchase'
import { parse } from '#contract/shared/parse'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { Notice } from '../../../ui/kit/Notice'
import { TextField, type TextFieldProps } from '../../../ui/kit/TextField'
import { cardMessages as messages } from './cardMessages'
import type { usePayment } from './usePayment'

/** The format's props out of a field's: it owns the value, so that the caret stays where it was typed. */
const formatted = ({ defaultValue: _value, type: _type, value: _controlled, ...field }: TextFieldProps) => ({
  ...field,
  customInput: TextField,
  inputMode: 'numeric' as const,
})

/** A card number in the groups of its brand, as it is typed, pasted or deleted. */
const CardNumberField = (field: TextFieldProps) => (
  <NumberFormatBase {...formatted(field)} autoComplete="cc-number" format={groupedNumber} removeFormatting={digitsOf} />
)

/** MM/YY; the field adds the slash. */
const ExpiryField = (field: TextFieldProps) => (
  <PatternFormat {...formatted(field)} autoComplete="cc-exp" format="##/##" />
)

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', alignItems: 'start' } })

const formId = 'card-form'

interface Props {
  purchase: Purchase
  payment: ReturnType<typeof usePayment>
}

/** The card form of the built-in test provider, and of no other: it says so wherever it is. Nothing typed here is stored. */
export const CardForm = ({ payment: { pay, checking, trouble } }: Pick<Props, 'payment'>) => {
  const { formatMessage } = useIntl()
  const { of, ...form } = useForm({
    form: 'card',
    base: { number: '', expiry: '', cvc: '' },
    secret: ['number', 'expiry', 'cvc'],
    labels: {
      number: formatMessage(messages.number),
      expiry: formatMessage(messages.expiry),
      cvc: formatMessage(messages.cvc),
    },
    // What is wrong with a card is said more exactly than with any field.
    invalid: {
      number: formatMessage(messages.numberInvalid),
      expiry: formatMessage(messages.expiryInvalid),
      cvc: formatMessage(messages.cvcInvalid),
    },
    parse: (values) => parse(Card, values),
    send: pay,
  })
  return (
    <Form id={formId} form={form}>
      <CardNumberField
        hint={
          <>
            <FormattedMessage {...messages.testMode} /> <FormattedMessage {...messages.hint} values={testCards} />
          </>
        }
        {...of('number')}
      />
      <Pair>
        <ExpiryField {...of('expiry')} />
        <TextField inputMode="numeric" autoComplete="cc-csc" maxLength={4} {...of('cvc')} />
      </Pair>
      {checking && (
        <Notice>
          <FormattedMessage {...messages.checking} />
        </Notice>
      )}
      {trouble && !form.pending && (
        <FormError>
          <FormattedMessage {...messages[trouble]} />
        </FormError>
      )}
    </Form>
  )
}

/** Submits the card form from outside it: every way to pay has its button in the same place. */
export const PayByCard = ({ purchase: { total, currency }, payment: { underWay } }: Props) => {
  const { money } = useFormats()
  return (
    <Button type="submit" form={formId} block pending={underWay} icon={<Lock aria-hidden />}>
      <FormattedMessage {...messages.pay} values={{ total: money(total, currency) }} />
    </Button>
  )
}
