import { deskEndpoints } from '#contract/desk/deskEndpoints'
import type { DeskHome } from '#contract/desk/home'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { measuringTag } from '../dog/dogTags'
import { problemListTag } from '../problem/problemTags'

/** The first page of the desk. */
export const deskHomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskHome: build.query<DeskHome, void>({
      query: () => callOf(deskEndpoints.getDeskHome),
      responseSchema: answerOf(deskEndpoints.getDeskHome),
      providesTags: ['Show', 'ShowEntry', 'Run', problemListTag, measuringTag],
    }),
  }),
})

export const { useGetDeskHomeQuery } = deskHomeApi
