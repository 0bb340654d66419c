import { useEffect, useState } from 'react'
import type { PurchaseRequest } from '../../../contract/purchase'
import type { ApiFailure } from '../../api/request'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { checkoutLeft, selectStartedPurchase } from '../../store/purchase/purchaseSlice'
import { startCheckout } from '../../store/purchase/startCheckout'
import { selectNow } from '../../store/ui/uiSlice'

/**
 * Starts (or takes up again) the purchase of a request as soon as it is known. `secondsLeft` counts down to the end of
 * the hold, null where nothing is held.
 */
export const useCheckout = (request: PurchaseRequest | null) => {
  const dispatch = useAppDispatch()
  const started = useAppSelector(selectStartedPurchase)
  const now = useAppSelector(selectNow)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const wanted = request === null ? null : JSON.stringify(request)
  const start = () => {
    if (wanted !== null) void dispatch(startCheckout(JSON.parse(wanted) as PurchaseRequest)).then(setFailure)
  }
  // Started by what is asked, not by the object that asks: a new render is no new purchase.
  useEffect(start, [dispatch, wanted])
  useEffect(() => () => void dispatch(checkoutLeft()), [dispatch])
  const purchase = started && JSON.stringify(started.request) === wanted ? started.answer : null
  const holdUntil = purchase?.holdUntil ?? null
  const secondsLeft = holdUntil === null ? null : (Date.parse(holdUntil) - Date.parse(now)) / 1000
  const again = () => {
    setFailure(null)
    dispatch(checkoutLeft())
    start()
  }
  return { purchase, failure, secondsLeft, again }
}
