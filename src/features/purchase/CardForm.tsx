import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { Card, testCards } from '../../../contract/card'
import { fill, paths } from '../../../contract/paths'
import type { Purchase } from '../../../contract/purchase'
import { read } from '../../../contract/read'
import { usePayByCardMutation } from '../../api/cardApi'
import { failureOf } from '../../api/failureOf'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { useFormats } from '../../i18n/useFormats'
import { useDraftForm } from '../../store/drafts/useDraftForm'
import { Button } from '../../ui/kit/Button'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { FormBody } from '../../ui/kit/FormBody'
import { FormError } from '../../ui/kit/FormError'
import { Notice } from '../../ui/kit/Notice'
import { TextField } from '../../ui/kit/TextField'
import { messages } from './messages'

const empty = { number: '', expiry: '', cvc: '' }
const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', alignItems: 'end' } })

/** The card form of the built-in test provider, and of no other: it says so wherever it is. Nothing typed here is kept anywhere. */
export const CardForm = ({ purchase }: { purchase: Purchase }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const navigate = useNavigate()
  // The fixed key keeps the answer findable in the store: a replayed trace shows a declined card too.
  const [pay, answer] = usePayByCardMutation({ fixedCacheKey: `card ${purchase.paymentId}` })
  const declined = answer.data?.status === 'declined'
  const locked = failureOf(answer)?.status === 423
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name: 'card',
    empty,
    secret: ['number', 'expiry', 'cvc'],
    read: (values) => read(Card, values),
    send: async (card) => {
      const result = await pay({ paymentId: purchase.paymentId, card })
      if (result.data?.status === 'succeeded') void navigate(fill(paths.purchase, { id: purchase.id }))
      return failureOf(result)
    },
  })
  const labels = {
    number: formatMessage(messages.cardNumber),
    expiry: formatMessage(messages.expiry),
    cvc: formatMessage(messages.cvc),
  }
  const { errorOf, summary } = useFieldErrors(errors, labels)
  const of = (name: keyof typeof empty) => ({ label: labels[name], ...field(name), error: errorOf(name) })
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      <Notice tone="warning">
        <FormattedMessage {...messages.testMode} />
      </Notice>
      {declined && (
        <FormError>
          <FormattedMessage {...messages.declined} />
        </FormError>
      )}
      {locked && (
        <FormError>
          <FormattedMessage {...messages.locked} />
        </FormError>
      )}
      <TextField
        hint={formatMessage(messages.cardHint, testCards)}
        inputMode="numeric"
        autoComplete="cc-number"
        {...of('number')}
      />
      <Pair>
        <TextField autoComplete="cc-exp" {...of('expiry')} />
        <TextField inputMode="numeric" autoComplete="cc-csc" {...of('cvc')} />
      </Pair>
      <Button type="submit" block pending={pending} icon={<Lock aria-hidden />}>
        <FormattedMessage {...messages.pay} values={{ total: money(purchase.total, purchase.currency) }} />
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        <FormattedMessage {...messages.once} />
      </chakra.p>
    </FormBody>
  )
}
