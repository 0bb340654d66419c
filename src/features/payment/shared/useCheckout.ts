import { selectMaintenance } from '../../../store/access/access'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectStartedPurchase } from '../../../store/purchase/purchaseSlice'
import { startCheckout } from '../../../store/purchase/startCheckout'
import { selectCheckout, selectCheckoutRequest, selectDueTerms } from '../../../store/purchase/wantedCheckout'

/**
 * The purchase that the store has started for this screen. `locked`: there is no checkout at the moment, and nothing is
 * asked. `terms`: new terms that have to be accepted before anything is asked.
 */
export const useCheckout = () => {
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectCheckoutRequest)
  const started = useAppSelector(selectStartedPurchase)
  const ofRequest = useAppSelector(selectCheckout)
  const maintenance = useAppSelector(selectMaintenance)
  const terms = useAppSelector(selectDueTerms)
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
