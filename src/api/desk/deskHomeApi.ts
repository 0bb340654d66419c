import { DeskHome, deskHomePath } from '#contract/desk/home'
import { api } from '../api'
import { measuringTag } from '../dog/dogTags'

/** The first page of the desk. */
export const deskHomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskHome: build.query<DeskHome, void>({
      query: () => ({ url: deskHomePath }),
      responseSchema: DeskHome,
      providesTags: ['Show', 'ShowEntry', 'Run', measuringTag],
    }),
  }),
})

export const { useGetDeskHomeQuery } = deskHomeApi
