import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { PaymentWay } from '#contract/purchase/purchase'
import { userSignedOut } from '../auth/authSlice'
import { itemAdded } from '../purchase/purchaseSlice'
import { locationChanged } from '../router/routerSlice'

/** Too narrow for the matrix of dogs and classes, wide enough for it, and for the rings beside their times. */
export type Room = 'narrow' | 'matrix' | 'rings'

/** What a reader has chosen to look at. Nothing is lost with it: it is neither a form nor kept in the browser. */
export interface ViewState {
  /** /registration-options: the plan. */
  plan: string | null
  /** A purchase to be paid: the way to pay it; null: the first that is offered. */
  way: PaymentWay | null
  /** A show: the day (ISO) and the dog that classes are shown for. */
  day: string | null
  dog: string | null
  /** What was unfolded: the earlier values of a dog, say. */
  panels: string[]
  /** /cards/check: the card that was typed; null: the one of the address. */
  card: string | null
  /** What was last taken out of the cart, until something is put in or another screen opens. */
  removedLines: PurchaseItem[]
  /** The day of the calendar of shows that the keys lead to while its month opens. */
  calendarDay: string | null
  /** How much room the classes of a show have: measured, so that a trace shows which form of them was seen. */
  room: Room
}

const initialState: ViewState = {
  plan: null,
  way: null,
  day: null,
  dog: null,
  panels: [],
  card: null,
  removedLines: [],
  calendarDay: null,
  room: 'narrow',
}

export const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    planChosen: (state, { payload }: PayloadAction<string>) => {
      state.plan = payload
    },
    wayChosen: (state, { payload }: PayloadAction<PaymentWay>) => {
      state.way = payload
    },
    dayChosen: (state, { payload }: PayloadAction<string>) => {
      state.day = payload
    },
    dogChosen: (state, { payload }: PayloadAction<string>) => {
      state.dog = payload
    },
    panelToggled: (state, { payload }: PayloadAction<string>) => {
      const others = state.panels.filter((panel) => panel !== payload)
      state.panels = others.length < state.panels.length ? others : [...others, payload]
    },
    cardTyped: (state, { payload }: PayloadAction<string>) => {
      state.card = payload
    },
    linesRemoved: (state, { payload }: PayloadAction<PurchaseItem[]>) => {
      state.removedLines = payload
    },
    calendarDayReached: (state, { payload }: PayloadAction<string | null>) => {
      state.calendarDay = payload
    },
    roomMeasured: (state, { payload }: PayloadAction<Room>) => {
      state.room = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => {
      state.way = null
      state.card = null
      state.removedLines = []
    })
    builder.addCase(itemAdded, (state) => {
      state.removedLines = []
    })
    builder.addMatcher(userSignedOut, ({ room }) => ({ ...initialState, room }))
  },
  selectors: { selectView: (state) => state },
})

export const {
  planChosen,
  wayChosen,
  dayChosen,
  dogChosen,
  panelToggled,
  cardTyped,
  linesRemoved,
  calendarDayReached,
  roomMeasured,
} = viewSlice.actions
export const { selectView } = viewSlice.selectors
