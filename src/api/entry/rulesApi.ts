import { entryEndpoints } from '#contract/entry/entryEndpoints'
import type { Rules } from '#contract/entry/rules'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** The figures of the regulations as the organisation has set them. */
const rulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRules: build.query<Rules, void>({
      query: () => callOf(entryEndpoints.getRules),
      responseSchema: answerOf(entryEndpoints.getRules),
    }),
  }),
})

export const { useGetRulesQuery } = rulesApi
