import type { Credentials, Registration } from '#contract/account/credentials'
import { ReceivedLogin, ReceivedSession } from '#contract/account/receivedSession'
import type { LoginAnswer, Session } from '#contract/account/user'
import { apiPaths } from '#contract/shared/apiPaths'
import { api } from '../api'

/** How a session begins. */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Session, Registration>({
      query: (body) => ({ url: apiPaths.register, method: 'POST', body }),
      responseSchema: ReceivedSession,
    }),
    login: build.mutation<LoginAnswer, Credentials>({
      query: (body) => ({ url: apiPaths.login, method: 'POST', body }),
      responseSchema: ReceivedLogin,
    }),
  }),
})

export const { useRegisterMutation, useLoginMutation } = loginApi
