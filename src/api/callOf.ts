import * as z from 'zod/mini'
import type { Endpoint } from '#contract/shared/endpoint'
import { fill } from '#contract/shared/paths'
import type { ApiRequest } from './request'

type ParamsOf<E extends Endpoint> = Parameters<typeof fill<E['path']>>[1]
type BodyOf<E extends Endpoint> = E['schema'] extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never

interface Call<E extends Endpoint> extends Pick<ApiRequest, 'headers' | 'responseHandler'> {
  query?: Record<string, string | number>
  body?: BodyOf<E>
  params?: ParamsOf<E>
}

/** `params` is required where the path has parameters. */
export type CallArgs<E extends Endpoint> =
  object extends ParamsOf<E> ? [call?: Call<E>] : [call: Call<E> & { params: ParamsOf<E> }]

/** The request of a call of the contract. */
export const callOf = <const E extends Endpoint>(
  { method, path }: E,
  ...[{ params, query = {}, ...rest } = {}]: CallArgs<E>
): ApiRequest => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))
  const [first] = [method].flat()
  return {
    url: fill<string>(path, params ?? {}) + (search.size === 0 ? '' : `?${search.toString()}`),
    ...(first && { method: first }),
    ...rest,
  }
}

type AnswerOf<E extends Endpoint> = E['schema']['response'] extends { 200: infer Schema extends z.ZodMiniType }
  ? Schema
  : E['schema']['response'] extends { 201: infer Schema extends z.ZodMiniType }
    ? Schema
    : z.ZodMiniNull

/**
 * The schema of a call's answer. A call without content succeeds only if the answer is empty: the login page of a café's network
 * answers every call with a body.
 */
export const answerOf = <const E extends Endpoint>({ schema: { response } }: E): AnswerOf<E> =>
  (response[200] ?? response[201] ?? z.null()) as AnswerOf<E>
