import { KeptMeasurings, type HeightDispute } from '#contract/dog/measuring'
import { measuringPaths } from '#contract/dog/measuringPaths'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { changedDog, dogTag, measuringTag } from './dogTags'

/** How the height of a dog came about, as its keepers see and dispute it. */
const measuringApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMeasurings: build.query<KeptMeasurings, string>({
      query: (slug) => ({ url: fill(measuringPaths.dogMeasurements, { slug }) }),
      responseSchema: KeptMeasurings,
      providesTags: (_measurings, _failure, slug) => [dogTag(slug), 'Purchase'],
    }),
    disputeHeight: build.mutation<KeptMeasurings, { slug: string; body: HeightDispute }>({
      query: ({ slug, body }) => ({ url: fill(measuringPaths.heightDispute, { slug }), method: 'POST', body }),
      responseSchema: KeptMeasurings,
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: (_measurings, _failure, { slug }) => [...changedDog(slug), measuringTag],
    }),
  }),
})

export const { useGetMeasuringsQuery, useDisputeHeightMutation } = measuringApi
