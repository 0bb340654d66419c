import type { entries } from '../db/schema'
import type { ShowRow } from '../shows/toShow'

/** Can entries in a show still be withdrawn? */
export const takesWithdrawals = ({ state, entriesCloseAt }: ShowRow, now: Date): boolean =>
  state === 'published' && now < entriesCloseAt

/** Does what was paid for entries in a show come back at this moment? All of it does when it is cancelled. */
export const givesBack = (show: ShowRow, now: Date): boolean =>
  show.state === 'cancelled' || takesWithdrawals(show, now)

interface EntryOfShow {
  entry: typeof entries.$inferSelect
  show: ShowRow
}

const percentOf = ({ state, refundPercent }: ShowRow): number => (state === 'cancelled' ? 100 : refundPercent)

/**
 * What comes back of what was paid for an entry that is withdrawn in time, by its show's policy; all of it where the show
 * is cancelled; null where nothing was paid yet.
 */
export const refundOf = ({ entry, show }: EntryOfShow): number | null =>
  entry.status === 'paid' ? Math.floor(((entry.price - entry.discount) * percentOf(show)) / 100) : null
