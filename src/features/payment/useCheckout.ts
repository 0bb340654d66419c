import { useEffect } from 'react'
import type { PurchaseRequest } from '#contract/purchaseRequest'
import { selectMaintenance } from '../../store/access/access'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectStartedPurchase } from '../../store/purchase/purchaseSlice'
import { startCheckout } from '../../store/purchase/startCheckout'

/**
 * Starts (or takes up again) the purchase of a request as soon as it is known. `locked`: there is no checkout at the
 * moment, and nothing is asked.
 */
export const useCheckout = (request: PurchaseRequest | null) => {
  const dispatch = useAppDispatch()
  const started = useAppSelector(selectStartedPurchase)
  const maintenance = useAppSelector(selectMaintenance)
  const wanted = request === null || maintenance ? null : JSON.stringify(request)
  // Started by what is asked, not by the object that asks: a new render is no new purchase.
  useEffect(() => {
    if (wanted !== null) dispatch(startCheckout(JSON.parse(wanted) as PurchaseRequest))
  }, [dispatch, wanted])
  // One that is over has emptied the cart that asked for it.
  const over = started?.answer && (started.answer.status !== 'pending' || started.answer.transfer !== null)
  const ours = over || JSON.stringify(started?.request) === wanted ? started : null
  const purchase = ours?.answer ?? null
  const failure = ours?.failure ?? null
  const again = () => {
    if (request !== null) dispatch(startCheckout(request, { anew: true }))
  }
  const waiting = purchase === null && failure === null
  return { purchase, failure, locked: maintenance || failure?.status === 423, waiting, again }
}
