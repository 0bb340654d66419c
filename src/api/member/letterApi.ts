import type { DeletionCost } from '#contract/account/ownData'
import { letterEndpoints, type DeleteMember, type SaveMemberData } from '#contract/member/letters'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'

/** What the office does for members who ask by letter. */
const letterApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveMemberData: build.mutation<null, SaveMemberData & { id: string }>({
      queryFn: savesFile(({ id, ...body }) => ({
        ...fileCall(letterEndpoints.saveMemberData, { params: { id }, body }),
        name: 'member-data.xlsx',
      })),
      invalidatesTags: ['Member'],
    }),
    getMemberDeletionCost: build.query<DeletionCost, string>({
      query: (id) => callOf(letterEndpoints.getMemberDeletionCost, { params: { id } }),
      responseSchema: answerOf(letterEndpoints.getMemberDeletionCost),
      providesTags: ['Member'],
    }),
    deleteMember: build.mutation<null, DeleteMember & { id: string }>({
      query: ({ id, ...body }) => callOf(letterEndpoints.deleteMember, { params: { id }, body }),
      responseSchema: answerOf(letterEndpoints.deleteMember),
      invalidatesTags: ['Member'],
    }),
  }),
})

export const { useSaveMemberDataMutation, useGetMemberDeletionCostQuery, useDeleteMemberMutation } = letterApi
