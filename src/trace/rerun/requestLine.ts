import { isObject } from '../delta'

/** What a call of the API sends. A body that isn't JSON, such as a photo, is recorded as its content type. */
export interface RequestLine {
  method: string
  path: string
  /** Decoded, so that redaction finds secrets by the names of the fields. */
  query?: Record<string, string>
  body?: unknown
}

/** A request with the step after which it was sent. */
export interface SentRequest extends RequestLine {
  step: number
}

/** The trace of a report is a file, as a photo is, and none while it runs again: a trace in a trace would be redacted twice. */
const withoutFile = (body: unknown): unknown => (isObject(body) && 'trace' in body ? { ...body, trace: null } : body)

const bodyOf = async (request: Request): Promise<Pick<RequestLine, 'body'>> => {
  const type = request.headers.get('Content-Type')
  if (type === null) return {}
  return { body: /\bjson\b/.test(type) ? withoutFile(await request.json()) : type }
}

/** Reads a copy, so that the request can still be sent. */
export const requestLine = async (request: Request): Promise<RequestLine> => {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    path: pathname,
    ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
    ...(await bodyOf(request.clone())),
  }
}
