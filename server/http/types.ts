import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '../../contract/locales'
import type { User } from '../../contract/user'

/** The application as routes see it: bodies, parameters and answers have the types of their schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** Who may call a route. `entrance` is for logging in and registering: a token, even a bad one, is ignored there. */
export type Access = 'public' | 'entrance' | 'user' | 'member'

export interface SignedIn {
  user: User
  tokenHash: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
    locale: Locale
    rawBody: string
  }
}
