import { useIntl } from 'react-intl'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import { useTryDiscountCodeMutation } from '../../api/purchase/quoteApi'
import { failureOf } from '../../api/failureOf'
import { refusedFields } from '../../api/refusedFields'
import { useForm } from '../../forms/useForm'
import { selectUser } from '../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { discountAccepted } from '../../store/purchase/purchaseSlice'
import { discountMessages as messages } from './discountMessages'
import { quoteRequestOf } from './useCartQuote'

/** A code that is typed: it is kept once the server has taken it for this cart, and refused at its field otherwise. */
export const useDiscountForm = (items: readonly PurchaseItem[]) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const ownerId = useAppSelector(selectUser)?.id
  const [tryCode] = useTryDiscountCodeMutation({ fixedCacheKey: 'discount code' })
  return useForm({
    form: 'discount',
    base: { discountCode: '' },
    labels: { discountCode: formatMessage(messages.label) },
    read: ({ discountCode }) =>
      discountCode.trim() === ''
        ? { success: false, fields: { discountCode: 'required' } }
        : { success: true, data: discountCode },
    send: async (typed: string) => {
      const answer = await tryCode(quoteRequestOf(items, typed))
      const failure = failureOf(answer)
      if (failure) return failure
      const { codeRefusal, discount } = answer.data ?? {}
      if (codeRefusal) return refusedFields({ discountCode: codeRefusal })
      if (discount && ownerId !== undefined) dispatch(discountAccepted({ code: discount.code, ownerId }))
      return null
    },
  })
}
