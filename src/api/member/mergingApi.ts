import type { DeskMember } from '#contract/member/member'
import {
  mergingEndpoints,
  type DuplicateAccounts,
  type MergeMembers,
  type MergeParams,
  type MergePreview,
  type UndoMerge,
} from '#contract/member/merging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Merging two accounts of one person, for admins. */
const mergingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDuplicates: build.query<DuplicateAccounts, string>({
      query: (id) => callOf(mergingEndpoints.getDuplicates, { params: { id } }),
      responseSchema: answerOf(mergingEndpoints.getDuplicates),
      providesTags: ['Member'],
    }),
    getMergePreview: build.query<MergePreview, MergeParams>({
      query: (params) => callOf(mergingEndpoints.getMergePreview, { params }),
      responseSchema: answerOf(mergingEndpoints.getMergePreview),
      providesTags: ['Member'],
    }),
    mergeMembers: build.mutation<DeskMember, MergeMembers & MergeParams>({
      query: ({ id, otherId, ...body }) => callOf(mergingEndpoints.mergeMembers, { params: { id, otherId }, body }),
      responseSchema: answerOf(mergingEndpoints.mergeMembers),
      // A refusal means that one of the two has changed since. After a success the page that shows both is left.
      invalidatesTags: (_member, error) => (error ? ['Member'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(api.util.invalidateTags(['Member', 'Dog']))
      },
    }),
    undoMerge: build.mutation<DeskMember, UndoMerge & { id: string }>({
      query: ({ id, ...body }) => callOf(mergingEndpoints.undoMerge, { params: { id }, body }),
      responseSchema: answerOf(mergingEndpoints.undoMerge),
      invalidatesTags: ['Member'],
    }),
  }),
})

export const { useGetDuplicatesQuery, useGetMergePreviewQuery, useMergeMembersMutation, useUndoMergeMutation } =
  mergingApi
