import type { PurchaseItem } from '#contract/purchase/cartItem'
import { useGetQuoteQuery } from '../../../api/purchase/quoteApi'
import { useAppSelector } from '../../../store/hooks'
import { selectCartExtras } from '../../../store/purchase/extrasSlice'
import { selectDiscount } from '../../../store/purchase/purchaseSlice'
import { quoteRequestOf } from '../../../store/purchase/wantedCheckout'

/** The server's quote of the cart, with its discount code. */
export const useCartQuote = (
  items: readonly PurchaseItem[],
  { skip = false, ...options }: { refetchOnFocus?: boolean; skip?: boolean } = {},
) => {
  const discountCode = useAppSelector(selectDiscount)?.code
  const extras = useAppSelector(selectCartExtras)
  const answer = useGetQuoteQuery(quoteRequestOf(items, extras, discountCode), {
    ...options,
    skip: skip || items.length + extras.length === 0,
  })
  return { ...answer, discountCode }
}
