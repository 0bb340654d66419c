import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { sameEntry, type EntryRequest, type PurchaseItem } from '#contract/purchase/cartItem'
import type { EntryPurchaseLine } from '#contract/entry/paidEntry'
import type { Purchase } from '#contract/purchase/purchase'
import type { DetailedRequest, PurchaseRequest } from '#contract/purchase/request'
import { paths } from '#contract/shared/paths'
import { authApi } from '../../api/account/authApi'
import { purchaseRead, sessionStarted } from '../../api/answers'
import type { ApiFailure } from '../../api/request'
import { startPurchaseApi } from '../../api/purchase/startPurchaseApi'
import { selectActing, userSignedOut, type AuthState } from '../auth/authSlice'
import { locationChanged } from '../router/routerSlice'

/** A purchase on its way: the key that makes repeating it safe, what was asked, and the server's answer once it came. */
export interface StartedPurchase {
  key: string
  /** Who started it. */
  ownerId: string
  request: PurchaseRequest
  answer: Purchase | null
  /** Why it could not be made; the next attempt takes another key. */
  failure: ApiFailure | null
}

/**
 * What is kept of it over a reload: the same request is sent with the same key, and the server answers with the same
 * purchase. A request that is another build's equals none that is made now, and gets another key.
 */
export const KeptPurchase = z.object({ key: z.string(), ownerId: z.string(), request: z.looseObject({}) })

export const AcceptedCode = z.object({ code: z.string(), ownerId: z.string() })
export type AcceptedCode = z.infer<typeof AcceptedCode>

export interface PurchaseState {
  /** The discount code that the server has taken for this cart, and who entered it. */
  discount: AcceptedCode | null
  purchase: StartedPurchase | null
  purchaseItems: PurchaseItem[]
}

/** Screens that pay: leaving them leaves the started purchase to the server. */
const checkouts: string[] = [paths.checkout, paths.registrationPayment]
export const isCheckout = (pathname: string) => checkouts.includes(pathname)

/** The next person at this browser finds nothing of the one before; a line of an older cart has no user and stays. */
const dropOthersItems = (state: PurchaseState, userId: string) => {
  state.purchaseItems = state.purchaseItems.filter(({ item }) => (item.ownerId ?? userId) === userId)
  if (state.discount?.ownerId !== userId) state.discount = null
  if (state.purchase?.ownerId !== userId) state.purchase = null
}

const initialState: PurchaseState = { discount: null, purchase: null, purchaseItems: [] }

const removeItem = (state: PurchaseState, entry: EntryRequest) => {
  state.purchaseItems = state.purchaseItems.filter(({ item }) => !sameEntry(item, entry))
}

/** Its money is on its way by bank transfer: nothing more is to be done here. */
const isTransferAwaited = ({ status, transfer }: Purchase) => status === 'pending' && transfer !== null
const isBought = (line: Purchase['lines'][number]): line is EntryPurchaseLine =>
  line.kind === 'entry' && (line.status === 'paid' || line.status === 'held')

/** The cart and the purchase that is being made of it. */
export const purchaseSlice = createSlice({
  name: 'purchase',
  initialState,
  reducers: {
    itemAdded: ({ purchaseItems }, { payload }: PayloadAction<PurchaseItem>) => {
      if (!purchaseItems.some(({ item }) => sameEntry(item, payload.item))) purchaseItems.push(payload)
    },
    itemRemoved: (state, { payload }: PayloadAction<EntryRequest>) => removeItem(state, payload),
    entryDetailsChosen: (state, { payload }: PayloadAction<DetailedRequest[]>) => {
      for (const { item } of state.purchaseItems)
        item.details = payload.find((entry) => sameEntry(entry, item))?.details
    },
    discountAccepted: (state, { payload }: PayloadAction<AcceptedCode>) => {
      state.discount = payload
    },
    discountRemoved: (state) => {
      state.discount = null
    },
    /** The page was opened elsewhere than where the purchase was begun. */
    checkoutLeft: (state) => {
      state.purchase = null
    },
    checkoutStarted: (state, { payload }: PayloadAction<Pick<StartedPurchase, 'key' | 'ownerId' | 'request'>>) => {
      state.purchase = { ...payload, answer: null, failure: null }
    },
  },
  extraReducers: (builder) => {
    const { getMe } = authApi.endpoints
    const { startPurchase } = startPurchaseApi.endpoints
    builder
      .addCase(locationChanged, (state, { payload: { location } }) => {
        if (!isCheckout(location.pathname)) state.purchase = null
      })
      // An admin's cart waits while the admin acts for a member.
      .addMatcher(getMe.matchFulfilled, (state, { payload: { id, acting } }) => {
        if (acting === null) dropOthersItems(state, id)
      })
      .addMatcher(sessionStarted, (state, { payload }) => dropOthersItems(state, payload.user.id))
      // Who leaves takes the cart along; a session that merely ended keeps it.
      .addMatcher(userSignedOut, () => initialState)
      .addMatcher(startPurchase.matchFulfilled, (state, { payload, meta }) => {
        if (state.purchase?.key === meta.arg.originalArgs.key) state.purchase.answer = payload
      })
      .addMatcher(startPurchase.matchRejected, (state, { payload, meta }) => {
        if (state.purchase?.key === meta.arg.originalArgs.key) state.purchase.failure = payload ?? null
      })
      .addMatcher(purchaseRead, (state, { payload }) => {
        if (payload.status === 'paid' || isTransferAwaited(payload)) {
          for (const line of payload.lines) if (isBought(line)) removeItem(state, line.item)
          if (payload.discount?.code === state.discount?.code) state.discount = null
        }
        if ((payload.status !== 'pending' || isTransferAwaited(payload)) && state.purchase?.answer?.id === payload.id)
          state.purchase.answer = payload
      })
  },
  selectors: {
    selectLines: (state) => state.purchaseItems,
    selectDiscount: (state) => state.discount,
    selectStartedPurchase: (state) => state.purchase,
  },
})

export const {
  itemAdded,
  itemRemoved,
  entryDetailsChosen,
  discountAccepted,
  discountRemoved,
  checkoutLeft,
  checkoutStarted,
} = purchaseSlice.actions
export const { selectDiscount, selectStartedPurchase } = purchaseSlice.selectors

const noLines: PurchaseItem[] = []

/** The cart of the user; of a member for whom an admin acts none, because it is kept in the member's own browser. */
export const selectPurchaseItems = (state: { auth: AuthState; purchase: PurchaseState }): PurchaseItem[] =>
  selectActing(state) === null ? purchaseSlice.selectors.selectLines(state) : noLines
