import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { QuoteRequest } from '#contract/purchase/quote'
import { useGetQuoteQuery } from '../../api/purchase/quoteApi'
import { useAppSelector } from '../../store/hooks'
import { selectDiscount } from '../../store/purchase/purchaseSlice'

/** What the server is asked about a cart. */
export const quoteRequestOf = (items: readonly PurchaseItem[], discountCode: string | undefined): QuoteRequest => ({
  items: items.map(({ item: { classId, dogId } }) => ({ classId, dogId })),
  ...(discountCode !== undefined && { discountCode }),
})

/** The server's quote of the cart, with its discount code. */
export const useCartQuote = (items: readonly PurchaseItem[], options: { refetchOnFocus?: boolean } = {}) => {
  const discountCode = useAppSelector(selectDiscount)?.code
  const answer = useGetQuoteQuery(quoteRequestOf(items, discountCode), { ...options, skip: items.length === 0 })
  return { ...answer, discountCode }
}
