import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { BaseVersion } from '../shared/version'
import { Confirmation, EmailChange, PasswordChange, Profile, ProfileChange } from './profile'
import { Session } from './user'

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
