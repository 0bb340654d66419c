import type { TestServer } from '../../server/testing/startTestServer'

// These answers may have no body, and Response refuses even an empty one.
const bodiless = [204, 205, 304]
const origin = 'http://localhost'

const nodeGlobals = {
  Response,
  Headers,
  structuredClone,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  performance,
}

/** Node's Request, as a page has it: addresses are the page's own, and signals of jsdom are followed. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    const address = typeof input === 'string' ? new URL(input, origin).href : input
    super(address, signal ? { ...init, signal: followed(signal) } : init)
  }
}

const followed = (signal: AbortSignal): AbortSignal => {
  if (signal instanceof AbortSignal) return signal
  const foreign: AbortSignal = signal
  const own = new AbortController()
  const stop = () => own.abort(foreign.reason)
  if (foreign.aborted) stop()
  else foreign.addEventListener('abort', stop, { once: true })
  return own.signal
}

/** The proof `late-answers` holds every call back, on its way there and back, by up to so many milliseconds. */
const longestDelay = Number(process.env['LATE_ANSWERS'] ?? 0)
const delay = async () => {
  if (longestDelay > 0) await new Promise((go) => setTimeout(go, Math.random() * longestDelay))
}

const fetchFrom = (server: () => Promise<TestServer>) => async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = input instanceof PageRequest && !init ? input : new PageRequest(input, init)
  request.signal.throwIfAborted()
  const { pathname, search } = new URL(request.url)
  const payload = request.body === null ? undefined : await request.text()
  const { ask } = await server()
  const headers = Object.fromEntries(request.headers)
  await delay()
  const answer = await ask({ method: request.method, url: pathname + search, headers, payload })
  await delay()
  request.signal.throwIfAborted()
  return new Response(bodiless.includes(answer.status) ? null : new Uint8Array(answer.bytes), {
    status: answer.status,
    headers: answer.headers,
  })
}

/** Gives a jsdom window what it lacks of a browser; its fetch asks the server. */
export const installNodeGlobals = (
  window: object & Pick<typeof globalThis, 'Blob' | 'FileReader'>,
  server: () => Promise<TestServer>,
) => {
  // A jsdom file can be read by its FileReader alone.
  window.Blob.prototype.text = function text(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new window.FileReader()
      reader.onload = () => resolve(reader.result as string)
      reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
      reader.readAsText(this)
    })
  }
  Object.assign(window, nodeGlobals, { Request: PageRequest, fetch: fetchFrom(server) })
}
