import { createSlice, isFulfilled, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit'
import { sessionStarted } from '../../api/answers'
import type { ApiFailure } from '../../api/request'
import { locationChanged } from '../router/routerSlice'
import type { Thrown } from '../ui/thrown'

/** A popup in the corner: an API Error, or what a script threw. A null message means the catalogue's default sentence. */
export interface Notification {
  id: number
  message: string | null
  count: number
  /** The calls that failed with it and have not succeeded since. */
  calls: string[]
  /** What the server's log calls the failed request, the last one of equal ones. */
  requestId?: string
  /** What no screen caught. */
  thrown?: Thrown
}

export interface NotificationsState {
  list: Notification[]
  nextId: number
  /** Where the reader went last: another screen leaves them behind. */
  pathname: string | null
}

const initialState: NotificationsState = { list: [], nextId: 1, pathname: null }

const isFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'silent' in value && 'message' in value

/** A call that says how another one ended. */
const settledBy: Record<string, string> = { checkPayment: 'payByCard' }

/** The name of a call: a query by what it asks for, a command by its endpoint, even if its input has changed. */
const callOf = (meta: unknown): string => {
  const { arg } = meta as { arg?: { endpointName?: string; queryCacheKey?: string } }
  const name = arg?.queryCacheKey ?? arg?.endpointName ?? ''
  return settledBy[name] ?? name
}

/** Failed calls, shown once each: equal ones are counted instead of piled up, and removed once the call succeeds. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationDismissed: (state, action: PayloadAction<number>) => {
      state.list = state.list.filter(({ id }) => id !== action.payload)
    },
    /** The first one is shown until it is closed: others mostly follow from it. */
    scriptFailed: (state, { payload }: PayloadAction<Thrown>) => {
      if (!state.list.some(({ thrown }) => thrown))
        state.list.push({ id: state.nextId++, message: null, count: 1, calls: [], thrown: payload })
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state, { payload: { location, move } }) => {
        // A replaced address may follow from the very call that failed: a log-out, a refused session.
        if (state.pathname !== location.pathname && move !== 'REPLACE') state.list = []
        state.pathname = location.pathname
      })
      // What was refused before is allowed now.
      .addMatcher(sessionStarted, (state) => {
        state.list = state.list.filter(({ thrown }) => thrown)
      })
      .addMatcher(isFulfilled, (state, { meta }) => {
        const call = callOf(meta)
        for (const notification of state.list)
          notification.calls = notification.calls.filter((failed) => failed !== call)
        state.list = state.list.filter(({ calls, thrown }) => thrown ?? calls.length > 0)
      })
      .addMatcher(isRejectedWithValue, (state, { payload, meta }) => {
        if (!isFailure(payload) || payload.silent) return
        const call = callOf(meta)
        const equal = state.list.find(({ message, thrown }) => !thrown && message === payload.message)
        const named = payload.requestId !== undefined && { requestId: payload.requestId }
        if (!equal) state.list.push({ id: state.nextId++, message: payload.message, count: 1, calls: [call], ...named })
        else {
          Object.assign(equal, { count: equal.count + 1 }, named)
          if (!equal.calls.includes(call)) equal.calls.push(call)
        }
      })
  },
  selectors: { selectNotifications: (state) => state.list },
})

export const { notificationDismissed, scriptFailed } = notificationsSlice.actions
export const { selectNotifications } = notificationsSlice.selectors
