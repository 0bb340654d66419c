import * as z from 'zod/mini'

/** The built-in provider's card form. */
export const Card = z.object({
  number: z.string().check(z.trim(), z.minLength(1), z.regex(/^(\d[ -]?){12,19}$/)),
  expiry: z.string().check(z.trim(), z.minLength(1), z.regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/)),
  cvc: z.string().check(z.trim(), z.minLength(1), z.regex(/^\d{3,4}$/)),
})
export type Card = z.infer<typeof Card>
export const CardResult = z.object({ status: z.enum(['succeeded', 'declined']) })
export type CardResult = z.infer<typeof CardResult>

/** Numbers that the built-in provider knows; every other number is declined. */
export const testCards = { pays: '4242 4242 4242 4242', declines: '4000 0000 0000 0002' } as const
