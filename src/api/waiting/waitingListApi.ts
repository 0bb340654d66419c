import { waitingEndpoints, type WaitingEntry } from '#contract/waiting/waitingList'
import type { EntryRequest } from '#contract/purchase/cartItem'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { recordTags } from '../tags'

/** The full classes that the member's dogs wait for. */
const waitingListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every call that changes eligibility for these shows changes it too: an offered place is entered or released. */
    getWaitingList: build.query<WaitingEntry[], void>({
      query: () => callOf(waitingEndpoints.getWaitingList),
      responseSchema: answerOf(waitingEndpoints.getWaitingList),
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
      query: ({ classId, dogId }) => callOf(waitingEndpoints.joinWaitingList, { body: { classId, dogId } }),
      responseSchema: answerOf(waitingEndpoints.joinWaitingList),
      // A refusal means that the class has changed since the screen showed it.
      invalidatesTags: ['Eligibility', 'Show'],
    }),
    leaveWaitingList: build.mutation<null, string>({
      query: (id) => callOf(waitingEndpoints.leaveWaitingList, { params: { id } }),
      responseSchema: answerOf(waitingEndpoints.leaveWaitingList),
      invalidatesTags: ['Eligibility', 'Show', 'Quote'],
    }),
  }),
})

export const { useGetWaitingListQuery, useJoinWaitingListMutation, useLeaveWaitingListMutation } = waitingListApi
