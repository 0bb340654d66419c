import { Plans, type Plan } from '#contract/membership/membership'
import { apiPaths } from '#contract/shared/apiPaths'
import { api } from '../api'

/** Membership plans and their prices. */
export const membershipApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query<Plan[], void>({ query: () => ({ url: apiPaths.plans }), responseSchema: Plans }),
  }),
})

export const { useGetPlansQuery } = membershipApi
