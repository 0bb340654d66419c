import type {
  ChosenStatementColumns,
  LineAnswer,
  LineBooking,
  LineSettlement,
  Statement,
  StatementImport,
  StatementImported,
  StatementStart,
} from '#contract/money/statement'
import { statementEndpoints } from '#contract/money/statementEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** The columns that were chosen for earlier statements. */
const columnsTag = { type: 'Money', id: 'statement columns' } as const

// Also invalidated after a refusal: the list on the screen was out of date.
const settled = ['Money', 'Purchase', 'Show', 'ShowEntry', 'Eligibility', 'Member'] as const

/** The lines of bank statements: how they are imported, and what they settle. */
export const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatementStart: build.query<StatementStart, void>({
      query: () => callOf(statementEndpoints.getStatementStart),
      responseSchema: answerOf(statementEndpoints.getStatementStart),
      providesTags: [columnsTag],
    }),
    saveStatementColumns: build.mutation<null, ChosenStatementColumns>({
      query: (body) => callOf(statementEndpoints.saveStatementColumns, { body }),
      responseSchema: answerOf(statementEndpoints.saveStatementColumns),
      invalidatesTags: [columnsTag],
    }),
    importStatement: build.mutation<StatementImported, StatementImport>({
      query: (body) => callOf(statementEndpoints.importStatement, { body }),
      responseSchema: answerOf(statementEndpoints.importStatement),
      invalidatesTags: (imported) => (imported ? ['Money'] : []),
    }),
    getStatement: build.query<Statement, void>({
      query: () => callOf(statementEndpoints.getStatement),
      responseSchema: answerOf(statementEndpoints.getStatement),
      providesTags: ['Money', 'Purchase'],
    }),
    settleLines: build.mutation<{ lines: LineAnswer[] }, LineSettlement[]>({
      query: (lines) => callOf(statementEndpoints.settleLines, { body: { lines } }),
      responseSchema: answerOf(statementEndpoints.settleLines),
      invalidatesTags: settled,
    }),
    bookLine: build.mutation<null, LineBooking & { id: string }>({
      query: ({ id, ...body }) => callOf(statementEndpoints.bookLine, { params: { id }, body }),
      responseSchema: answerOf(statementEndpoints.bookLine),
      invalidatesTags: ['Money'],
    }),
    reopenLine: build.mutation<null, string>({
      query: (id) => callOf(statementEndpoints.reopenLine, { params: { id } }),
      responseSchema: answerOf(statementEndpoints.reopenLine),
      invalidatesTags: ['Money'],
    }),
  }),
})

export const {
  useGetStatementStartQuery,
  useGetStatementQuery,
  useSettleLinesMutation,
  useBookLineMutation,
  useReopenLineMutation,
} = statementApi
