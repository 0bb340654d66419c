import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import { peoplePaths } from '#contract/people/paths'
import { ShowConflicts, type ShowConflict } from '#contract/show/desk'
import { EditedShow, FoundPeople, type FoundPerson, type NewShow, type ShowForm } from '#contract/show/form'
import { ShowHistory, type ShowEvent } from '#contract/show/history'
import { api } from '../api'

/** Writing shows at the desk, and what happened to them. */
export const showEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEditedShow: build.query<EditedShow, string>({
      query: (slug) => ({ url: fill(apiPaths.editedShow, { slug }) }),
      responseSchema: EditedShow,
      providesTags: ['Show'],
    }),
    addShow: build.mutation<EditedShow, NewShow>({
      query: (body) => ({ url: apiPaths.deskShows, method: 'POST', body }),
      responseSchema: EditedShow,
      invalidatesTags: ['Show'],
    }),
    /** The whole record; refused with the one that there is where someone else has changed it. */
    saveShow: build.mutation<EditedShow, { slug: string; version: number | null; form: ShowForm }>({
      query: ({ slug, version, form }) => ({
        url: fill(apiPaths.deskShow, { slug }),
        method: 'PUT',
        body: { ...form, version },
      }),
      responseSchema: EditedShow,
      invalidatesTags: ['Show', 'Eligibility'],
    }),
    findPeople: build.query<FoundPerson[], string>({
      query: (text) => ({ url: `${apiPaths.deskPeople}?${new URLSearchParams({ text }).toString()}` }),
      responseSchema: FoundPeople,
    }),
    /** The conflicts of interest of the people whom a show will name, by their ids, in any order. */
    getShowConflicts: build.query<ShowConflict[], { slug: string; people: string }>({
      query: ({ slug, people }) => ({
        url: `${fill(peoplePaths.showConflicts, { slug })}?${new URLSearchParams({ people }).toString()}`,
      }),
      responseSchema: ShowConflicts,
      providesTags: ['Show'],
    }),
    getShowHistory: build.query<ShowEvent[], string>({
      query: (slug) => ({ url: fill(apiPaths.showHistory, { slug }) }),
      responseSchema: ShowHistory,
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
