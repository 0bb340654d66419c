import * as z from 'zod/mini'
import { limits } from '../shared/limits'
import { CompactText, Name, TypedText } from '../shared/text'

// A host may be written in any alphabet. A mailbox may not: a letter that only looks like another would be another account.
const mailbox = String.raw`(?:[a-z\d_'+-]+\.)*[a-z\d_'+-]*[a-z\d_+-]`
const host = String.raw`(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}]{2,}`
const pattern = new RegExp(`^${mailbox}@${host}$`, 'u')

/** Both sides trim and fold email addresses, so that " A@x.test" and "a@x.test" are one account. A host stays as it is written. */
export const Email = TypedText.check(
  z.overwrite((text) => text.normalize('NFC')),
  z.toLowerCase(),
  z.minLength(1),
  z.maxLength(limits.emailMax),
  z.email({ pattern, error: 'invalid_email' }),
)
export const NewPassword = z
  .string()
  .check(z.minLength(1), z.minLength(limits.passwordMin, 'password_too_short'), z.maxLength(limits.passwordMax))

/** An existing password, possibly made under older rules. */
export const KnownPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))
/** Six digits of an authenticator app, or a recovery code; blanks and dashes do not count. */
export const OneTimeCode = CompactText.check(z.toLowerCase(), z.minLength(1), z.regex(/^(\d{6}|[0-9a-z]{10})$/))

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

/** Asks for a link to a new password. The answer is the same whether there is such an account or not. */
export const ForgottenPassword = z.object({ email: Email })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

/** Sets a new password with the token of such a link. */
export const PasswordReset = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  password: NewPassword,
})
export type PasswordReset = z.infer<typeof PasswordReset>
