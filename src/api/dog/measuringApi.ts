import { dogEndpoints } from '#contract/dog/dogEndpoints'
import type { KeptMeasurings } from '#contract/dog/measuring'
import { type HeightDispute } from '#contract/dog/measuring'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { changedDog, dogTag, measuringTag } from './dogTags'

/** How the height of a dog came about, as its keepers see and dispute it. */
const measuringApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMeasurings: build.query<KeptMeasurings, string>({
      query: (slug) => callOf(dogEndpoints.getMeasurings, { params: { slug } }),
      responseSchema: answerOf(dogEndpoints.getMeasurings),
      providesTags: (_measurings, _failure, slug) => [dogTag(slug), 'Purchase'],
    }),
    disputeHeight: build.mutation<KeptMeasurings, { slug: string; body: HeightDispute }>({
      query: ({ slug, body }) => callOf(dogEndpoints.disputeHeight, { params: { slug }, body }),
      responseSchema: answerOf(dogEndpoints.disputeHeight),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: (_measurings, _failure, { slug }) => [...changedDog(slug), measuringTag],
    }),
  }),
})

export const { useGetMeasuringsQuery, useDisputeHeightMutation } = measuringApi
