import * as z from 'zod/mini'
import { Money } from '../shared/money'

/** The parts that can also be downloaded as separate tables. */
export const ownDataParts = ['account', 'profile', 'dogs', 'entries', 'purchases'] as const
export const OwnDataPart = z.enum(ownDataParts)
export type OwnDataPart = z.infer<typeof OwnDataPart>

/** Everything that is kept about an account: the rows of each kind, with texts, numbers, instants (ISO) and empty values. */
export const OwnData = z.catchall(z.object({}), z.array(z.looseObject({})))
export type OwnData = z.infer<typeof OwnData>

/** What a deleted account loses; `refund`: the refund of its entries. */
export const DeletionCost = z.object({
  entriesAhead: z.int(),
  refund: Money,
  memberUntil: z.nullable(z.iso.date()),
})
export type DeletionCost = z.infer<typeof DeletionCost>
