import * as z from 'zod/mini'

/** Money travels as integer minor units (pence, grosze) of one ISO 4217 currency; never a float. */
export const Currency = z.enum(['GBP', 'EUR', 'PLN'])
export type Currency = z.infer<typeof Currency>

/** Any code of ISO 4217: a provider may take money in a currency in which nothing is sold. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

export const MinorUnits = z.int().check(z.minimum(0))

export const Money = z.object({ amount: MinorUnits, currency: Currency })
export type Money = z.infer<typeof Money>

/** The sum of amounts in minor units. Throws where the result is no safe integer: money is never rounded silently. */
export const sum = (amounts: readonly number[]): number => {
  const total = amounts.reduce((all, amount) => all + amount, 0)
  if (!Number.isSafeInteger(total)) throw new RangeError('A sum of money must be a safe integer of minor units')
  return total
}
