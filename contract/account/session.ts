import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { KnownPassword, OneTimeCode } from './credentials'
import { limits } from '../shared/limits'
import { storable, TypedText } from '../shared/text'
import { type Endpoints, noContent } from '../shared/endpoint'
import { UuidParams } from '../shared/params'
import { Acting, Session } from './user'

/** A place where the account is logged in. `browser` and `system` are what it says of itself, where it can be read. */
export const OpenSession = z.object({
  id: z.uuid(),
  current: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
})
export type OpenSession = z.infer<typeof OpenSession>

/**
 * Where an account is logged in, when a session last ended because there were too many (an instant, or null), and which admins
 * act for it now.
 */
export const OpenSessions = z.object({
  sessions: z.array(OpenSession),
  limitReachedAt: z.nullable(z.iso.datetime()),
  acting: addedLater(z.array(Acting), []),
})
export type OpenSessions = z.infer<typeof OpenSessions>

/** Proves again that the account's owner holds the session. */
export const Reauthentication = z.object({ currentPassword: KnownPassword, oneTimeCode: z.optional(OneTimeCode) })
export type Reauthentication = z.infer<typeof Reauthentication>

/**
 * The state of the second factor: `required` where the account's role may not be used without one, `missing` where this
 * session has shown no code although one is required.
 */
export const SecondFactor = z.object({
  on: z.boolean(),
  required: z.boolean(),
  missing: addedLater(z.boolean(), false),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** The secret for an authenticator app: as text to type, and as an otpauth:// address for a QR code. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

export const SecondFactorStart = z.object({ oneTimeCode: OneTimeCode })
export type SecondFactorStart = z.infer<typeof SecondFactorStart>

/** Shown once, when the second factor begins: each code logs in once without the device. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

// The address of an existing account, possibly made under older rules.
const AccountEmail = TypedText.check(z.toLowerCase(), z.minLength(1), z.maxLength(limits.emailMax), storable)

/** An admin ends every session of an account. */
export const SessionsEnd = z.object({ email: AccountEmail })
export const SessionsEnded = z.object({ ended: z.int() })

export const sessionEndpoints = {
  getSecondFactor: {
    method: 'GET',
    path: '/second-factor',
    action: 'secondFactor.read',
    schema: { response: { 200: SecondFactor } },
  },
  prepareSecondFactor: {
    method: 'POST',
    path: '/second-factor',
    action: 'secondFactor.change',
    schema: { body: Reauthentication, response: { 200: SecondFactorSetup } },
    refusals: ['email_not_confirmed', 'second_factor_on'],
  },
  startSecondFactor: {
    method: 'PUT',
    path: '/second-factor',
    action: 'secondFactor.change',
    schema: { body: SecondFactorStart, response: { 200: RecoveryCodes } },
    refusals: ['second_factor_on'],
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/second-factor/removal',
    action: 'secondFactor.change',
    schema: { body: Reauthentication, response: noContent },
  },
  getSessions: {
    method: 'GET',
    path: '/sessions',
    action: 'session.list',
    schema: { response: { 200: OpenSessions } },
  },
  renewSession: {
    method: 'POST',
    path: '/sessions',
    action: 'session.renew',
    schema: { body: Reauthentication, response: { 201: Session } },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/sessions',
    action: 'session.endOwn',
    schema: { response: noContent },
  },
  endSession: {
    method: 'DELETE',
    path: '/sessions/:id',
    action: 'session.end',
    schema: { params: UuidParams, response: noContent },
  },
  /** All sessions of any account, for admins. */
  endSessionsOf: {
    method: 'POST',
    path: '/desk/sessions',
    action: 'session.endOfOthers',
    schema: { body: SessionsEnd, response: { 200: SessionsEnded } },
    refusals: ['no_such_account'],
  },
} as const satisfies Endpoints
