import { showEditEndpoints } from '#contract/show/showEditEndpoints'
import type { ShowConflicts } from '#contract/show/desk'
import type { EditedShow } from '#contract/show/form'
import { type FoundPerson, type NewShow, type ShowForm } from '#contract/show/form'
import type { ShowEvent } from '#contract/show/history'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** Writing shows at the desk, and what happened to them. */
export const showEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEditedShow: build.query<EditedShow, string>({
      query: (slug) => callOf(showEditEndpoints.getEditedShow, { params: { slug } }),
      responseSchema: answerOf(showEditEndpoints.getEditedShow),
      providesTags: ['Show'],
    }),
    addShow: build.mutation<EditedShow, NewShow>({
      query: (body) => callOf(showEditEndpoints.addShow, { body }),
      responseSchema: answerOf(showEditEndpoints.addShow),
      invalidatesTags: ['Show'],
    }),
    /** The whole record; refused with the one that there is where someone else has changed it. */
    saveShow: build.mutation<EditedShow, { slug: string; version: number; form: ShowForm; why?: string }>({
      query: ({ slug, form, ...body }) =>
        callOf(showEditEndpoints.saveShow, { params: { slug }, body: { ...form, ...body } }),
      responseSchema: answerOf(showEditEndpoints.saveShow),
      invalidatesTags: ['Show', 'Eligibility'],
    }),
    findPeople: build.query<FoundPerson[], string>({
      query: (text) => callOf(showEditEndpoints.findPeople, { query: { text } }),
      responseSchema: answerOf(showEditEndpoints.findPeople),
    }),
    /** The conflicts of interest of the people whom a show will name, by their ids, in any order. */
    getShowConflicts: build.query<ShowConflicts, { slug: string; people: string }>({
      query: ({ slug, people }) => callOf(showEditEndpoints.getShowConflicts, { params: { slug }, query: { people } }),
      responseSchema: answerOf(showEditEndpoints.getShowConflicts),
      providesTags: ['Show'],
    }),
    getShowHistory: build.query<ShowEvent[], string>({
      query: (slug) => callOf(showEditEndpoints.getShowHistory, { params: { slug } }),
      responseSchema: answerOf(showEditEndpoints.getShowHistory),
      providesTags: ['Show'],
    }),
  }),
})

export const {
  useGetEditedShowQuery,
  useAddShowMutation,
  useSaveShowMutation,
  useFindPeopleQuery,
  useGetShowConflictsQuery,
  useGetShowHistoryQuery,
} = showEditApi
