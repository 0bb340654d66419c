import type { Route } from '@playwright/test'

/** How a call ends: with an answer of ours, with none, or at the server after all. */
export type Answer = (route: Route) => Promise<void>

export const answered =
  (status: number, body: string, contentType = 'application/json; charset=utf-8'): Answer =>
  (route) =>
    route.fulfill({ status, body, contentType, headers: { 'Cache-Control': 'no-store' } })
export const json = (status: number, value: unknown): Answer => answered(status, JSON.stringify(value))
export const html = (status: number): Answer =>
  answered(status, '<!doctype html><title>Sorry</title><h1>Sorry</h1>', 'text/html; charset=utf-8')
export const broken =
  (reason: 'internetdisconnected' | 'connectionreset'): Answer =>
  (route) =>
    route.abort(reason)
export const notThere = answered(404, 'Not found', 'text/plain')
export const silence: Answer = () => Promise.resolve()
/** The server's own answer, with parts of it changed. */
export const withPart =
  (part: object): Answer =>
  async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...part } })
  }
export const passed: Answer = (route) => route.continue()

export const unauthorized = json(401, { code: 'unauthorized', message: 'Log in to go on.' })

/** A call that waits for its answer until it is given. */
export const delayed = () => {
  let give = (_answer: Answer) => {}
  const given = new Promise<Answer>((resolve) => (give = resolve))
  const answer: Answer = async (route) => (await given)(route)
  return { answer, give: (last: Answer) => give(last) }
}

/** A way in which a call goes wrong, and what the notification must then say. */
export interface Fault {
  name: string
  answer: Answer
  says: string
  /** Time that must pass until the call is given up, in milliseconds. */
  after?: number
}

const default_ = 'An unexpected error occurred'

export const faults: readonly Fault[] = [
  { name: 'offline', answer: broken('internetdisconnected'), says: 'Failed to fetch' },
  {
    name: '500-json',
    answer: json(500, { code: 'internal_error', message: 'The judge has lost the list.' }),
    says: 'The judge has lost the list.',
  },
  { name: '500-html', answer: html(500), says: default_ },
  { name: '502-html', answer: html(502), says: default_ },
  { name: '200-html', answer: html(200), says: default_ },
  { name: '200-truncated', answer: answered(200, '[{"id":"0000'), says: default_ },
  { name: '204', answer: answered(204, ''), says: default_ },
  { name: '200-null', answer: answered(200, 'null'), says: default_ },
  { name: '200-{}', answer: answered(200, '{}'), says: default_ },
  { name: '200-wrong-shape', answer: json(200, [{ id: 7, name: null, lines: 'none' }]), says: default_ },
  {
    name: '429-message',
    answer: json(429, { code: 'too_many_requests', message: 'Too often. Wait a minute.' }),
    says: 'Too often. Wait a minute.',
  },
  { name: 'reset', answer: broken('connectionreset'), says: 'Failed to fetch' },
  { name: 'hang-30s', answer: silence, says: 'signal timed out', after: 31_000 },
]
