import { createSelector } from '@reduxjs/toolkit'
import { buyEntries, openInPerson } from '#contract/access/screenPolicies'
import { areTermsDue, type NewDocument } from '#contract/account/newDocument'
import { detailsOf } from '#contract/entry/details'
import type { PurchaseExtraItem } from '#contract/extra/cartExtra'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { QuoteRequest } from '#contract/purchase/quote'
import type { PurchaseRequest } from '#contract/purchase/request'
import { paths } from '#contract/shared/paths'
import { membershipApi } from '../../api/membership/membershipApi'
import { plansFor } from '../../api/membership/plansFor'
import { quoteApi } from '../../api/purchase/quoteApi'
import { sameValue } from '../../lib/sameValue'
import { selectMaintenance, selectScreenRefusal } from '../access/access'
import { selectUser } from '../auth/authSlice'
import type { RootState } from '../rootReducer'
import { selectLocation, selectScreenPath } from '../router/routerSlice'
import { selectNow } from '../ui/uiSlice'
import { extraRequestsOf, selectCartExtras } from './extrasSlice'
import { selectDiscount, selectPurchaseItems, selectStartedPurchase, type StartedPurchase } from './purchaseSlice'

/** What the server is asked about a cart. */
export const quoteRequestOf = (
  items: readonly PurchaseItem[],
  extras: readonly PurchaseExtraItem[],
  discountCode: string | undefined,
): QuoteRequest => ({
  items: items.map(({ item: { classId, dogId } }) => ({ classId, dogId })),
  ...extraRequestsOf(extras),
  ...(discountCode !== undefined && { discountCode }),
})

const selectQuote = (state: RootState) =>
  quoteApi.endpoints.getQuote.select(
    quoteRequestOf(selectPurchaseItems(state), selectCartExtras(state), selectDiscount(state)?.code),
  )(state).data

const selectEntriesRequest = createSelector(
  [selectPurchaseItems, selectCartExtras, selectDiscount, selectQuote],
  (items, extras, discount, quote): PurchaseRequest | null =>
    quote && items.length + extras.length > 0
      ? {
          kind: 'entries',
          items: items.map(({ item }) => ({ classId: item.classId, dogId: item.dogId, details: detailsOf(item) })),
          ...extraRequestsOf(extras),
          expectedTotal: quote.total,
          ...(discount && { discountCode: discount.code }),
        }
      : null,
)

const selectPlans = membershipApi.endpoints.getPlans.select()
const selectOwnPlans = membershipApi.endpoints.getOwnPlans.select()

const selectMembershipRequest = createSelector(
  [selectLocation, (state: RootState) => plansFor(selectOwnPlans(state), selectPlans(state).data)],
  ({ search }, plans): PurchaseRequest | null => {
    const chosen = new URLSearchParams(search).get('plan')
    const plan = plans?.find(({ id }) => id === chosen)
    return plan ? { kind: 'membership', planId: plan.id, expectedTotal: plan.price } : null
  },
)

/** What the screen that pays is about, once its price is known: null on every other screen. */
export const selectCheckoutRequest = (state: RootState): PurchaseRequest | null => {
  const screen = selectScreenPath(state)
  if (screen === paths.checkout) return selectEntriesRequest(state)
  return screen === paths.registrationPayment ? selectMembershipRequest(state) : null
}

/** The purchase of that request, if it was started. */
export const selectCheckout = (state: RootState): StartedPurchase | null => {
  const started = selectStartedPurchase(state)
  return started && sameValue(started.request, selectCheckoutRequest(state)) ? started : null
}

/** New terms that have to be accepted before anything is asked. */
export const selectDueTerms = (state: RootState): NewDocument | null => {
  const newTerms = selectUser(state)?.newDocuments.find(({ document }) => document === 'terms')
  const checkout = selectCheckout(state)
  if (!newTerms || checkout?.answer) return null
  // It is the organisation's day that counts, as the server says where this one is earlier.
  const isDue = areTermsDue(newTerms, selectNow(state).slice(0, 10)) || checkout?.failure?.code === 'terms_not_accepted'
  return isDue ? newTerms : null
}

/** The screen is not shown to this caller: the policies are those of its route. */
const selectRefused = (state: RootState): boolean =>
  selectScreenRefusal(state, selectScreenPath(state) === paths.checkout ? buyEntries : openInPerson) !== null

/**
 * The purchase to start now: null also for a caller whom the screen refuses, during maintenance, and while terms wait to be
 * accepted.
 */
export const selectWantedCheckout = (state: RootState): PurchaseRequest | null =>
  selectMaintenance(state) || selectRefused(state) || selectDueTerms(state) !== null
    ? null
    : selectCheckoutRequest(state)
