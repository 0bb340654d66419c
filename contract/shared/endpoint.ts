import * as z from 'zod/mini'
import type { Action } from '../access/policies'
import type { ErrorCode } from './apiError'

type Schema = z.ZodMiniType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The bodies of answers: JSON by its schema, or a file by its media type. */
type Answer = Schema | { content: Record<string, { schema: Schema }> }

/**
 * One call of the API. The server's route, the OpenAPI document, the tests of access and the client's endpoint all read it here.
 */
export interface Endpoint {
  method: Method | readonly Method[]
  /** Below `apiBase`; `:name` is a parameter, as Fastify writes it. */
  path: `/${string}`
  /** What the call does; contract/access/policies.ts says who may. */
  action: Action
  schema: {
    params?: Schema
    querystring?: Schema
    headers?: Schema
    body?: Schema
    /** By status, successes alone: refusals share one shape. */
    response: Record<number, Answer>
  }
  /** Errors beyond those that the action, the address and the body imply. */
  refusals?: readonly ErrorCode[]
}

export type Endpoints = Record<string, Endpoint>

export const noContent = { 204: z.undefined() }

/** The media type of an Excel workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const pdf = { 200: { content: { 'application/pdf': { schema: z.any() } } } }
export const xlsx = { 200: { content: { [xlsxType]: { schema: z.any() } } } }
export const csv = { 200: { content: { 'text/csv': { schema: z.string() } } } }
export const webp = { 200: { content: { 'image/webp': { schema: z.string() } } } }
export const calendar = { 200: { content: { 'text/calendar': { schema: z.string() } } } }
