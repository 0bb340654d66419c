import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '../../contract/apiError'
import type { FlagName } from '../../contract/flags'
import type { Locale } from '../../contract/locales'
import type { User } from '../../contract/account/user'
import type { users } from '../db/schema'

/** The application as routes see it: bodies, parameters and answers have the types of their schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** Who may call a route. `entrance` is for who has no session yet: whatever Authorization holds is ignored there. */
export type Access = 'public' | 'entrance' | 'user' | 'member' | 'admin'

export interface SignedIn {
  user: User
  tokenHash: string
  sessionId: string
  /** The row itself, for what has to look at the password. */
  account: typeof users.$inferSelect
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The route is refused while this flag is on. */
    disabledByFlag?: FlagName
    /** What the route answers instead of `internal_error`. */
    failsAs?: ErrorCode
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
    locale: Locale
    rawBody: string
  }
}
