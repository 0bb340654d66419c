import { drawEndpoints, type DrawRequest, type OwnDraw } from '#contract/draw/draw'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

const tagOf = (slug: string) => ({ type: 'Eligibility', id: `draw ${slug}` }) as const

/** The member's part in the draw of a show. */
const drawApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnDraw: build.query<OwnDraw, string>({
      query: (slug) => callOf(drawEndpoints.getOwnDraw, { params: { slug } }),
      responseSchema: answerOf(drawEndpoints.getOwnDraw),
      providesTags: (_own, _failure, slug) => [tagOf(slug)],
    }),
    applyToDraw: build.mutation<OwnDraw, { slug: string; body: DrawRequest }>({
      query: ({ slug, body }) => callOf(drawEndpoints.applyToDraw, { params: { slug }, body }),
      responseSchema: answerOf(drawEndpoints.applyToDraw),
      invalidatesTags: (_answer, _failure, { slug }) => [tagOf(slug)],
    }),
    leaveDraw: build.mutation<null, string>({
      query: (slug) => callOf(drawEndpoints.leaveDraw, { params: { slug } }),
      responseSchema: answerOf(drawEndpoints.leaveDraw),
      invalidatesTags: (_answer, _failure, slug) => [tagOf(slug)],
    }),
  }),
})

export const { useGetOwnDrawQuery, useApplyToDrawMutation, useLeaveDrawMutation } = drawApi
