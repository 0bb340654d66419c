/** What a call of the API sends. A body that is no JSON, such as a photo, by its type alone. */
export interface RequestLine {
  method: string
  /** With its query, without the host. */
  path: string
  body?: unknown
}

/** A request, and after which step it left. */
export interface SentRequest extends RequestLine {
  step: number
}

const bodyOf = async (request: Request): Promise<Pick<RequestLine, 'body'>> => {
  const type = request.headers.get('Content-Type')
  if (type === null) return {}
  return { body: /\bjson\b/.test(type) ? await request.json() : type }
}

/** Reads a copy: the request can still be sent. */
export const requestLine = async (request: Request): Promise<RequestLine> => {
  const { pathname, search } = new URL(request.url)
  const { method } = request
  return { method, path: pathname + search, ...(await bodyOf(request.clone())) }
}
