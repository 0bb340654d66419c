import * as z from 'zod/mini'
import { limits } from '../limits'
import { Name } from '../text'

// Both sides trim and fold email addresses, so that " A@x.test" and "a@x.test" are one account.
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
