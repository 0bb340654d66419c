import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import type { EntryRequest } from '#contract/purchase/cartItem'
import { fill } from '#contract/shared/paths'
import { WaitingList, type WaitingEntry } from '#contract/waiting/waitingList'
import { api } from '../api'
import { recordTags } from '../tags'

/** The full classes that the member's dogs wait for. */
const waitingListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every call that changes eligibility for these shows changes it too: an offered place is entered or released. */
    getWaitingList: build.query<WaitingEntry[], void>({
      query: () => ({ url: apiPaths.waitingList }),
      responseSchema: WaitingList,
      providesTags: (list = []) => [
        { type: 'Eligibility', id: 'waiting' },
        ...recordTags(
          'Eligibility',
          list.map(({ item }) => item.showSlug),
        ),
      ],
    }),
    /** Twice is once. */
    joinWaitingList: build.mutation<WaitingEntry[], EntryRequest>({
      query: ({ classId, dogId }) => ({ url: apiPaths.waitingList, method: 'POST', body: { classId, dogId } }),
      responseSchema: WaitingList,
      // A refusal means that the class has changed since the screen showed it.
      invalidatesTags: ['Eligibility', 'Show'],
    }),
    leaveWaitingList: build.mutation<null, string>({
      query: (id) => ({ url: fill(apiPaths.waitingEntry, { id }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: ['Eligibility', 'Show', 'Quote'],
    }),
  }),
})

export const { useGetWaitingListQuery, useJoinWaitingListMutation, useLeaveWaitingListMutation } = waitingListApi
