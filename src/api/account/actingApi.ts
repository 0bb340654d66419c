import { actingEndpoints } from '#contract/account/acting'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { actingChanged } from '../events'

/** How acting for a member ends: the admin stops, or the member stops the admin. */
export const actingApi = api.injectEndpoints({
  endpoints: (build) => ({
    stopActing: build.mutation<null, void>({
      query: () => callOf(actingEndpoints.stopActing),
      responseSchema: answerOf(actingEndpoints.stopActing),
      // Of a member: who acts is listed with the devices.
      invalidatesTags: ['Session'],
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(actingChanged())
      },
    }),
  }),
})

export const { useStopActingMutation } = actingApi
