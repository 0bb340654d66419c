import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card, testCards } from '../../../contract/card'
import type { Purchase } from '../../../contract/purchase'
import { read } from '../../../contract/read'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { useFormats } from '../../i18n/useFormats'
import { useDraftForm } from '../../store/drafts/useDraftForm'
import { Button } from '../../ui/kit/Button'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { FormBody } from '../../ui/kit/FormBody'
import { FormError } from '../../ui/kit/FormError'
import { Notice } from '../../ui/kit/Notice'
import { TextField } from '../../ui/kit/TextField'
import { CardNumberField, ExpiryField } from './CardFields'
import { cardMessages as messages } from './cardMessages'
import type { usePayment } from './usePayment'

const empty = { number: '', expiry: '', cvc: '' }
type FieldName = keyof typeof empty
const names: FieldName[] = ['number', 'expiry', 'cvc']
const invalid = { number: messages.numberInvalid, expiry: messages.expiryInvalid, cvc: messages.cvcInvalid }

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', alignItems: 'start' } })

interface Props {
  purchase: Purchase
  payment: ReturnType<typeof usePayment>
}

/** The card form of the built-in test provider, and of no other: it says so wherever it is. Nothing typed here is stored. */
export const CardForm = ({ purchase, payment: { pay, checking, trouble } }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name: 'card',
    empty,
    secret: names,
    read: (values) => read(Card, values),
    send: pay,
  })
  const labels = {
    number: formatMessage(messages.number),
    expiry: formatMessage(messages.expiry),
    cvc: formatMessage(messages.cvc),
  }
  // What is wrong with a card is said more exactly than with any field.
  const worded = names.map((name): [FieldName, unknown] =>
    errors[name]?.message === 'invalid' ? [name, { message: formatMessage(invalid[name]) }] : [name, errors[name]],
  )
  const { errorOf, summary } = useFieldErrors(Object.fromEntries(worded), labels)
  const of = (name: FieldName) => ({ label: labels[name], ...field(name), error: errorOf(name) })
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
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
      {trouble && !pending && (
        <FormError>
          <FormattedMessage {...messages[trouble]} />
        </FormError>
      )}
      <Button type="submit" block pending={pending} icon={<Lock aria-hidden />}>
        <FormattedMessage {...messages.pay} values={{ total: money(purchase.total, purchase.currency) }} />
      </Button>
    </FormBody>
  )
}
