import { type Endpoints, noContent } from '../shared/endpoint'
import { Credentials, ForgottenPassword, PasswordReset, Registration } from './credentials'
import { LoginAnswer, Session } from './user'

export const loginEndpoints = {
  forgotPassword: {
    method: 'POST',
    path: '/forgot-password',
    action: 'password.reset',
    schema: { body: ForgottenPassword, response: noContent },
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password',
    action: 'password.reset',
    schema: { body: PasswordReset, response: noContent },
  },
  register: {
    method: 'POST',
    path: '/register',
    action: 'account.register',
    schema: { body: Registration, response: { 201: Session } },
    refusals: ['functionalities_limited'],
  },
  login: {
    method: 'POST',
    path: '/login',
    action: 'session.start',
    schema: { body: Credentials, response: { 200: LoginAnswer } },
    refusals: ['functionalities_limited', 'account_blocked', 'account_merged'],
  },
} as const satisfies Endpoints
