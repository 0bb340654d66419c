import * as z from 'zod/mini'
import { limits } from './limits'
import { Role } from './roles'
import { Name } from './text'

/** The signed-in person, as GET /me answers. Dates are ISO: registeredAt an instant, renewalDate a calendar day. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  roles: z.array(Role),
  registeredAt: z.nullable(z.iso.datetime()),
  renewalDate: z.nullable(z.iso.date()),
  emailConfirmed: z.boolean(),
  /** The instants at which this session ends: `idle` where it is not used until then, `latest` however it is used. */
  sessionEnds: z.object({ idle: z.iso.datetime(), latest: z.iso.datetime() }),
})
export type User = z.infer<typeof User>

export const Session = z.object({ token: z.string().check(z.minLength(1)), user: User })
export type Session = z.infer<typeof Session>

// Both sides trim and fold e-mail addresses, so that " A@x.test" and "a@x.test" are one account.
export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(limits.emailMax), z.email('invalid_email'))
export const NewPassword = z
  .string()
  .check(z.minLength(1), z.minLength(limits.passwordMin, 'password_too_short'), z.maxLength(limits.passwordMax))

/** A password that exists, whatever rules it was made under. */
export const KnownPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))
/** Six digits of an authenticator app, or a recovery code; blanks and dashes do not count. */
export const OneTimeCode = z.string().check(
  z.overwrite((text) => text.replace(/[\s-]/g, '').toLowerCase()),
  z.minLength(1),
  z.regex(/^(\d{6}|[0-9a-z]{10})$/),
)

export const Registration = z.object({
  name: Name,
  email: Email,
  password: NewPassword,
  consent: z.literal(true, 'consent_required'),
})
export type Registration = z.infer<typeof Registration>

export const Credentials = z.object({
  email: Email,
  password: KnownPassword,
  oneTimeCode: z.optional(OneTimeCode),
})
export type Credentials = z.infer<typeof Credentials>

/** A session, or what is still missing for one: the password was right, and the account has a second factor. */
export const LoginAnswer = z.union([Session, z.object({ needs: z.literal('oneTimeCode') })])
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** Is this person a member? An admin always is; others need a registration date (and a token, which a session has). */
export const isMember = (user: Pick<User, 'roles' | 'registeredAt'> | null, token: string | null): boolean =>
  user !== null && (user.roles.includes('ROLE_ADMIN') || (user.registeredAt !== null && token !== null))
