import type { PurchaseItem } from '#contract/purchase/cartItem'
import { detailsOf, noDetails } from '#contract/entry/details'

/** Who runs what is in the cart, as it was last said there: '' is the member. */
export const handlerOfLine = ({ item }: PurchaseItem): string => {
  const { handler, handlerName } = detailsOf(item) ?? noDetails
  return handler === 'member' ? '' : handlerName.trim().toLowerCase()
}
