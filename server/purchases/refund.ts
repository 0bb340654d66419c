import { hasBegun } from '#contract/begun'
import type { entries } from '../db/schema'
import type { ClassRow, ShowRow } from '../shows/toShow'

interface Place {
  cls: ClassRow
  show: ShowRow
}

/** Do the entries of a class stand as they are, whatever happens to their dogs and people? */
export const isFixed = ({ cls, show }: Place, now: Date): boolean => hasBegun(cls, show.timeZone, now)

/** Can an entry in a class still be withdrawn? */
export const takesWithdrawals = ({ cls, show }: Place, now: Date): boolean =>
  show.state === 'published' && now < show.entriesCloseAt && !isFixed({ cls, show }, now)

/** Does what was paid for an entry in a class come back at this moment? All of it does when the show is cancelled. */
export const givesBack = (place: Place, now: Date): boolean =>
  place.show.state === 'cancelled' || takesWithdrawals(place, now)

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
