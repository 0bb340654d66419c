import * as z from 'zod/mini'
import { refusableKinds } from '../member/mailKinds'
import { type Endpoints, noContent } from '../shared/endpoint'
import { TokenParams } from '../shared/params'

/** Which kinds of emails from the club an account has unsubscribed from. */
export const MailChoices = z.object({ unsubscribedFrom: z.array(z.enum(refusableKinds)) })
export type MailChoices = z.infer<typeof MailChoices>

/** Whether one kind is wanted. The link of an email says this, and nothing of its reader. */
export const MailChoice = z.object({ kind: z.enum(refusableKinds), subscribed: z.boolean() })
export type MailChoice = z.infer<typeof MailChoice>

export const mailChoiceEndpoints = {
  getMailChoices: {
    method: 'GET',
    path: '/profile/emails',
    action: 'mailChoice.read',
    schema: { response: { 200: MailChoices } },
  },
  saveMailChoice: {
    method: 'PUT',
    path: '/profile/emails',
    action: 'mailChoice.change',
    schema: { body: MailChoice, response: { 200: MailChoices } },
  },
  /** What the link to unsubscribe is about; opening it changes nothing. A browser that opens this address is led to the page. */
  getSubscription: {
    method: 'GET',
    path: '/subscriptions/:token',
    action: 'subscription.read',
    schema: { params: TokenParams, response: { 200: MailChoice } },
    refusals: ['not_found'],
  },
  /** Unsubscribes: from the page, or by the button of a mail program (RFC 8058), whose body is not read. */
  unsubscribe: {
    method: 'POST',
    path: '/subscriptions/:token',
    action: 'subscription.change',
    schema: { params: TokenParams, response: noContent },
    refusals: ['not_found'],
  },
  resubscribe: {
    method: 'PUT',
    path: '/subscriptions/:token',
    action: 'subscription.change',
    schema: { params: TokenParams, response: noContent },
    refusals: ['not_found'],
  },
} as const satisfies Endpoints
