import * as z from 'zod/mini'
import type { MinorUnits } from '../shared/money'

/** The seller's tax number and the rate as they were at the payment. The rate is in hundredths of a percent; null: none was set. */
export const SellerTax = z.object({ number: z.string(), rate: z.nullable(z.int().check(z.minimum(0))) })
export type SellerTax = z.infer<typeof SellerTax>

const whole = 10_000

/** The tax within a gross amount in minor units, rounded half up. */
export const taxWithin = (gross: z.infer<typeof MinorUnits>, rate: number): number =>
  Math.floor((2 * gross * rate + whole + rate) / (2 * (whole + rate)))
