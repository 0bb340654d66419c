import { type Endpoints, noContent } from '../shared/endpoint'
import { KeyHeader } from '../shared/idempotencyKey'
import { ProblemReport, ProblemReporting } from './report'

export const problemEndpoints = {
  getProblemReporting: {
    method: 'GET',
    path: '/problem-reports',
    action: 'problemReport.send',
    schema: { response: { 200: ProblemReporting } },
  },
  /** A second request with the same key is the same report. */
  sendProblemReport: {
    method: 'POST',
    path: '/problem-reports',
    action: 'problemReport.send',
    schema: { headers: KeyHeader, body: ProblemReport, response: noContent },
    refusals: ['problem_reports_off', 'idempotency_key_mismatch'],
  },
} as const satisfies Endpoints
