import { createApi } from '@reduxjs/toolkit/query/react'
import { apiErrors } from './middleware/apiErrors'
import { bearerToken } from './middleware/bearerToken'
import { retry } from './middleware/retry'
import { transport } from './middleware/transport'
import { unauthorized } from './middleware/unauthorized'
import type { ApiFailure } from './request'

const badAnswer: ApiFailure = {
  status: 200,
  code: 'transport',
  message: null,
  fields: {},
  details: {},
  silent: false,
}
const isStartUp = ({ endpoint, arg }: { endpoint: string; arg: unknown }) => endpoint === 'getMe' && arg === 'start'

/** What the server knows. Endpoints join in from xApi.ts files; each states the schema of its answer. */
export const api = createApi({
  baseQuery: apiErrors(unauthorized(retry(bearerToken(transport)))),
  // Worded: what the server says in the reader's language, asked anew when another one is chosen.
  tagTypes: ['Me', 'Profile', 'Session', 'Dog', 'Show', 'Eligibility', 'Quote', 'Purchase', 'Worded'],
  // An answer of the wrong shape ends like any other failure instead of as a stack trace in the store.
  catchSchemaFailure: (_error, call) => ({ ...badAnswer, silent: isStartUp(call) }),
  endpoints: () => ({}),
})
