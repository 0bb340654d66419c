import { type Judge, judgeEndpoints } from '#contract/people/judge'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** A judge as visitors see them. */
const judgeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJudge: build.query<Judge, string>({
      query: (id) => callOf(judgeEndpoints.getJudge, { params: { id } }),
      responseSchema: answerOf(judgeEndpoints.getJudge),
      providesTags: ['Run'],
    }),
  }),
})

export const { useGetJudgeQuery } = judgeApi
