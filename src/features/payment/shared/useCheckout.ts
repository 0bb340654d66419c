import { useEffect } from 'react'
import { areTermsDue } from '#contract/account/newDocument'
import type { PurchaseRequest } from '#contract/purchase/request'
import { selectMaintenance } from '../../../store/access/access'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectStartedPurchase } from '../../../store/purchase/purchaseSlice'
import { startCheckout } from '../../../store/purchase/startCheckout'
import { selectNow } from '../../../store/ui/uiSlice'

/**
 * Starts (or takes up again) the purchase of a request as soon as it is known. `locked`: there is no checkout at the
 * moment, and nothing is asked. `terms`: new terms that have to be accepted before anything is asked.
 */
export const useCheckout = (request: PurchaseRequest | null) => {
  const dispatch = useAppDispatch()
  const started = useAppSelector(selectStartedPurchase)
  const maintenance = useAppSelector(selectMaintenance)
  const newTerms = useAppSelector(selectUser)?.newDocuments.find(({ document }) => document === 'terms') ?? null
  const day = useAppSelector(selectNow).slice(0, 10)
  const requested = JSON.stringify(request)
  const ofRequest = JSON.stringify(started?.request) === requested ? started : null
  // It is the organisation's day that counts, as the server says where this one is earlier.
  const isDue = newTerms !== null && (areTermsDue(newTerms, day) || ofRequest?.failure?.code === 'terms_not_accepted')
  const terms = isDue && !ofRequest?.answer ? newTerms : null
  const wanted = request === null || maintenance || terms !== null ? null : requested
  // Started by what is asked, not by the object that asks: a new render is no new purchase.
  useEffect(() => {
    if (wanted !== null) dispatch(startCheckout(JSON.parse(wanted) as PurchaseRequest))
  }, [dispatch, wanted])
  // One that is over has emptied the cart that asked for it.
  const over = started?.answer && (started.answer.status !== 'pending' || started.answer.transfer !== null)
  const ours = over ? started : ofRequest
  const purchase = ours?.answer ?? null
  const failure = terms === null ? (ours?.failure ?? null) : null
  const again = () => {
    if (request !== null) dispatch(startCheckout(request, { asNew: true }))
  }
  const waiting = purchase === null && failure === null && terms === null
  return { purchase, failure, terms, locked: maintenance || failure?.status === 423, waiting, again }
}
