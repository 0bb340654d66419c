import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'

/** How much of a mail server's answer is kept. */
export const bounceReasonMax = 200

/**
 * An email that could not be delivered. `mail`: what is between the plus and the @ of the address that it was returned to.
 * `permanent`: there will never be another answer; `temporary`: a mailbox is full, a server is away.
 */
export const BounceReport = z.object({
  mail: z.uuid(),
  kind: z.enum(['permanent', 'temporary']),
  reason: z.string().check(z.maxLength(2000)),
})
export type BounceReport = z.infer<typeof BounceReport>

export const bounceEndpoints = {
  /** The signature of the raw body says who calls. An unknown email is answered like a known one. */
  reportBounce: {
    method: 'POST',
    path: '/mail/bounces',
    action: 'bounce.report',
    schema: { response: { 200: z.object({ received: z.literal(true) }) } },
    refusals: ['not_found'],
  },
} as const satisfies Endpoints
