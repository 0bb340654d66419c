import * as z from 'zod/mini'
import { MinorUnits } from './money'

/**
 * What makes a price an early one: what is asked after the last day of it, which is a day of the show's own zone. Null
 * where there is no early price, or none any more.
 */
export const EarlyPrice = z.nullable(z.object({ fullPrice: MinorUnits, until: z.iso.date() }))
export type EarlyPrice = z.infer<typeof EarlyPrice>
