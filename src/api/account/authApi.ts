import { isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { apiPaths } from '../../../contract/paths'
import type { Credentials, Registration } from '../../../contract/account/credentials'
import {
  ReceivedLogin,
  receivedSession,
  ReceivedSession,
  receivedUser,
  ReceivedUser,
} from '../../../contract/account/receivedUser'
import type { LoginAnswer, Session, User } from '../../../contract/account/user'
import { api } from '../api'

/** Sessions and the signed-in user. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** 'start' restores a session: it is silent and never redirects. 'later' reads the user anew. */
    getMe: build.query<User, 'start' | 'later'>({
      query: (when) => ({ url: apiPaths.me, atStart: when === 'start' }),
      transformResponse: receivedUser,
      responseSchema: ReceivedUser,
      providesTags: ['Me'],
    }),
    register: build.mutation<Session, Registration>({
      query: (body) => ({ url: apiPaths.register, method: 'POST', body }),
      transformResponse: receivedSession,
      responseSchema: ReceivedSession,
    }),
    login: build.mutation<LoginAnswer, Credentials>({
      query: (body) => ({ url: apiPaths.login, method: 'POST', body }),
      transformResponse: receivedSession,
      responseSchema: ReceivedLogin,
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: apiPaths.logout, method: 'POST' }) }),
  }),
})

const { login, register } = authApi.endpoints
const answered = isAnyOf(login.matchFulfilled, register.matchFulfilled)

/** Somebody is signed in from here on; an answer that asks for a code starts nothing. */
export const sessionStarted = (action: UnknownAction): action is PayloadAction<Session> =>
  answered(action) && 'token' in action.payload

export const { useRegisterMutation, useLoginMutation, useGetMeQuery } = authApi
