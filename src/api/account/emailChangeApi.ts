import { emailChangeEndpoints, type ConfirmedEmailChange } from '#contract/account/emailChange'
import type { Confirmation } from '#contract/account/profile'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** The links of another address that the office has requested for an account. */
const emailChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmailChange: build.mutation<ConfirmedEmailChange, Confirmation>({
      query: (body) => callOf(emailChangeEndpoints.confirmEmailChange, { body }),
      responseSchema: answerOf(emailChangeEndpoints.confirmEmailChange),
    }),
    stopEmailChange: build.mutation<null, Confirmation>({
      query: (body) => callOf(emailChangeEndpoints.stopEmailChange, { body }),
      responseSchema: answerOf(emailChangeEndpoints.stopEmailChange),
    }),
  }),
})

export const { useConfirmEmailChangeMutation, useStopEmailChangeMutation } = emailChangeApi
