import { combineReducers } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { authSlice } from './auth/authSlice'
import { dogSyncSlice } from './dogSync/dogSyncSlice'
import { formsSlice } from './forms/formsSlice'
import { flagsSlice } from './flags/flagsSlice'
import { notificationsSlice } from './notifications/notificationsSlice'
import { purchaseSlice } from './purchase/purchaseSlice'
import { routerSlice } from './router/routerSlice'
import { uiSlice } from './ui/uiSlice'
import { viewSlice } from './view/viewSlice'

/** Everything that can happen to the state, and nothing else: pure, without storage or window, importable alone. */
export const rootReducer = combineReducers({
  auth: authSlice.reducer,
  purchase: purchaseSlice.reducer,
  flags: flagsSlice.reducer,
  ui: uiSlice.reducer,
  notifications: notificationsSlice.reducer,
  router: routerSlice.reducer,
  forms: formsSlice.reducer,
  view: viewSlice.reducer,
  dogSync: dogSyncSlice.reducer,
  [api.reducerPath]: api.reducer,
})

export type RootState = ReturnType<typeof rootReducer>
