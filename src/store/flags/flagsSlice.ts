import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { allFlagsOff, type Flags } from '#contract/flags/flags'

/** The three remote switches as last received; all off until a flag service has answered once. */
export const flagsSlice = createSlice({
  name: 'flags',
  initialState: allFlagsOff,
  reducers: {
    flagsReceived: (state, { payload }: PayloadAction<Flags>) => void Object.assign(state, payload),
  },
  selectors: { selectFlags: (state) => state },
})

export const { flagsReceived } = flagsSlice.actions
export const { selectFlags } = flagsSlice.selectors
