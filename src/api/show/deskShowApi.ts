import { cancelClassesEndpoints, type ClassCancellation, type ClassRefunds } from '#contract/show/cancelClasses'
import { type DeskShow, deskShowEndpoints, type DeskShowRow, type ShowRefunds } from '#contract/show/desk'
import type { Page } from '#contract/shared/paging'
import type { ShowStep } from '#contract/show/life'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'

type Step = Exclude<ShowStep, 'cancel' | 'finish'>
const steps = {
  submit: deskShowEndpoints.submitShow,
  recall: deskShowEndpoints.recallShow,
  agree: deskShowEndpoints.agreeToShow,
  return: deskShowEndpoints.returnShow,
  publish: deskShowEndpoints.publishShow,
}

/** Shows as the desk has them, and what leads them from one state to the next. */
export const deskShowApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskShows: build.infiniteQuery<Page<DeskShowRow>, ListArg<'text' | 'state'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) =>
        callOf(deskShowEndpoints.getDeskShows, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(deskShowEndpoints.getDeskShows),
      providesTags: ['Show'],
    }),
    getDeskShow: build.query<DeskShow, string>({
      query: (slug) => callOf(deskShowEndpoints.getDeskShow, { params: { slug } }),
      responseSchema: answerOf(deskShowEndpoints.getDeskShow),
      providesTags: ['Show'],
    }),
    /** A refusal means that it has changed since the screen showed it: it is read again then too. */
    takeShowStep: build.mutation<DeskShow, { slug: string; step: Step; version: number; remarks?: string }>({
      query: ({ slug, step, ...body }) => callOf(steps[step], { params: { slug }, body }),
      responseSchema: answerOf(deskShowEndpoints.submitShow),
      invalidatesTags: ['Show', 'Eligibility'],
    }),
    getShowRefunds: build.query<ShowRefunds, string>({
      query: (slug) => callOf(deskShowEndpoints.getShowRefunds, { params: { slug } }),
      responseSchema: answerOf(deskShowEndpoints.getShowRefunds),
      providesTags: ['Show'],
    }),
    getClassRefunds: build.query<ClassRefunds, { slug: string; classIds: readonly string[] }>({
      query: ({ slug, classIds }) =>
        callOf(cancelClassesEndpoints.getClassRefunds, { params: { slug }, query: { classes: classIds.join(',') } }),
      responseSchema: answerOf(cancelClassesEndpoints.getClassRefunds),
      providesTags: ['Show'],
    }),
    cancelClasses: build.mutation<ClassRefunds, ClassCancellation & { slug: string }>({
      query: ({ slug, ...body }) => callOf(cancelClassesEndpoints.cancelClasses, { params: { slug }, body }),
      responseSchema: answerOf(cancelClassesEndpoints.cancelClasses),
      invalidatesTags: ['Show', 'Eligibility', 'Purchase', 'Run'],
    }),
    cancelShow: build.mutation<ShowRefunds, { slug: string; reason: string }>({
      query: ({ slug, reason }) => callOf(deskShowEndpoints.cancelShow, { params: { slug }, body: { reason } }),
      responseSchema: answerOf(deskShowEndpoints.cancelShow),
      invalidatesTags: ['Show', 'Eligibility', 'Purchase'],
    }),
  }),
})

export const {
  useGetDeskShowsInfiniteQuery,
  useGetDeskShowQuery,
  useTakeShowStepMutation,
  useGetShowRefundsQuery,
  useCancelShowMutation,
  useGetClassRefundsQuery,
  useCancelClassesMutation,
} = deskShowApi
