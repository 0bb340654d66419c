import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { screenPath } from '#contract/shared/paths'
import type { BrowserLocation } from '../../effects/effects'

type Move = 'POP' | 'PUSH' | 'REPLACE'
export interface RouterState {
  location: BrowserLocation
  move: Move
}

const initialState: RouterState = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  move: 'POP',
}

/** Where the reader is: the only source of the location that screens are chosen by. */
export const routerSlice = createSlice({
  name: 'router',
  initialState,
  reducers: {
    locationChanged: (_state, action: PayloadAction<RouterState>) => action.payload,
  },
  selectors: {
    selectRouter: (state) => state,
    selectLocation: (state) => state.location,
    /** The path of the screen that the reader is at; null where there is none. */
    selectScreenPath: (state) => screenPath(state.location.pathname),
  },
})

export const { locationChanged } = routerSlice.actions
export const { selectRouter, selectLocation, selectScreenPath } = routerSlice.selectors
