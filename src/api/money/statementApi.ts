import type {
  ChosenStatementColumns,
  StatementImport,
  StatementImported,
  StatementStart,
} from '#contract/money/statement'
import { statementEndpoints } from '#contract/money/statementEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** The columns that were chosen for earlier statements. */
const columnsTag = { type: 'Money', id: 'statement columns' } as const

/** The lines of bank statements. */
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
  }),
})

export const { useGetStatementStartQuery } = statementApi
