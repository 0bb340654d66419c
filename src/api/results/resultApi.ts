import { resultEndpoints } from '#contract/results/resultEndpoints'
import type { DayDraw, DrawnDay, OrderSheet, ResultSheet, TeamNames } from '#contract/results/desk'
import { type DeskClass } from '#contract/results/desk'
import type { League } from '#contract/results/league'
import type { ResultChange } from '#contract/results/result'
import type { ClassRuns, DogRuns, ShowResults } from '#contract/results/shown'
import { type DogRun, type PublishedClass } from '#contract/results/shown'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Names a class: of a show, by its id. */
export interface ClassArg {
  slug: string
  classId: string
}
type AtVersion = ClassArg & { version: number }

const sheetEntry = (arg: ClassArg, value: ResultSheet) => ({ endpointName: 'getResultSheet' as const, arg, value })

/** Running orders and results: at the desk, and as everyone sees them once they are published. */
export const resultApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskClasses: build.query<DeskClass[], string>({
      query: (slug) => callOf(resultEndpoints.getDeskClasses, { params: { slug } }),
      responseSchema: answerOf(resultEndpoints.getDeskClasses),
      providesTags: ['Run'],
    }),
    getOrderSheet: build.query<OrderSheet, ClassArg>({
      query: (arg) => callOf(resultEndpoints.getOrderSheet, { params: arg }),
      responseSchema: answerOf(resultEndpoints.getOrderSheet),
      providesTags: ['Run'],
    }),
    /** A refusal means that it has changed since the screen showed it: it is read again then too. */
    drawOrder: build.mutation<OrderSheet, AtVersion>({
      query: ({ version, ...arg }) => callOf(resultEndpoints.drawOrder, { params: arg, body: { version } }),
      responseSchema: answerOf(resultEndpoints.drawOrder),
      invalidatesTags: ['Run'],
    }),
    moveInOrder: build.mutation<OrderSheet, AtVersion & { entryIds: string[] }>({
      query: ({ slug, classId, ...body }) => callOf(resultEndpoints.moveInOrder, { params: { slug, classId }, body }),
      responseSchema: answerOf(resultEndpoints.moveInOrder),
      invalidatesTags: ['Run'],
    }),
    nameTeams: build.mutation<OrderSheet, ClassArg & TeamNames>({
      query: ({ slug, classId, ...body }) => callOf(resultEndpoints.nameTeams, { params: { slug, classId }, body }),
      responseSchema: answerOf(resultEndpoints.nameTeams),
      invalidatesTags: ['Run'],
    }),
    drawDay: build.mutation<DrawnDay, DayDraw & { slug: string }>({
      query: ({ slug, ...body }) => callOf(resultEndpoints.drawDay, { params: { slug }, body }),
      responseSchema: answerOf(resultEndpoints.drawDay),
      invalidatesTags: ['Run'],
    }),
    publishOrder: build.mutation<OrderSheet, AtVersion>({
      query: ({ version, ...arg }) => callOf(resultEndpoints.publishOrder, { params: arg, body: { version } }),
      responseSchema: answerOf(resultEndpoints.publishOrder),
      invalidatesTags: ['Run'],
    }),
    getResultSheet: build.query<ResultSheet, ClassArg>({
      query: (arg) => callOf(resultEndpoints.getResultSheet, { params: arg }),
      responseSchema: answerOf(resultEndpoints.getResultSheet),
      providesTags: ['Run'],
    }),
    /** The answer replaces the cached sheet: no second call follows between two dogs. */
    saveResults: build.mutation<ResultSheet, AtVersion & ResultChange>({
      query: ({ slug, classId, ...body }) => callOf(resultEndpoints.saveResults, { params: { slug, classId }, body }),
      responseSchema: answerOf(resultEndpoints.saveResults),
      onQueryStarted: async ({ slug, classId }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(resultApi.util.upsertQueryEntries([sheetEntry({ slug, classId }, done.data)]))
        else dispatch(resultApi.util.invalidateTags(['Run']))
      },
    }),
    publishResults: build.mutation<ResultSheet, AtVersion>({
      query: ({ version, ...arg }) => callOf(resultEndpoints.publishResults, { params: arg, body: { version } }),
      responseSchema: answerOf(resultEndpoints.publishResults),
      invalidatesTags: ['Run'],
    }),
    takeResultsBack: build.mutation<ResultSheet, AtVersion & { reason: string }>({
      query: ({ slug, classId, ...body }) =>
        callOf(resultEndpoints.takeResultsBack, { params: { slug, classId }, body }),
      responseSchema: answerOf(resultEndpoints.takeResultsBack),
      invalidatesTags: ['Run'],
    }),
    disqualify: build.mutation<ResultSheet, AtVersion & { entryId: string; reason: string }>({
      query: ({ slug, classId, ...body }) => callOf(resultEndpoints.disqualify, { params: { slug, classId }, body }),
      responseSchema: answerOf(resultEndpoints.disqualify),
      invalidatesTags: ['Run'],
    }),
    getPublishedClasses: build.query<PublishedClass[], string>({
      query: (slug) => callOf(resultEndpoints.getPublishedClasses, { params: { slug } }),
      responseSchema: answerOf(resultEndpoints.getPublishedClasses),
      providesTags: ['Run'],
    }),
    getClassRuns: build.query<ClassRuns, ClassArg>({
      query: (arg) => callOf(resultEndpoints.getClassRuns, { params: arg }),
      responseSchema: answerOf(resultEndpoints.getClassRuns),
      providesTags: ['Run'],
    }),
    /** The podiums of a show, or the entries that match a given text. */
    getShowResults: build.query<ShowResults, { slug: string; text: string }>({
      query: ({ slug, text }) =>
        callOf(resultEndpoints.getShowResults, { params: { slug }, query: text === '' ? {} : { text } }),
      responseSchema: answerOf(resultEndpoints.getShowResults),
      providesTags: ['Run'],
    }),
    getOwnResults: build.query<DogRun[], string>({
      query: (slug) => callOf(resultEndpoints.getOwnResults, { params: { slug } }),
      responseSchema: answerOf(resultEndpoints.getOwnResults),
      providesTags: ['Run'],
    }),
    getDogRuns: build.query<DogRuns, string>({
      query: (slug) => callOf(resultEndpoints.getDogRuns, { params: { slug } }),
      responseSchema: answerOf(resultEndpoints.getDogRuns),
      providesTags: ['Run'],
    }),
    getLatestRuns: build.query<DogRun[], void>({
      query: () => callOf(resultEndpoints.getLatestRuns),
      responseSchema: answerOf(resultEndpoints.getLatestRuns),
      providesTags: ['Run'],
    }),
    getLeagues: build.query<League[], void>({
      query: () => callOf(resultEndpoints.getLeagues),
      responseSchema: answerOf(resultEndpoints.getLeagues),
      providesTags: ['Run'],
    }),
  }),
})

export const {
  useGetDeskClassesQuery,
  useGetOrderSheetQuery,
  useDrawDayMutation,
  useDrawOrderMutation,
  useMoveInOrderMutation,
  useNameTeamsMutation,
  usePublishOrderMutation,
  useGetResultSheetQuery,
  useSaveResultsMutation,
  usePublishResultsMutation,
  useTakeResultsBackMutation,
  useDisqualifyMutation,
  useGetPublishedClassesQuery,
  useGetClassRunsQuery,
  useGetShowResultsQuery,
  useGetOwnResultsQuery,
  useGetDogRunsQuery,
  useGetLatestRunsQuery,
  useGetLeaguesQuery,
} = resultApi
