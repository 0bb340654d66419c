import * as z from 'zod/mini'
import { limits } from '../shared/limits'
import { LongText, Name } from '../shared/text'
import { Email } from '../account/credentials'
import { type Endpoints, noContent } from '../shared/endpoint'

/** A message to the organisation. */
export const ContactMessage = z.object({
  name: Name,
  email: Email,
  text: LongText,
  /** No person sees this field; programs that fill every field give themselves away. */
  website: z.optional(z.string().check(z.maxLength(limits.messageMax))),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const contactEndpoints = {
  sendMessage: {
    method: 'POST',
    path: '/contact',
    action: 'contact.send',
    schema: { body: ContactMessage, response: noContent },
  },
} as const satisfies Endpoints
