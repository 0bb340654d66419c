import * as z from 'zod/mini'
import { type DeletionCost, type OwnData, ownDataEndpoints, type OwnDataPart } from '#contract/account/ownData'
import type { Reauthentication } from '#contract/account/session'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { accountDeleted } from '../events'
import type { ApiExtra } from '../request'
import { saveFile } from '../saveFile'

/** What is kept about a member: as files, and gone. */
export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything as JSON, handed to the reader as a file. */
    saveOwnData: build.mutation<OwnData, void>({
      query: () => callOf(ownDataEndpoints.saveOwnData),
      responseSchema: answerOf(ownDataEndpoints.saveOwnData),
      onQueryStarted: async (_none, { queryFulfilled, extra }) => {
        const done = await queryFulfilled.catch(() => null)
        const { files } = (extra as ApiExtra).effects
        if (done) files.save('clear-round.json', 'application/json', JSON.stringify(done.data, null, 2))
      },
    }),
    /** One kind of it as a table. */
    saveOwnTable: build.mutation<string, OwnDataPart>({
      query: (part) => callOf(ownDataEndpoints.saveOwnTable, { params: { part }, responseHandler: 'content-type' }),
      // Not the page that a café's network answers everything with.
      responseSchema: z.string().check(z.regex(/^[^<]/)),
      onQueryStarted: async (part, { queryFulfilled, extra }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) (extra as ApiExtra).effects.files.save(`clear-round-${part}.csv`, 'text/csv', done.data)
      },
    }),
    /** All tables, as the sheets of a workbook. */
    saveOwnWorkbook: build.mutation<null, void>({
      queryFn: (_none, call, _options, ask) =>
        saveFile(call, ask, {
          of: ownDataEndpoints.saveOwnWorkbook,
          request: callOf(ownDataEndpoints.saveOwnWorkbook),
          name: 'clear-round.xlsx',
        }),
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
