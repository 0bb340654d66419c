import { resultPaths } from '#contract/results/paths'
import { fill } from '#contract/shared/paths'
import { DeskClasses, OrderSheet, ResultSheet, type DeskClass } from '#contract/results/desk'
import { Leagues, type League } from '#contract/results/league'
import type { ResultChange } from '#contract/results/result'
import {
  ClassRuns,
  DogRuns,
  LatestRuns,
  OwnResults,
  PublishedClasses,
  ShowResults,
  type DogRun,
  type PublishedClass,
} from '#contract/results/shown'
import { api } from '../api'

/** Names a class: of a show, by its id. */
export interface ClassArg {
  slug: string
  classId: string
}
type AtVersion = ClassArg & { version: number }

type ClassPath =
  | (typeof resultPaths)['runningOrder' | 'runningOrderPublication' | 'classResults' | 'resultsPublication']
  | (typeof resultPaths)['resultsCorrection' | 'classRuns']
const at = (path: ClassPath, { slug, classId }: ClassArg) => fill(path, { slug, classId })

const sheetEntry = (arg: ClassArg, value: ResultSheet) => ({ endpointName: 'getResultSheet' as const, arg, value })

/** Running orders and results: at the desk, and as everyone sees them once they are published. */
export const resultApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskClasses: build.query<DeskClass[], string>({
      query: (slug) => ({ url: fill(resultPaths.deskClasses, { slug }) }),
      responseSchema: DeskClasses,
      providesTags: ['Run'],
    }),
    getOrderSheet: build.query<OrderSheet, ClassArg>({
      query: (arg) => ({ url: at(resultPaths.runningOrder, arg) }),
      responseSchema: OrderSheet,
      providesTags: ['Run'],
    }),
    /** A refusal means that it has changed since the screen showed it: it is read again then too. */
    drawOrder: build.mutation<OrderSheet, AtVersion>({
      query: ({ version, ...arg }) => ({ url: at(resultPaths.runningOrder, arg), method: 'POST', body: { version } }),
      responseSchema: OrderSheet,
      invalidatesTags: ['Run'],
    }),
    moveInOrder: build.mutation<OrderSheet, AtVersion & { entryIds: string[] }>({
      query: ({ slug, classId, ...body }) => ({
        url: at(resultPaths.runningOrder, { slug, classId }),
        method: 'PUT',
        body,
      }),
      responseSchema: OrderSheet,
      invalidatesTags: ['Run'],
    }),
    publishOrder: build.mutation<OrderSheet, AtVersion>({
      query: ({ version, ...arg }) => ({
        url: at(resultPaths.runningOrderPublication, arg),
        method: 'POST',
        body: { version },
      }),
      responseSchema: OrderSheet,
      invalidatesTags: ['Run'],
    }),
    getResultSheet: build.query<ResultSheet, ClassArg>({
      query: (arg) => ({ url: at(resultPaths.classResults, arg) }),
      responseSchema: ResultSheet,
      providesTags: ['Run'],
    }),
    /** The answer is the sheet that is read: no one waits for it twice between two dogs. */
    saveResults: build.mutation<ResultSheet, AtVersion & ResultChange>({
      query: ({ slug, classId, ...body }) => ({
        url: at(resultPaths.classResults, { slug, classId }),
        method: 'PUT',
        body,
      }),
      responseSchema: ResultSheet,
      onQueryStarted: async ({ slug, classId }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(resultApi.util.upsertQueryEntries([sheetEntry({ slug, classId }, done.data)]))
        else dispatch(resultApi.util.invalidateTags(['Run']))
      },
    }),
    publishResults: build.mutation<ResultSheet, AtVersion>({
      query: ({ version, ...arg }) => ({
        url: at(resultPaths.resultsPublication, arg),
        method: 'POST',
        body: { version },
      }),
      responseSchema: ResultSheet,
      invalidatesTags: ['Run'],
    }),
    takeResultsBack: build.mutation<ResultSheet, AtVersion & { reason: string }>({
      query: ({ slug, classId, ...body }) => ({
        url: at(resultPaths.resultsCorrection, { slug, classId }),
        method: 'POST',
        body,
      }),
      responseSchema: ResultSheet,
      invalidatesTags: ['Run'],
    }),
    getPublishedClasses: build.query<PublishedClass[], string>({
      query: (slug) => ({ url: fill(resultPaths.publishedClasses, { slug }) }),
      responseSchema: PublishedClasses,
      providesTags: ['Run'],
    }),
    getClassRuns: build.query<ClassRuns, ClassArg>({
      query: (arg) => ({ url: at(resultPaths.classRuns, arg) }),
      responseSchema: ClassRuns,
      providesTags: ['Run'],
    }),
    /** The podiums of a show, or the entries that match a given text. */
    getShowResults: build.query<ShowResults, { slug: string; text: string }>({
      query: ({ slug, text }) => ({
        url:
          fill(resultPaths.showResults, { slug }) + (text === '' ? '' : `?${new URLSearchParams({ text }).toString()}`),
      }),
      responseSchema: ShowResults,
      providesTags: ['Run'],
    }),
    getOwnResults: build.query<DogRun[], string>({
      query: (slug) => ({ url: fill(resultPaths.ownResults, { slug }) }),
      responseSchema: OwnResults,
      providesTags: ['Run'],
    }),
    getDogRuns: build.query<DogRuns, string>({
      query: (slug) => ({ url: fill(resultPaths.dogRuns, { slug }) }),
      responseSchema: DogRuns,
      providesTags: ['Run'],
    }),
    getLatestRuns: build.query<DogRun[], void>({
      query: () => ({ url: resultPaths.latestRuns }),
      responseSchema: LatestRuns,
      providesTags: ['Run'],
    }),
    getLeagues: build.query<League[], void>({
      query: () => ({ url: resultPaths.leagueTables }),
      responseSchema: Leagues,
      providesTags: ['Run'],
    }),
  }),
})

export const {
  useGetDeskClassesQuery,
  useGetOrderSheetQuery,
  useDrawOrderMutation,
  useMoveInOrderMutation,
  usePublishOrderMutation,
  useGetResultSheetQuery,
  useSaveResultsMutation,
  usePublishResultsMutation,
  useTakeResultsBackMutation,
  useGetPublishedClassesQuery,
  useGetClassRunsQuery,
  useGetShowResultsQuery,
  useGetOwnResultsQuery,
  useGetDogRunsQuery,
  useGetLatestRunsQuery,
  useGetLeaguesQuery,
} = resultApi
