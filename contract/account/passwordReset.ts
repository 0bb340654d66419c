import * as z from 'zod/mini'
import { Email, NewPassword } from './credentials'

/** Asks for a link to a new password. The answer is the same whether there is such an account or not. */
export const ForgottenPassword = z.object({ email: Email })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

/** Sets a new password with the token of such a link. */
export const PasswordReset = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  password: NewPassword,
})
export type PasswordReset = z.infer<typeof PasswordReset>
