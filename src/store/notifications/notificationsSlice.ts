import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit'
import { sessionStarted } from '../../api/account/authApi'
import type { ApiFailure } from '../../api/request'

/** What is told in the corner: an API Error. A null message stands for the catalogue's default sentence. */
export interface Notification {
  id: number
  message: string | null
  count: number
  /** What the server's log calls the failed request, the last one of equal ones. */
  requestId?: string
}

export interface NotificationsState {
  list: Notification[]
  nextId: number
}

const initialState: NotificationsState = { list: [], nextId: 1 }

const isFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'silent' in value && 'message' in value

/** Failed calls, told once each: equal ones are counted instead of piled up. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationDismissed: (state, action: PayloadAction<number>) => {
      state.list = state.list.filter(({ id }) => id !== action.payload)
    },
  },
  extraReducers: (builder) => {
    // What was refused before is allowed now.
    builder.addMatcher(sessionStarted, (state) => {
      state.list = []
    })
    builder.addMatcher(isRejectedWithValue, (state, { payload }) => {
      if (!isFailure(payload) || payload.silent) return
      const equal = state.list.find(({ message }) => message === payload.message)
      const named = payload.requestId !== undefined && { requestId: payload.requestId }
      if (equal) Object.assign(equal, { count: equal.count + 1 }, named)
      else state.list.push({ id: state.nextId++, message: payload.message, count: 1, ...named })
    })
  },
  selectors: { selectNotifications: (state) => state.list },
})

export const { notificationDismissed } = notificationsSlice.actions
export const { selectNotifications } = notificationsSlice.selectors
