import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { CodeRefusal } from '#contract/purchase/discount'
import { failureOf } from '../../api/failureOf'
import { useTryDiscountCodeMutation } from '../../api/purchase/quoteApi'
import { refusedFields } from '../../api/refusedFields'
import { useForm } from '../../forms/useForm'
import { fieldMessages } from '../../i18n/fieldMessages'
import { selectUser } from '../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { discountAccepted, discountRemoved } from '../../store/purchase/purchaseSlice'
import { quoteRequestOf } from '../../store/purchase/wantedCheckout'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { TextField } from '../../ui/kit/TextField'
import { discountMessages as messages } from './discountMessages'

/** A code that is typed: it is kept once the server has taken it for this cart, and refused at its field otherwise. */
const useDiscountForm = (items: readonly PurchaseItem[]) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const ownerId = useAppSelector(selectUser)?.id
  const [tryCode] = useTryDiscountCodeMutation({ fixedCacheKey: 'discount code' })
  return useForm({
    form: 'discount',
    base: { discountCode: '' },
    labels: { discountCode: formatMessage(messages.label) },
    parse: ({ discountCode }) =>
      discountCode.trim() === ''
        ? { success: false, fields: { discountCode: 'required' } }
        : { success: true, data: discountCode },
    send: async (typed: string) => {
      const answer = await tryCode(quoteRequestOf(items, [], typed))
      const failure = failureOf(answer)
      if (failure) return failure
      const { codeRefusal, discount } = answer.data ?? {}
      if (codeRefusal) return refusedFields({ discountCode: codeRefusal })
      if (discount && ownerId !== undefined) dispatch(discountAccepted({ code: discount.code, ownerId }))
      return null
    },
  })
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'start',
    // Aligned with the box, also with a hint or error below it: moved down by the field's label.
    '& > button': { marginTop: 'calc(1.125rem + 6px)' },
  },
})

/** The way out of a code: it takes nothing off any more, or someone changed their mind. */
export const RemoveCode = ({ code }: { code: string }) => {
  const dispatch = useAppDispatch()
  return (
    <Button variant="outline" onClick={() => dispatch(discountRemoved())}>
      <FormattedMessage {...messages.remove} values={{ code }} />
    </Button>
  )
}

/** The code in the cart, and why it takes nothing off any more. */
export const RefusedCode = ({ code, refusal }: { code: string; refusal: CodeRefusal }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormError>
        <FormattedMessage {...messages.refused} values={{ code, reason: formatMessage(fieldMessages[refusal]) }} />
      </FormError>
      <RemoveCode code={code} />
    </>
  )
}

/** Where a discount code is typed. The cart is a form itself: this one names its inputs, and is beside it. */
export const DiscountField = ({ items }: { items: readonly PurchaseItem[] }) => {
  const { of, press, pending, leave } = useDiscountForm(items)
  useEffect(() => leave, [leave])
  return (
    <Row>
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          press()
        }}
        {...of('discountCode')}
      />
      <Button variant="outline" pending={pending} onClick={press}>
        <FormattedMessage {...messages.apply} />
      </Button>
    </Row>
  )
}
