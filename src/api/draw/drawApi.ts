import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { OwnDraw, type DrawRequest } from '#contract/draw/draw'
import { fill } from '#contract/shared/paths'
import { api } from '../api'

const tagOf = (slug: string) => ({ type: 'Eligibility', id: `draw ${slug}` }) as const

/** The member's part in the draw of a show. */
const drawApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnDraw: build.query<OwnDraw, string>({
      query: (slug) => ({ url: fill(apiPaths.ownDraw, { slug }) }),
      responseSchema: OwnDraw,
      providesTags: (_own, _failure, slug) => [tagOf(slug)],
    }),
    applyToDraw: build.mutation<OwnDraw, { slug: string; body: DrawRequest }>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.ownDraw, { slug }), method: 'PUT', body }),
      responseSchema: OwnDraw,
      invalidatesTags: (_answer, _failure, { slug }) => [tagOf(slug)],
    }),
    leaveDraw: build.mutation<null, string>({
      query: (slug) => ({ url: fill(apiPaths.ownDraw, { slug }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: (_answer, _failure, slug) => [tagOf(slug)],
    }),
  }),
})

export const { useGetOwnDrawQuery, useApplyToDrawMutation, useLeaveDrawMutation } = drawApi
