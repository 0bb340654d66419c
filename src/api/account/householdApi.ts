import * as z from 'zod/mini'
import { Household, type HouseholdRequest } from '#contract/account/household'
import { fill } from '#contract/shared/paths'
import { peoplePaths } from '#contract/people/paths'
import { api } from '../api'

/** The household of the reader. */
const householdApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHousehold: build.query<Household, void>({
      query: () => ({ url: peoplePaths.household }),
      responseSchema: Household,
      providesTags: ['Profile'],
    }),
    askHousehold: build.mutation<null, HouseholdRequest>({
      query: (body) => ({ url: peoplePaths.household, method: 'POST', body }),
      responseSchema: z.null(),
      invalidatesTags: ['Profile'],
    }),
    /** A refusal says that it was ended meanwhile. */
    agreeToHousehold: build.mutation<null, string>({
      query: (id) => ({ url: fill(peoplePaths.householdAgreement, { id }), method: 'POST' }),
      responseSchema: z.null(),
      invalidatesTags: ['Profile', 'Eligibility', 'Quote'],
    }),
    endHousehold: build.mutation<null, string>({
      query: (id) => ({ url: fill(peoplePaths.householdMember, { id }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: ['Profile', 'Eligibility', 'Quote'],
    }),
  }),
})

export const { useGetHouseholdQuery, useAskHouseholdMutation, useAgreeToHouseholdMutation, useEndHouseholdMutation } =
  householdApi
