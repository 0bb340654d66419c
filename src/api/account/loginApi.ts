import type { Credentials, Registration } from '#contract/account/credentials'
import { ReceivedLogin, receivedSession, ReceivedSession } from '#contract/account/receivedSession'
import type { LoginAnswer, Session } from '#contract/account/user'
import { apiPaths } from '#contract/apiPaths'
import { api } from '../api'

/** How a session begins. The store knows its answers by name (lateAnswers.ts). */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
})

export const { useRegisterMutation, useLoginMutation } = loginApi
