import * as z from 'zod/mini'
import { locales } from '../shared/locales'
import { Name, OptionalName, OptionalPhone } from '../shared/text'
import { BaseVersion, Version } from '../shared/version'
import { Email, NewPassword } from './credentials'
import { Reauthentication } from './session'
import { type Endpoints, noContent } from '../shared/endpoint'
import { Session } from './user'

/** A member's own details; `locale` is the language of our emails to them. */
export const ProfileForm = z.object({
  name: Name,
  locale: z.enum(locales),
  street: OptionalName,
  postcode: OptionalName,
  city: OptionalName,
  country: OptionalName,
  phone: OptionalPhone,
  emergencyName: OptionalName,
  emergencyPhone: OptionalPhone,
})
export type ProfileForm = z.infer<typeof ProfileForm>

/** The profile as a member has changed it, and the version that they changed. */
export const ProfileChange = z.object({ ...ProfileForm.shape, version: Version })
export type ProfileChange = z.infer<typeof ProfileChange>

/** `pendingEmail`: the address that waits for its confirmation, to take the place of the present one or to confirm it. */
export const Profile = z.object({
  name: z.string(),
  locale: z.enum(locales),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  version: z.int(),
  pendingEmail: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

/** A new address takes effect when the link sent to it is used. */
export const EmailChange = z.object({ email: Email, ...Reauthentication.shape })
export type EmailChange = z.infer<typeof EmailChange>

export const PasswordChange = z.object({ ...Reauthentication.shape, password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const Confirmation = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })
export type Confirmation = z.infer<typeof Confirmation>

export const profileEndpoints = {
  getProfile: {
    method: 'GET',
    path: '/profile',
    action: 'profile.read',
    schema: { response: { 200: Profile } },
  },
  saveProfile: {
    method: 'PUT',
    path: '/profile',
    action: 'profile.change',
    schema: { body: z.extend(ProfileChange, { version: BaseVersion }), response: noContent },
    refusals: ['stale'],
  },
  changePassword: {
    method: 'PUT',
    path: '/profile/password',
    action: 'password.change',
    schema: { body: PasswordChange, response: { 200: Session } },
  },
  changeEmail: {
    method: 'PUT',
    path: '/profile/email',
    action: 'email.change',
    schema: { body: EmailChange, response: noContent },
  },
  /** Sends the link to the address that waits for its confirmation once more. */
  sendConfirmation: {
    method: 'POST',
    path: '/profile/confirmation',
    action: 'email.change',
    schema: { response: noContent },
  },
  confirmAddress: {
    method: 'POST',
    path: '/confirm',
    action: 'email.confirm',
    schema: { body: Confirmation, response: noContent },
  },
} as const satisfies Endpoints
