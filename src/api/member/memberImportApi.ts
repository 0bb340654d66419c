import { memberImportEndpoints } from '#contract/member/importEndpoints'
import type {
  ChosenImportColumns,
  ImportAnswer,
  ImportBatch,
  ImportCheck,
  ImportChecked,
  MemberImportStart,
} from '#contract/member/importing'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** The columns that were chosen for earlier lists. */
const columnsTag = { type: 'Member', id: 'import columns' } as const

/** Opening accounts from a list of members. */
export const memberImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberImport: build.query<MemberImportStart, void>({
      query: () => callOf(memberImportEndpoints.getMemberImport),
      responseSchema: answerOf(memberImportEndpoints.getMemberImport),
      providesTags: [columnsTag],
    }),
    saveImportColumns: build.mutation<null, ChosenImportColumns>({
      query: (body) => callOf(memberImportEndpoints.saveImportColumns, { body }),
      responseSchema: answerOf(memberImportEndpoints.saveImportColumns),
      invalidatesTags: [columnsTag],
    }),
    checkImport: build.mutation<ImportChecked, ImportCheck>({
      query: (body) => callOf(memberImportEndpoints.checkImport, { body }),
      responseSchema: answerOf(memberImportEndpoints.checkImport),
    }),
    /** One batch of many: the sender of the last one loads the register again. */
    importMembers: build.mutation<ImportAnswer, ImportBatch>({
      query: (body) => callOf(memberImportEndpoints.importMembers, { body }),
      responseSchema: answerOf(memberImportEndpoints.importMembers),
    }),
  }),
})

export const { useGetMemberImportQuery } = memberImportApi
