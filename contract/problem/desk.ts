import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { PageQuery } from '../shared/listQueries'
import { pageOf } from '../shared/paging'
import { UuidParams } from '../shared/params'
import { SearchText, storable, TypedText } from '../shared/text'
import { Crash, problemLimits } from './report'

/** The media type of a trace: a page that a café's network answers with is none, and neither is another answer in JSON. */
export const traceType = 'application/vnd.clear-round.trace+json'

export const problemStates = ['open', 'answered'] as const

/** Searches `text` in descriptions, pages, and names and addresses of senders, ignoring case and accents. */
export const DeskProblemsQuery = z.object({
  ...PageQuery.shape,
  state: z.optional(z.enum(problemStates)),
  text: z.optional(SearchText),
})
export type DeskProblemsQuery = z.infer<typeof DeskProblemsQuery>

/** A report in the list. `excerpt`: how its description begins; `sender`: the name of its member, null of a visitor. */
export const DeskProblemRow = z.object({
  id: z.uuid(),
  excerpt: z.string(),
  page: z.string(),
  sender: z.nullable(z.string()),
  reportedAt: z.iso.datetime(),
  state: z.enum(problemStates),
  hasCrash: z.boolean(),
  hasTrace: z.boolean(),
})
export type DeskProblemRow = z.infer<typeof DeskProblemRow>

/** Who answered, null where that account was deleted. */
export const ProblemAnswer = z.object({
  text: z.string(),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.iso.datetime(),
})
export type ProblemAnswer = z.infer<typeof ProblemAnswer>

/** `email`: where an answer goes; null where the sender left no address. */
export const DeskProblem = z.object({
  ...DeskProblemRow.shape,
  description: z.string(),
  email: z.nullable(z.string()),
  version: z.string(),
  browser: z.string(),
  crash: z.nullable(Crash),
  failedStep: z.nullable(z.int()),
  answers: z.array(ProblemAnswer),
})
export type DeskProblem = z.infer<typeof DeskProblem>

/** `known`: how many answers the admin has seen; with another one meanwhile, nothing is sent. */
export const AnswerProblem = z.object({
  text: TypedText.check(z.minLength(1), z.maxLength(problemLimits.answerMax), storable),
  known: z.int().check(z.minimum(0)),
})
export type AnswerProblem = z.infer<typeof AnswerProblem>

export const deskProblemEndpoints = {
  getDeskProblems: {
    method: 'GET',
    path: '/desk/problem-reports',
    action: 'problemReport.read',
    schema: { querystring: DeskProblemsQuery, response: { 200: pageOf(DeskProblemRow) } },
  },
  getDeskProblem: {
    method: 'GET',
    path: '/desk/problem-reports/:id',
    action: 'problemReport.read',
    schema: { params: UuidParams, response: { 200: DeskProblem } },
  },
  getProblemTrace: {
    method: 'GET',
    path: '/desk/problem-reports/:id/trace',
    action: 'problemReport.read',
    schema: {
      params: UuidParams,
      response: { 200: { content: { [traceType]: { schema: z.string() } } } },
    },
  },
  answerProblem: {
    method: 'POST',
    path: '/desk/problem-reports/:id/answers',
    action: 'problemReport.answer',
    schema: { params: UuidParams, body: AnswerProblem, response: { 200: DeskProblem } },
    refusals: ['problem_answered', 'problem_without_address'],
  },
  deleteProblem: {
    method: 'DELETE',
    path: '/desk/problem-reports/:id',
    action: 'problemReport.delete',
    schema: { params: UuidParams, response: noContent },
  },
} as const satisfies Endpoints
