import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { MinorUnits } from '../shared/money'

/**
 * What makes a price an early one: what is asked after the last day of it, which is a day of the show's own zone. Null
 * where there is no early price, or none any more.
 */
export const EarlyPrice = addedLater(z.nullable(z.object({ fullPrice: MinorUnits, until: z.iso.date() })), null)
export type EarlyPrice = z.infer<typeof EarlyPrice>
