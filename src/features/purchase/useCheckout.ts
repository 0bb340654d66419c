import { useEffect } from 'react'
import type { PurchaseRequest } from '../../../contract/purchase'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { checkoutLeft, selectStartedPurchase } from '../../store/purchase/purchaseSlice'
import { startCheckout } from '../../store/purchase/startCheckout'
import { selectNow } from '../../store/ui/uiSlice'

/**
 * Starts (or takes up again) the purchase of a request as soon as it is known, and leaves it with the screen.
 * `secondsLeft` counts down to the end of the hold, null where nothing is held.
 */
export const useCheckout = (request: PurchaseRequest | null) => {
  const dispatch = useAppDispatch()
  const started = useAppSelector(selectStartedPurchase)
  const now = useAppSelector(selectNow)
  const wanted = request === null ? null : JSON.stringify(request)
  const start = () => {
    if (wanted !== null) dispatch(startCheckout(JSON.parse(wanted) as PurchaseRequest))
  }
  // Started by what is asked, not by the object that asks: a new render is no new purchase.
  useEffect(start, [dispatch, wanted])
  useEffect(() => () => void dispatch(checkoutLeft()), [dispatch])
  const ours = started && JSON.stringify(started.request) === wanted ? started : null
  const purchase = ours?.answer ?? null
  const holdUntil = purchase?.holdUntil ?? null
  const secondsLeft = holdUntil === null ? null : (Date.parse(holdUntil) - Date.parse(now)) / 1000
  const again = () => {
    dispatch(checkoutLeft())
    start()
  }
  return { purchase, failure: ours?.failure ?? null, secondsLeft, again }
}
