import { randomUUID } from 'node:crypto'

/** Statuses of answers and how often each came; `none` where the connection failed. */
export type Statuses = Record<string, number>

export const count = (statuses: Statuses, status: number | string): void => {
  statuses[status] = (statuses[status] ?? 0) + 1
}

export const tell = (statuses: Statuses): string =>
  Object.entries(statuses)
    .map(([status, howMany]) => `${howMany} x ${status}`)
    .join(', ')

export const serverErrors = (statuses: Statuses): number =>
  Object.entries(statuses).reduce((sum, [status, howMany]) => sum + (status.startsWith('5') ? howMany : 0), 0)

export interface ApiResponse {
  /** 0 where there was no answer. */
  status: number
  json: Record<string, unknown>
  seconds: number
}

interface CallOptions {
  token?: string
  body?: unknown
  key?: string
  /** The network it comes from, for servers that trust us as their proxy. */
  from?: string
  timeoutMs?: number
}

/** A separate network for each of many callers. */
export const networkOf = (index: number): string => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

/** Asks a server's API; `token` is someone's session. */
export const ask = async (
  origin: string,
  method: string,
  path: string,
  { token, body, key, from, timeoutMs = 60_000 }: CallOptions = {},
): Promise<ApiResponse> => {
  const start = performance.now()
  const took = () => (performance.now() - start) / 1_000
  try {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(from && { 'x-forwarded-for': from }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
    const json = isJson ? ((await answer.json()) as ApiResponse['json']) : {}
    return { status: answer.status, json, seconds: took() }
  } catch {
    return { status: 0, json: {}, seconds: took() }
  }
}

export const logIn = async (origin: string, name = 'member'): Promise<string> => {
  const body = { email: `${name}@example.org`, password: 'clear-round' }
  const { status, json } = await ask(origin, 'POST', '/login', { body })
  if (status !== 200) throw new Error(`${name} could not log in: ${status}`)
  return String(json['token'])
}

export const buy = (
  origin: string,
  token: string,
  items: { classId: string; dogId: string }[],
  expectedTotal: number,
  from?: string,
) =>
  ask(origin, 'POST', '/purchases', {
    token,
    key: randomUUID(),
    body: { kind: 'entries', items, expectedTotal },
    ...(from && { from }),
  })
