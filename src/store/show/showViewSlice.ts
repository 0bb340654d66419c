import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from '../auth/authSlice'
import { rootReducer } from '../rootReducer'

/** Too narrow for the matrix of dogs and classes, wide enough for it, and for the rings beside their times. */
export type Room = 'narrow' | 'matrix' | 'rings'

export interface ShowViewState {
  /** The day (ISO) and the dog that the classes of a show are shown for. */
  day: string | null
  dog: string | null
  /** The day of the calendar of shows that the keys lead to while its month opens. */
  calendarDay: string | null
  /** How much room the classes of a show have: measured, so that a trace shows which form of them was seen. */
  room: Room
}

const initialState: ShowViewState = { day: null, dog: null, calendarDay: null, room: 'narrow' }

/** What a reader looks at of shows. */
export const showViewSlice = createSlice({
  name: 'showView',
  initialState,
  reducers: {
    dayChosen: (state, { payload }: PayloadAction<string>) => {
      state.day = payload
    },
    dogChosen: (state, { payload }: PayloadAction<string>) => {
      state.dog = payload
    },
    calendarDayReached: (state, { payload }: PayloadAction<string | null>) => {
      state.calendarDay = payload
    },
    roomMeasured: (state, { payload }: PayloadAction<Room>) => {
      state.room = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(userChanged, ({ room }) => ({ ...initialState, room }))
  },
  selectors: { selectShowView: (state) => state },
})

declare module '../rootReducer' {
  export interface LazySlices {
    showView: ShowViewState
  }
}

export const { dayChosen, dogChosen, calendarDayReached, roomMeasured } = showViewSlice.actions
export const { selectShowView } = showViewSlice.injectInto(rootReducer).selectors
