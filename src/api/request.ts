import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { User } from '#contract/account/user'
import type { ErrorCode } from '#contract/shared/apiError'
import type { Locale } from '#contract/shared/locales'
import type { Effects } from '../effects/effects'

/** A call: an address below /api. `atStart` marks the one GET /me that restores a session and must stay silent. */
export interface ApiRequest {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  /** How the answer is read, where it is not always JSON. */
  responseHandler?: 'content-type' | ((answer: Response) => Promise<unknown>)
  atStart?: boolean
}

/**
 * How every failed call ends. `offline`: it was not sent, because there is no network. `message` is the server's sentence, else the transport's, else null; `fields` says why a
 * field was refused, by a FieldCode or in the server's own words; `details` is what else the answer carried; `requestId`
 * is what the server's log calls a request that failed there; `silent` keeps the popup away.
 */
export interface ApiFailure {
  status: number
  code: ErrorCode | 'transport' | 'offline'
  message: string | null
  fields: Record<string, string>
  details: Record<string, unknown>
  requestId?: string
  silent: boolean
}

/** Nothing was sent: the one failure of which the browser itself knows that nothing was charged. */
export const offline: ApiFailure = {
  status: 0,
  code: 'offline',
  message: 'Failed to fetch',
  fields: {},
  details: {},
  silent: false,
}

/** What the API layer needs of the store, said in its own words: api never imports store. */
export interface ApiState {
  auth: { token: string | null; user: Pick<User, 'id' | 'acting'> | null }
  ui: { locale: Locale; clockOffset: number }
  router: { location: { pathname: string; search: string } }
}

/** What makeStore hands to every thunk and listener. */
export interface ApiExtra {
  effects: Effects
  apiHost: string
  /** The token in local storage, also where it was changed by hand; the state's where storage refuses. */
  currentToken: () => string | null
}

/** What a failed call brings beside its body: when to call the server again. */
export interface ApiMeta {
  retryAfter: string | null
}

export type Transport = BaseQueryFn<ApiRequest, unknown, FetchBaseQueryError, object, ApiMeta>
export type ApiQuery = BaseQueryFn<ApiRequest, unknown, ApiFailure, object, ApiMeta>

/** Typed for thunks: BaseQueryApi's own takes any action for its answer. */
export const dispatchOf = ({ dispatch }: BaseQueryApi) => dispatch as ThunkDispatch<never, unknown, UnknownAction>
export const stateOf = (api: BaseQueryApi): ApiState => api.getState() as ApiState
export const extraOf = (api: BaseQueryApi): ApiExtra => api.extra as ApiExtra
