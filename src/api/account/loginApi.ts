import { loginEndpoints } from '#contract/account/loginEndpoints'
import type { Credentials, Registration } from '#contract/account/credentials'
import { ReceivedLogin, ReceivedSession } from '#contract/account/receivedSession'
import type { LoginAnswer, Session } from '#contract/account/user'
import { api } from '../api'
import { callOf } from '../callOf'

/** How a session begins. */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Session, Registration>({
      query: (body) => callOf(loginEndpoints.register, { body }),
      responseSchema: ReceivedSession,
    }),
    login: build.mutation<LoginAnswer, Credentials>({
      query: (body) => callOf(loginEndpoints.login, { body }),
      responseSchema: ReceivedLogin,
    }),
  }),
})

export const { useRegisterMutation, useLoginMutation } = loginApi
