import type { AddToFamily } from '#contract/member/family'
import { memberEndpoints } from '#contract/member/memberEndpoints'
import type {
  ActForMember,
  BlockMember,
  ChangeMemberEmail,
  DeskMember,
  MemberDraft,
  NoteDraft,
  RemoveFactor,
  SentConfirmation,
} from '#contract/member/member'
import type {
  CorrectMembership,
  EndMembership,
  PauseMembership,
  RecordMembership,
  RefundMembership,
} from '#contract/membership/atDesk'
import type { MemberCounts, MemberRow } from '#contract/member/register'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { actingChanged } from '../events'
import { fileCall, savesFile } from '../files'
import { cursorPages, pageQuery, type ListArg } from '../paging'

type Selection = 'text' | 'state' | 'group'

const tableFiles = { csv: memberEndpoints.getMembersTable, xlsx: memberEndpoints.getMembersWorkbook }

/** The register of members, for admins. */
const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMembers: build.infiniteQuery<Page<MemberRow>, ListArg<Selection | 'by'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => callOf(memberEndpoints.getMembers, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(memberEndpoints.getMembers),
      providesTags: ['Member'],
    }),
    getMemberCounts: build.query<MemberCounts, Record<Selection, string>>({
      query: (selection) => callOf(memberEndpoints.getMemberCounts, { query: pageQuery(null, selection) }),
      responseSchema: answerOf(memberEndpoints.getMemberCounts),
      providesTags: ['Member'],
    }),
    /** Those alone whose `ids` are given, with commas between them. */
    saveMembers: build.mutation<null, { as: keyof typeof tableFiles; ids?: string } & Record<Selection, string>>({
      queryFn: savesFile(({ as, ...selection }) => ({
        ...fileCall(tableFiles[as], { query: pageQuery(null, selection) }),
        name: `members.${as}`,
      })),
    }),
    /** To print. */
    saveMemberCards: build.mutation<null, string>({
      queryFn: savesFile((ids) => ({
        ...fileCall(memberEndpoints.getMemberCards, { query: { ids } }),
        name: 'membership-cards.pdf',
      })),
    }),
    getDeskMember: build.query<DeskMember, string>({
      query: (id) => callOf(memberEndpoints.getDeskMember, { params: { id } }),
      responseSchema: answerOf(memberEndpoints.getDeskMember),
      providesTags: ['Member'],
    }),
    addMember: build.mutation<DeskMember, MemberDraft>({
      query: (body) => callOf(memberEndpoints.addMember, { body }),
      responseSchema: answerOf(memberEndpoints.addMember),
      invalidatesTags: ['Member'],
    }),
    addNote: build.mutation<DeskMember, NoteDraft & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.addNote, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.addNote),
      invalidatesTags: ['Member'],
    }),
    // A refusal means that the member has changed since the page showed them.
    recordMembership: build.mutation<DeskMember, RecordMembership & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.recordMembership, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.recordMembership),
      // Dogs of the member may enter more shows.
      invalidatesTags: ['Member', 'Eligibility'],
    }),
    correctMembership: build.mutation<DeskMember, CorrectMembership & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.correctMembership, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.correctMembership),
      invalidatesTags: ['Member'],
    }),
    blockMember: build.mutation<DeskMember, BlockMember & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.blockMember, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.blockMember),
      invalidatesTags: ['Member'],
    }),
    unblockMember: build.mutation<DeskMember, string>({
      query: (id) => callOf(memberEndpoints.unblockMember, { params: { id } }),
      responseSchema: answerOf(memberEndpoints.unblockMember),
      invalidatesTags: ['Member'],
    }),
    sendMemberConfirmation: build.mutation<SentConfirmation, string>({
      query: (id) => callOf(memberEndpoints.sendMemberConfirmation, { params: { id } }),
      responseSchema: answerOf(memberEndpoints.sendMemberConfirmation),
      invalidatesTags: ['Member'],
    }),
    removeMemberFactor: build.mutation<DeskMember, RemoveFactor & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.removeMemberFactor, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.removeMemberFactor),
      invalidatesTags: ['Member'],
    }),
    // No tag: the page shows the member next, and what it knew as the admin is forgotten.
    actForMember: build.mutation<null, ActForMember & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.actForMember, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.actForMember),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(actingChanged())
      },
    }),
    changeMemberEmail: build.mutation<DeskMember, ChangeMemberEmail & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.changeMemberEmail, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.changeMemberEmail),
      invalidatesTags: ['Member'],
    }),
    stopMemberEmailChange: build.mutation<DeskMember, string>({
      query: (id) => callOf(memberEndpoints.stopMemberEmailChange, { params: { id } }),
      responseSchema: answerOf(memberEndpoints.stopMemberEmailChange),
      invalidatesTags: ['Member'],
    }),
    refundMembership: build.mutation<DeskMember, RefundMembership & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.refundMembership, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.refundMembership),
      invalidatesTags: ['Member'],
    }),
    clearBounce: build.mutation<DeskMember, string>({
      query: (id) => callOf(memberEndpoints.clearBounce, { params: { id } }),
      responseSchema: answerOf(memberEndpoints.clearBounce),
      invalidatesTags: ['Member'],
    }),
    pauseMembership: build.mutation<DeskMember, PauseMembership & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.pauseMembership, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.pauseMembership),
      invalidatesTags: ['Member'],
    }),
    resumeMembership: build.mutation<DeskMember, PauseMembership & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.resumeMembership, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.resumeMembership),
      invalidatesTags: ['Member'],
    }),
    addToFamily: build.mutation<DeskMember, AddToFamily & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.addToFamily, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.addToFamily),
      invalidatesTags: ['Member'],
    }),
    removeFromFamily: build.mutation<DeskMember, { id: string; memberId: string }>({
      query: (params) => callOf(memberEndpoints.removeFromFamily, { params }),
      responseSchema: answerOf(memberEndpoints.removeFromFamily),
      invalidatesTags: ['Member'],
    }),
    endMembership: build.mutation<DeskMember, EndMembership & { id: string }>({
      query: ({ id, ...body }) => callOf(memberEndpoints.endMembership, { params: { id }, body }),
      responseSchema: answerOf(memberEndpoints.endMembership),
      invalidatesTags: ['Member'],
    }),
  }),
})

export const {
  useGetMembersInfiniteQuery,
  useGetMemberCountsQuery,
  useSaveMembersMutation,
  useGetDeskMemberQuery,
  useAddMemberMutation,
  useAddNoteMutation,
  useRecordMembershipMutation,
  useCorrectMembershipMutation,
  useEndMembershipMutation,
  useAddToFamilyMutation,
  useRemoveFromFamilyMutation,
  usePauseMembershipMutation,
  useResumeMembershipMutation,
  useSaveMemberCardsMutation,
  useRefundMembershipMutation,
  useBlockMemberMutation,
  useUnblockMemberMutation,
  useSendMemberConfirmationMutation,
  useRemoveMemberFactorMutation,
  useActForMemberMutation,
  useChangeMemberEmailMutation,
  useStopMemberEmailChangeMutation,
  useClearBounceMutation,
} = memberApi
