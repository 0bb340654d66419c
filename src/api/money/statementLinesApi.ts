import type { LineAnswer, LineBooking, LineSettlement, Statement } from '#contract/money/statement'
import { statementEndpoints } from '#contract/money/statementEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

// Also invalidated after a refusal: the list on the screen was out of date.
const settled = ['Money', 'Purchase', 'Show', 'ShowEntry', 'Eligibility', 'Member'] as const

/** Lines of bank statements, and what they settle. */
const statementLinesApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useGetStatementQuery, useSettleLinesMutation, useBookLineMutation, useReopenLineMutation } =
  statementLinesApi
