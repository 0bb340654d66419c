import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Action } from '#contract/access/policies'
import type { ErrorCode } from '#contract/shared/apiError'
import type { FlagName } from '#contract/flags/flags'
import type { Locale } from '#contract/shared/locales'
import type { User } from '#contract/account/user'
import type { users } from '../db/schema'

/** The application as routes see it: bodies, parameters and answers have the types of their schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** A user without the parts that are looked up only where a user is answered. */
export type SessionUser = Omit<User, 'newDocuments'>

export interface SignedIn {
  user: SessionUser
  tokenHash: string
  sessionId: string
  /** Whether a code of the second factor was shown in this session. */
  shownFactor: boolean
  /** Whether that is enough, looked up where the route's policy asks for it. */
  hasSecondFactor?: boolean
  /** The row itself, for what has to look at the password. */
  account: typeof users.$inferSelect
  /** The id of the admin whose session it is, where that admin acts for the user. */
  actedBy: string | null
  /** The page knows another person as the user: acting has begun or ended since. */
  isMistaken: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route does; who may is written in the contract. */
    action?: Action
    /** Errors beyond those that the action, the address and the body imply. */
    refusals?: readonly ErrorCode[]
    /** An admin who acts for a member may call it. */
    onBehalf?: boolean
    /** It is about the session, and not about the person for whom it acts. */
    ofSession?: boolean
    /** The route is refused while this flag is on. */
    disabledByFlag?: FlagName
    /** What the route answers instead of `internal_error`. */
    failsAs?: ErrorCode
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
    locale: Locale
    /** The actions that authorize() was asked about. */
    authorizedActions: Set<Action>
    rawBody: string
  }
}
