import { type Household, householdEndpoints, type HouseholdRequest } from '#contract/account/household'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** The household of the reader. */
const householdApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHousehold: build.query<Household, void>({
      query: () => callOf(householdEndpoints.getHousehold),
      responseSchema: answerOf(householdEndpoints.getHousehold),
      providesTags: ['Profile'],
    }),
    askHousehold: build.mutation<null, HouseholdRequest>({
      query: (body) => callOf(householdEndpoints.askHousehold, { body }),
      responseSchema: answerOf(householdEndpoints.askHousehold),
      invalidatesTags: ['Profile'],
    }),
    /** A refusal says that it was ended meanwhile. */
    agreeToHousehold: build.mutation<null, string>({
      query: (id) => callOf(householdEndpoints.agreeToHousehold, { params: { id } }),
      responseSchema: answerOf(householdEndpoints.agreeToHousehold),
      invalidatesTags: ['Profile', 'Eligibility', 'Quote'],
    }),
    endHousehold: build.mutation<null, string>({
      query: (id) => callOf(householdEndpoints.endHousehold, { params: { id } }),
      responseSchema: answerOf(householdEndpoints.endHousehold),
      invalidatesTags: ['Profile', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useGetHouseholdQuery, useAskHouseholdMutation, useAgreeToHouseholdMutation, useEndHouseholdMutation } =
  householdApi
