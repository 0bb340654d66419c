import type { PurchaseRequest } from '../../../contract/purchase'
import { failureIn } from '../../api/failureOf'
import { purchasesApi } from '../../api/purchasesApi'
import type { ApiFailure } from '../../api/request'
import type { AppThunk } from '../makeStore'
import { checkoutStarted, selectStartedPurchase } from './purchaseSlice'

/**
 * Makes (or takes up again) the purchase of a request. The same request keeps its key, so that a second click, a
 * remount or a retry is the same purchase on the server. Answers with null or the failure.
 */
export const startCheckout =
  (request: PurchaseRequest): AppThunk<Promise<ApiFailure | null>> =>
  async (dispatch, getState, { effects }) => {
    const started = selectStartedPurchase(getState())
    const same = started !== null && JSON.stringify(started.request) === JSON.stringify(request)
    const key = same ? started.key : effects.ids.next()
    if (!same) dispatch(checkoutStarted({ key, request }))
    return failureIn(await dispatch(purchasesApi.endpoints.startPurchase.initiate({ key, request })))
  }
