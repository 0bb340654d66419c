import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import type { Purchase } from '#contract/purchase/purchase'
import { failureOf } from '../../../api/failureOf'
import { useOpenPaymentPageMutation } from '../../../api/payment/paymentPageApi'
import { defineMessages } from '../../../i18n/defineMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { Notice } from '../../../ui/kit/Notice'
import { cardMessages } from './cardMessages'

/** Paying on the page of the payment provider. */
const messages = defineMessages({
  hint: {
    id: 'payment.page.hint',
    defaultMessage: 'You’ll pay by card on Stripe’s secure page, then come back here.',
  },
  hintPoland: {
    id: 'payment.page.hintPoland',
    defaultMessage: 'You’ll pay by card, BLIK or Przelewy24 on Stripe’s secure page, then come back here.',
  },
  left: {
    id: 'payment.page.left',
    defaultMessage: 'You left the payment page before paying. You have not been charged.',
  },
  failed: {
    id: 'payment.page.failed',
    defaultMessage: 'Couldn’t open the payment page. You have not been charged. Try again in a few minutes.',
  },
})

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

const useOpening = ({ paymentId }: Purchase) => useOpenPaymentPageMutation({ fixedCacheKey: `page ${paymentId}` })

/** Explains the page of the payment provider, and its state to a member who returns without having paid. */
export const PageHint = ({ purchase }: { purchase: Purchase }) => {
  const [search] = useSearchParams()
  const [, opening] = useOpening(purchase)
  const failure = failureOf(opening)
  return (
    <Stack>
      {search.get('left') === 'payment' && !opening.isLoading && (
        <Notice>
          <FormattedMessage {...messages.left} />
        </Notice>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        <FormattedMessage {...(purchase.currency === 'PLN' ? messages.hintPoland : messages.hint)} />
      </chakra.p>
      {failure && (
        <FormError>
          <FormattedMessage {...(failure.code === 'offline' ? cardMessages.offline : messages.failed)} />
        </FormError>
      )}
    </Stack>
  )
}

/** Leaves for that page. */
export const PayOnPage = ({ purchase }: { purchase: Purchase }) => {
  const { money } = useFormats()
  const [open, { isLoading }] = useOpening(purchase)
  const { paymentId, total, currency } = purchase
  return (
    <Button block pending={isLoading} icon={<Lock aria-hidden />} onClick={() => void open({ paymentId })}>
      <FormattedMessage {...cardMessages.pay} values={{ total: money(total, currency) }} />
    </Button>
  )
}
