import { apiPaths } from '#contract/shared/apiPaths'
import { Rules } from '#contract/entry/rules'
import { api } from '../api'

/** The figures of the regulations as the organisation has set them. */
const rulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRules: build.query<Rules, void>({ query: () => ({ url: apiPaths.rules }), responseSchema: Rules }),
  }),
})

export const { useGetRulesQuery } = rulesApi
