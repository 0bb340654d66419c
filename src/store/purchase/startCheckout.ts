import type { PurchaseRequest } from '#contract/purchase/request'
import { startPurchaseApi } from '../../api/purchase/startPurchaseApi'
import { selectUser } from '../auth/authSlice'
import type { AppThunk } from '../storeTypes'
import { checkoutStarted, selectStartedPurchase } from './purchaseSlice'

/**
 * Makes (or resumes) the purchase of a request. The same request keeps its key until it has failed or the caller asks
 * for a new one, so that a second click, a remount, a reload or a retry is the same purchase on the server. The store
 * has its outcome.
 */
export const startCheckout =
  (request: PurchaseRequest, { asNew = false } = {}): AppThunk =>
  (dispatch, getState, { effects }) => {
    const started = selectStartedPurchase(getState())
    const same = !asNew && started?.failure === null && JSON.stringify(started.request) === JSON.stringify(request)
    const key = same ? started.key : effects.ids.next()
    if (!same) dispatch(checkoutStarted({ key, ownerId: selectUser(getState())?.id ?? '', request }))
    void dispatch(startPurchaseApi.endpoints.startPurchase.initiate({ key, request }))
  }
