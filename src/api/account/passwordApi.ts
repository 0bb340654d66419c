import * as z from 'zod/mini'
import type { ForgottenPassword, PasswordReset } from '#contract/account/credentials'
import { apiPaths } from '#contract/shared/apiPaths'
import { api } from '../api'

// A gate of a café's network answers everything with something: a mail is on its way only if nothing comes back.
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
