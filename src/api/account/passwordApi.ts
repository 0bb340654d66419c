import * as z from 'zod/mini'
import type { ForgottenPassword, PasswordReset } from '#contract/account/credentials'
import { apiPaths } from '#contract/shared/apiPaths'
import { api } from '../api'

// The login page of a café's network answers every call with a body: an email was sent only if the answer is empty.
const responseSchema = z.null()

/** A new password for one that was forgotten. */
export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, ForgottenPassword>({
      query: (body) => ({ url: apiPaths.forgotPassword, method: 'POST', body }),
      responseSchema,
    }),
    resetPassword: build.mutation<null, PasswordReset>({
      query: (body) => ({ url: apiPaths.resetPassword, method: 'POST', body }),
      responseSchema,
    }),
  }),
})

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordApi
