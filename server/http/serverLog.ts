import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { paramsOf, paths } from '#contract/shared/paths'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

// The first lines of a stack repeat the message.
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

export interface Described {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * What a log says of an error. A database's messages and details quote what was stored or asked (addresses, mails, links):
 * of such an error it has the code, the names and the statement without its values.
 */
export const describeError = (error: unknown): Described => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const base = { type: error.name, stack: framesOf(error) }
  const { code, severity, constraint, table, column } = error as Error &
    Partial<Record<'code' | 'severity' | 'constraint' | 'table' | 'column', unknown>>
  if (error instanceof DrizzleQueryError)
    return { ...base, message: 'A query failed', sql: error.query, cause: describeError(error.cause) }
  const known = { code: textOf(code), cause: error.cause === undefined ? undefined : describeError(error.cause) }
  if (severity !== undefined)
    return {
      ...base,
      ...known,
      message: `Database error ${String(code)}`,
      constraint: textOf(constraint),
      table: textOf(table),
      column: textOf(column),
    }
  const errors = error instanceof AggregateError ? error.errors.map(describeError) : undefined
  return { ...base, ...known, message: error.message, errors }
}

/** What an operator reads when a start or a command fails: our own sentence, or what may be said of any other error. */
export const lineOf = (error: unknown): string => {
  const { message, sql, cause } = describeError(error)
  return sql === undefined ? message : JSON.stringify({ message, sql, cause })
}

const screens = Object.values(paths)

/** The pattern of what was asked for, never its address: that can hold the token of a link, and a query anything. */
const routeOf = ({ routeOptions, url }: FastifyRequest): string => {
  const { url: route = '/*' } = routeOptions
  const path = url.split('?')[0] ?? ''
  return route === '/*' ? (screens.find((screen) => paramsOf(screen, path)) ?? route) : route
}

const serializers = {
  err: describeError,
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
}

/** The server's log, which holds no personal data at any level; its serializers cannot be replaced from outside. */
export const withSafeLog = (logger: FastifyServerOptions['logger']): FastifyServerOptions['logger'] =>
  logger && { ...(logger === true ? {} : logger), serializers }
