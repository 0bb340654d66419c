import { loginEndpoints } from '#contract/account/loginEndpoints'
import type { ForgottenPassword, PasswordReset } from '#contract/account/credentials'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** A new password for one that was forgotten. */
export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, ForgottenPassword>({
      query: (body) => callOf(loginEndpoints.forgotPassword, { body }),
      responseSchema: answerOf(loginEndpoints.forgotPassword),
    }),
    resetPassword: build.mutation<null, PasswordReset>({
      query: (body) => callOf(loginEndpoints.resetPassword, { body }),
      responseSchema: answerOf(loginEndpoints.resetPassword),
    }),
  }),
})

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordApi
