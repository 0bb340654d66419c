import * as z from 'zod/mini'
import { EntryItem } from '../purchase/cartItem'
import { MinorUnits } from '../shared/money'
import { pageOf } from '../shared/paging'
import { Reason } from '../entry/reason'
import { ShowClass, ShowSummary } from '../show/show'
import { entryStatuses } from '../shared/storedLists'

/**
 * An entry of a dog, no matter which of its keepers made it. `purchaseId`: only where the reader made it. `refund`: what comes
 * back of a withdrawn one; null where nothing does.
 */
export const DogEntry = z.object({
  id: z.uuid(),
  item: EntryItem,
  status: z.enum(entryStatuses),
  purchaseId: z.nullable(z.uuid()),
  refund: z.nullable(MinorUnits),
})
export type DogEntry = z.infer<typeof DogEntry>
export const DogEntryPage = pageOf(DogEntry)

/** A class that takes entries now, with everything against one dog in it, and what its keeper should know. */
export const DogClass = z.object({ cls: ShowClass, reasons: z.array(Reason), warnings: z.array(Reason) })
export type DogClass = z.infer<typeof DogClass>

/** The shows that take entries now, the one that closes first first, with their classes for one dog. */
export const DogShow = z.object({ show: ShowSummary, classes: z.array(DogClass) })
export type DogShow = z.infer<typeof DogShow>
export const DogShows = z.array(DogShow)
