import type { entries } from '../db/schema'
import type { ShowRow } from '../shows/toShow'

/** Can entries in a show still be withdrawn? */
export const takesWithdrawals = ({ state, entriesCloseAt }: ShowRow, now: Date): boolean =>
  state === 'published' && now < entriesCloseAt

interface EntryOfShow {
  entry: typeof entries.$inferSelect
  show: ShowRow
}

/**
 * What comes back of what was paid for an entry that is withdrawn in time, by its show's policy; null where nothing was
 * paid yet.
 */
export const refundOf = ({ entry, show }: EntryOfShow): number | null =>
  entry.status === 'paid' ? Math.floor(((entry.price - entry.discount) * show.refundPercent) / 100) : null
