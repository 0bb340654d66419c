import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { policyOf } from '#contract/access/policies'
import { Dog, DogDraft, NexusLevel } from '#contract/dog/dog'
import { ApiError } from '#contract/shared/apiError'
import { Plan } from '#contract/membership/membership'
import { NewsArticle, NewsItem } from '#contract/news/news'
import { EntryItem, EntryRequest } from '#contract/purchase/cartItem'
import { Purchase, PurchaseLine } from '#contract/purchase/purchase'
import { Quote, QuoteLine } from '#contract/purchase/quote'
import { EligibilityCell, Show, ShowClass, ShowSummary } from '#contract/show/show'
import { Reason } from '#contract/entry/reason'
import { Rules } from '#contract/entry/rules'
import { Session, User } from '#contract/account/user'
import { refusalsOf } from './statuses'
import type { Api } from './types'

// Names of components in the document. None may end in "Input": the generator adds that word itself.
const named = {
  ApiError,
  Dog,
  DogDraft,
  EligibilityCell,
  EntryItem,
  EntryRequest,
  NewsArticle,
  NewsItem,
  NexusLevel,
  Plan,
  Purchase,
  PurchaseLine,
  Quote,
  QuoteLine,
  Reason,
  Rules,
  Session,
  Show,
  ShowClass,
  ShowSummary,
  User,
}

const registerNames = (): void => {
  for (const [id, schema] of Object.entries(named)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id })
  }
}

const headers = {
  RequestId: { description: 'The request’s id in the log.', schema: { type: 'string' } },
  RetryAfter: {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer', minimum: 1 },
  },
}
const reference = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` })

interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>
  components: object
}

/** Declares the headers of answers, which the schemas of their bodies cannot. */
const declareHeaders = ({ paths, components }: Documented): void => {
  const responses = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.responses))
  for (const [status, response] of responses.flatMap((one) => Object.entries(one))) {
    const wait = ['429', '503'].includes(status) && { 'retry-after': reference('RetryAfter') }
    Object.assign(response, { headers: { 'x-request-id': reference('RequestId'), ...wait } })
  }
  Object.assign(components, { headers })
}

/** Gathers every route into one OpenAPI 3.1 document (`app.swagger()`); must come before the routes. */
export const addOpenApi = async (app: Api): Promise<void> => {
  registerNames()
  app.addHook('onRoute', (route) => {
    const { action } = route.config ?? {}
    if (action === undefined) return
    const refused = Object.fromEntries(refusalsOf(route).map((status) => [status, ApiError]))
    const response = { ...(route.schema?.response as object), ...refused }
    const security = policyOf(action).caller.length === 0 ? [] : [{ session: [] }]
    Object.assign(route, { schema: { ...route.schema, response, security, 'x-action': action } })
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Clear Round', version: '1' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (given) => {
      const document = jsonSchemaTransformObject(given)
      declareHeaders(document as Documented)
      return document
    },
  })
}
