import { membershipEndpoints } from '#contract/membership/membershipEndpoints'
import type { OwnPlans, Plan } from '#contract/membership/membership'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Membership plans and their prices. */
export const membershipApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query<Plan[], void>({
      query: () => callOf(membershipEndpoints.getPlans),
      responseSchema: answerOf(membershipEndpoints.getPlans),
      providesTags: ['Plan'],
    }),
    getOwnPlans: build.query<OwnPlans, void>({
      query: () => callOf(membershipEndpoints.getOwnPlans),
      responseSchema: answerOf(membershipEndpoints.getOwnPlans),
      providesTags: ['Plan', 'Profile'],
    }),
  }),
})

export const { useGetPlansQuery, useGetOwnPlansQuery } = membershipApi
