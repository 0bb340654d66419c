import type { ActionReducerMapBuilder, PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from '../auth/authSlice'

/**
 * What slices of files that are imported have in common. `changed`: the state after an event that carries what is new of it, which is
 * worked out where the event is made.
 */
export const importReducers = <State extends object>(initialState: State) => {
  type Change = PayloadAction<Partial<State>>
  const changed = (state: State, { payload }: Change): State => ({ ...state, ...payload })
  return {
    changed,
    ofEachImport: {
      /** Nothing of the file before is left. */
      fileChosen: (_state: State, action: Change) => changed(initialState, action),
      fileProgressed: changed,
      fileRefused: changed,
      tableRead: changed,
      importStarted: changed,
      importEnded: changed,
      /** Another file can be chosen. */
      importLeft: () => initialState,
    },
    extraReducers: (builder: ActionReducerMapBuilder<State>) => {
      builder.addMatcher(userChanged, () => initialState)
    },
  }
}
