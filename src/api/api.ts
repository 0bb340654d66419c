import { createApi } from '@reduxjs/toolkit/query/react'
import { apiErrors } from './middleware/apiErrors'
import { bearerToken } from './middleware/bearerToken'
import { retry } from './middleware/retry'
import { transport } from './middleware/transport'
import { unauthorized } from './middleware/unauthorized'
import type { ApiFailure } from './request'

/** How a call ends whose answer is none that we know. */
export const badAnswer: ApiFailure = {
  status: 200,
  code: 'transport',
  message: null,
  fields: {},
  details: {},
  silent: false,
}

/** What answers are about. Worded: what the server says in the reader's language, asked again when another one is chosen. */
const tagTypes = [
  'Me',
  'Profile',
  'Session',
  'Member',
  'Mailing',
  'Subscription',
  'Dog',
  'Show',
  'ShowEntry',
  'ShowMail',
  'Run',
  'Eligibility',
  'Extra',
  'Quote',
  'Purchase',
  'Plan',
  'Money',
  'CalendarFeed',
  'Problem',
  'Worded',
] as const
export type TagType = (typeof tagTypes)[number]
/** What looks different to another person. */
const impersonal: readonly TagType[] = ['Me', 'Plan', 'Worded']
export const personalTags = tagTypes.filter((type) => !impersonal.includes(type))

/** What the server knows. Endpoints join in from xApi.ts files; each states the schema of its answer. */
export const api = createApi({
  baseQuery: apiErrors(unauthorized(retry(bearerToken(transport)))),
  tagTypes,
  // An answer of the wrong shape ends like any other failure instead of as a stack trace in the store.
  catchSchemaFailure: () => badAnswer,
  endpoints: () => ({}),
})
