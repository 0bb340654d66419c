import { deskProblemEndpoints, type AnswerProblem, type DeskProblem, type DeskProblemRow } from '#contract/problem/desk'
import type { Page } from '#contract/shared/paging'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'
import { extraOf } from '../request'
import { fileCall, receiveFile, savesFile } from '../files'
import { problemListTag } from './problemTags'

const traceFile = (id: string) => fileCall(deskProblemEndpoints.getProblemTrace, { params: { id } })

/** Reported problems at the desk. */
const deskProblemApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskProblems: build.infiniteQuery<Page<DeskProblemRow>, ListArg<'text' | 'state'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) =>
        callOf(deskProblemEndpoints.getDeskProblems, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(deskProblemEndpoints.getDeskProblems),
      providesTags: [problemListTag],
    }),
    getDeskProblem: build.query<DeskProblem, string>({
      query: (id) => callOf(deskProblemEndpoints.getDeskProblem, { params: { id } }),
      responseSchema: answerOf(deskProblemEndpoints.getDeskProblem),
      providesTags: (_report, _failure, id) => [{ type: 'Problem', id }],
    }),
    /** The id of a file that the port keeps: the store knows no megabytes, and no trace has another one in it. */
    getProblemTrace: build.query<string, string>({
      queryFn: async (id, queryApi, _options, call) => {
        const received = await receiveFile(call, traceFile(id))
        if (received.error) return { error: received.error }
        return { data: extraOf(queryApi).effects.files.keep(received.data) }
      },
    }),
    saveProblemTrace: build.mutation<null, string>({
      queryFn: savesFile((id) => ({ ...traceFile(id), name: `problem-${id}.json` })),
    }),
    answerProblem: build.mutation<DeskProblem, { id: string; body: AnswerProblem }>({
      query: ({ id, body }) => callOf(deskProblemEndpoints.answerProblem, { params: { id }, body }),
      responseSchema: answerOf(deskProblemEndpoints.answerProblem),
      // A refusal means that another admin has answered.
      invalidatesTags: (_report, failure, { id }) => [
        problemListTag,
        ...(failure ? [{ type: 'Problem' as const, id }] : []),
      ],
      // The answer is the report: reading it again would be another reading to be recorded.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) void dispatch(deskProblemApi.util.updateQueryData('getDeskProblem', id, () => done.data))
      },
    }),
    deleteProblem: build.mutation<null, string>({
      query: (id) => callOf(deskProblemEndpoints.deleteProblem, { params: { id } }),
      responseSchema: answerOf(deskProblemEndpoints.deleteProblem),
      invalidatesTags: [problemListTag],
    }),
  }),
})

export const {
  useGetDeskProblemsInfiniteQuery,
  useGetDeskProblemQuery,
  useGetProblemTraceQuery,
  useSaveProblemTraceMutation,
  useAnswerProblemMutation,
  useDeleteProblemMutation,
} = deskProblemApi
