import { type DeletionCost, ownDataEndpoints, type OwnDataPart } from '#contract/account/ownData'
import type { Reauthentication } from '#contract/account/session'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { accountDeleted } from '../events'
import { fileCall, savesFile } from '../files'

/** What is kept about a member: as files, which the store never holds, and gone. */
export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything as JSON. */
    saveOwnData: build.mutation<null, void>({
      queryFn: savesFile(() => ({ ...fileCall(ownDataEndpoints.saveOwnData), name: 'clear-round.json' })),
    }),
    /** One kind of it as a table. */
    saveOwnTable: build.mutation<null, OwnDataPart>({
      queryFn: savesFile((part) => ({
        ...fileCall(ownDataEndpoints.saveOwnTable, { params: { part } }),
        name: `clear-round-${part}.csv`,
      })),
    }),
    /** All tables, as the sheets of a workbook. */
    saveOwnWorkbook: build.mutation<null, void>({
      queryFn: savesFile(() => ({ ...fileCall(ownDataEndpoints.saveOwnWorkbook), name: 'clear-round.xlsx' })),
    }),
    getDeletionCost: build.query<DeletionCost, void>({
      query: () => callOf(ownDataEndpoints.getDeletionCost),
      responseSchema: answerOf(ownDataEndpoints.getDeletionCost),
      providesTags: [{ type: 'Purchase', id: 'list' }],
    }),
    deleteAccount: build.mutation<null, Reauthentication>({
      query: (body) => callOf(ownDataEndpoints.deleteAccount, { body }),
      responseSchema: answerOf(ownDataEndpoints.deleteAccount),
      onQueryStarted: async (_reauthentication, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(accountDeleted())
      },
    }),
  }),
})

export const {
  useSaveOwnDataMutation,
  useSaveOwnTableMutation,
  useSaveOwnWorkbookMutation,
  useGetDeletionCostQuery,
  useDeleteAccountMutation,
} = ownDataApi
