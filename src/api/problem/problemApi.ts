import { problemEndpoints } from '#contract/problem/problemEndpoints'
import type { ProblemReport, ProblemReporting } from '#contract/problem/report'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { extraOf } from '../request'

export interface SentReport {
  /** The same for every try. */
  key: string
  body: Omit<ProblemReport, 'trace'>
  /** The id of the trace, a file that the port keeps: the store knows no megabytes. */
  file: string | null
}

/** Reports of problems, as members and visitors send them. */
export const problemApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProblemReporting: build.query<ProblemReporting, void>({
      query: () => callOf(problemEndpoints.getProblemReporting),
      responseSchema: answerOf(problemEndpoints.getProblemReporting),
      // Members are asked by another rule than visitors: it is read again after a login.
      providesTags: [{ type: 'Problem', id: 'reporting' }],
    }),
    sendProblemReport: build.mutation<null, SentReport>({
      queryFn: async ({ key, body, file }, queryApi, _options, call) => {
        const kept = file === null ? null : extraOf(queryApi).effects.files.kept(file)
        const report = { ...body, trace: kept ? await kept.text() : null }
        const headers = { 'Idempotency-Key': key }
        const answer = await call(callOf(problemEndpoints.sendProblemReport, { body: report, headers }))
        return answer.error ? { error: answer.error } : { data: answer.data as null }
      },
      responseSchema: answerOf(problemEndpoints.sendProblemReport),
    }),
  }),
})
