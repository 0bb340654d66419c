import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sameExtra, type ExtraKey, type ExtraRequest, type PurchaseExtraItem } from '#contract/extra/cartExtra'
import { authApi } from '../../api/account/authApi'
import { purchaseRead, sessionStarted } from '../../api/answers'
import { selectPurchaseItems, type PurchaseState } from './purchaseSlice'
import { selectActing, userSignedOut, type AuthState } from '../auth/authSlice'

/** Extras in the cart, beside its entries: a page of the version before leaves them where they are. */
export interface ExtrasState {
  items: PurchaseExtraItem[]
}

const initialState: ExtrasState = { items: [] }

const dropOthers = (state: ExtrasState, userId: string) => {
  state.items = state.items.filter(({ item }) => (item.ownerId ?? userId) === userId)
}

const remove = (state: ExtrasState, key: ExtraKey) => {
  state.items = state.items.filter(({ item }) => !sameExtra(item, key))
}

export const extrasSlice = createSlice({
  name: 'extras',
  initialState,
  reducers: {
    /** In place of the same extra, if it is there: its quantity is the new one. */
    extraPut: (state, { payload }: PayloadAction<PurchaseExtraItem>) => {
      const at = state.items.findIndex(({ item }) => sameExtra(item, payload.item))
      if (at < 0) state.items.push(payload)
      else state.items[at] = payload
    },
    extraRemoved: (state, { payload }: PayloadAction<ExtraKey>) => remove(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(authApi.endpoints.getMe.matchFulfilled, (state, { payload: { id, acting } }) => {
        if (acting === null) dropOthers(state, id)
      })
      .addMatcher(sessionStarted, (state, { payload }) => dropOthers(state, payload.user.id))
      .addMatcher(userSignedOut, () => initialState)
      .addMatcher(purchaseRead, (state, { payload: { status, transfer, extras } }) => {
        if (status !== 'paid' && !(status === 'pending' && transfer !== null)) return
        // An old receipt names what may be wanted again: only what is as it was bought is taken out.
        for (const { item, status: of } of extras)
          if (of === 'paid' || of === 'held')
            state.items = state.items.filter(
              (line) => !(sameExtra(line.item, item) && line.item.quantity === item.quantity),
            )
      })
  },
  selectors: { selectItems: ({ items }) => items },
})

export const { extraPut, extraRemoved } = extrasSlice.actions

const none: PurchaseExtraItem[] = []

/** The extras in the cart of the user; of a member for whom an admin acts none. */
export const selectCartExtras = (state: { auth: AuthState; extras: ExtrasState }): PurchaseExtraItem[] =>
  selectActing(state) === null ? extrasSlice.selectors.selectItems(state) : none

/** How many lines the cart has, extras included. */
export const selectCartCount = (state: { auth: AuthState; purchase: PurchaseState; extras: ExtrasState }): number =>
  selectPurchaseItems(state).length + selectCartExtras(state).length

/** What the server is asked about them; left out where there are none. */
export const extraRequestsOf = (items: readonly PurchaseExtraItem[]): { extras?: ExtraRequest[] } =>
  items.length === 0
    ? {}
    : { extras: items.map(({ item: { extraId, optionId, quantity } }) => ({ extraId, optionId, quantity })) }
