import { apiBase } from '#contract/shared/paths'
import type { fightForLastPlace } from './oversell'
import type { switchCarts } from './switchCarts'
import type { Answer, TestServer, TestServerOptions } from './startTestServer'

declare global {
  /** Put there by environment.ts, from outside the test's realm. */
  var testServer: {
    shared: (databaseUrl?: string) => Promise<TestServer>
    start: (options?: TestServerOptions) => Promise<TestServer>
    fight: typeof fightForLastPlace
    switchCarts: typeof switchCarts
  }
}

export interface ApiResponse {
  status: number
  headers: Answer['headers']
  // Tests read any answer unchecked: the server has checked it against the contract's schemas.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  json: any
}

export interface Caller {
  get: (path: string, headers?: Record<string, string>) => Promise<ApiResponse>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<ApiResponse>
  put: (path: string, body: unknown, headers?: Record<string, string>) => Promise<ApiResponse>
  delete: (path: string) => Promise<ApiResponse>
  postText: (path: string, text: string, headers: Record<string, string>) => Promise<ApiResponse>
}

/** Asks the API below its base, as someone (a token) or as a visitor. */
export const callerOf = (server: Pick<TestServer, 'ask'>, token?: string): Caller => {
  const ask = async (method: string, path: string, payload: string | undefined, headers: Record<string, string>) => {
    const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await server.ask({ method, url: apiBase + path, headers: { ...bearer, ...headers }, payload })
    return { ...answer, json: answer.body === '' ? undefined : JSON.parse(answer.body) }
  }
  const send = (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    return ask(method, path, body === undefined ? undefined : JSON.stringify(body), { ...type, ...headers })
  }
  return {
    get: (path, headers = {}) => ask('GET', path, undefined, headers),
    post: (path, body, headers = {}) => send('POST', path, body, headers),
    put: (path, body, headers = {}) => send('PUT', path, body, headers),
    delete: (path) => ask('DELETE', path, undefined, {}),
    postText: (path, text, headers) => ask('POST', path, text, headers),
  }
}

/** Logs a sample person in: 'member' is member@example.org. */
export const logIn = async (server: TestServer, name: string): Promise<Caller & { token: string }> => {
  const credentials = { email: `${name}@example.org`, password: 'clear-round' }
  const answer = await callerOf(server).post('/login', credentials)
  if (answer.status !== 200) throw new Error(`${name} could not log in: ${JSON.stringify(answer.json)}`)
  return { ...callerOf(server, answer.json.token), token: answer.json.token }
}

/** Changes a profile from the version that it has now. */
export const saveProfile = async (who: Caller, form: object): Promise<ApiResponse> => {
  const { version } = (await who.get('/profile')).json
  return who.put('/profile', { ...form, version })
}
