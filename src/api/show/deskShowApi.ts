import { apiPaths } from '#contract/shared/apiPaths'
import { DeskShow, DeskShowPage, ShowRefunds, type DeskShowRow } from '#contract/show/desk'
import type { Page } from '#contract/shared/paging'
import { fill } from '#contract/shared/paths'
import type { ShowStep } from '#contract/show/life'
import { api } from '../api'
import { cursorPages, pageUrl, type ListArg } from '../paging'

type Step = Exclude<ShowStep, 'cancel' | 'finish'>
const pathOf: Record<Step, string> = {
  submit: apiPaths.showSubmission,
  recall: apiPaths.showRecall,
  agree: apiPaths.showAgreement,
  return: apiPaths.showReturn,
  publish: apiPaths.showPublication,
}

/** Shows as the desk has them, and what leads them from one state to the next. */
export const deskShowApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskShows: build.infiniteQuery<Page<DeskShowRow>, ListArg<'text' | 'state'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: pageUrl(apiPaths.deskShows, pageParam, queryArg) }),
      responseSchema: DeskShowPage,
      providesTags: ['Show'],
    }),
    getDeskShow: build.query<DeskShow, string>({
      query: (slug) => ({ url: fill(apiPaths.deskShow, { slug }) }),
      responseSchema: DeskShow,
      providesTags: ['Show'],
    }),
    /** A refusal means that it has changed since the screen showed it: it is read again then too. */
    takeShowStep: build.mutation<DeskShow, { slug: string; step: Step; version: number; remarks?: string }>({
      query: ({ slug, step, ...body }) => ({ url: fill(pathOf[step], { slug }), method: 'POST', body }),
      responseSchema: DeskShow,
      invalidatesTags: ['Show', 'Eligibility'],
    }),
    getShowRefunds: build.query<ShowRefunds, string>({
      query: (slug) => ({ url: fill(apiPaths.showCancellation, { slug }) }),
      responseSchema: ShowRefunds,
      providesTags: ['Show'],
    }),
    cancelShow: build.mutation<ShowRefunds, { slug: string; reason: string }>({
      query: ({ slug, reason }) => ({
        url: fill(apiPaths.showCancellation, { slug }),
        method: 'POST',
        body: { reason },
      }),
      responseSchema: ShowRefunds,
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
} = deskShowApi
