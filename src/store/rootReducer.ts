import { combineSlices } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { authSlice } from './auth/authSlice'
import { formsSlice } from './forms/formsSlice'
import { flagsSlice } from './flags/flagsSlice'
import { notificationsSlice } from './notifications/notificationsSlice'
import { extrasSlice } from './purchase/extrasSlice'
import { purchaseSlice } from './purchase/purchaseSlice'
import { routerSlice } from './router/routerSlice'
import { uiSlice } from './ui/uiSlice'

/** Slices that come with the screens that use them: each adds itself here, and its file to lazySlices.ts. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled in by the slices
export interface LazySlices {}

/** Everything that can happen to the state, and nothing else: pure, without storage or window, importable alone. */
export const rootReducer = combineSlices(
  authSlice,
  purchaseSlice,
  extrasSlice,
  flagsSlice,
  uiSlice,
  notificationsSlice,
  routerSlice,
  formsSlice,
  api,
).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>
