import type { RefundRule } from '#contract/show/refundRule'
import type { entries } from '../../db/schema'
import { isOff } from '../show/classCancelled'
import { closesAt, type ClassRow, type ShowRow } from '../show/showFromRow'

interface Place {
  cls: ClassRow
  show: ShowRow
}

/** Whether entries in a class can still be withdrawn. */
export const takesWithdrawals = (place: Place, now: Date): boolean =>
  place.show.state === 'published' && !place.cls.begun && now < closesAt(place)

/** Whether withdrawing an entry gives a refund: by the show's policy, or in full if the class or its show is cancelled. */
export const givesBack = (place: Place, now: Date): boolean => isOff(place) || takesWithdrawals(place, now)

/** What the show refunds of an entry in one of its classes, as it is said before paying. */
export const refundRuleOf = ({ cls, show }: Place): RefundRule => ({
  percent: show.refundPercent,
  until: closesAt({ cls, show }).toISOString(),
  timeZone: show.timeZone,
})

interface EntryOfShow extends Place {
  entry: typeof entries.$inferSelect
}

const percentOf = ({ entry, cls, show }: EntryOfShow): number =>
  isOff({ cls, show }) || entry.unfitSince ? 100 : show.refundPercent

/**
 * The refund of an entry that is withdrawn in time, by its show's policy; all of it where the class or its show
 * is cancelled, or where the club has changed the dog's height or level so that it no longer fits; null where nothing was paid yet.
 */
export const refundOf = ({ entry, cls, show }: EntryOfShow): number | null =>
  entry.status === 'paid' ? Math.floor(((entry.price - entry.discount) * percentOf({ entry, cls, show })) / 100) : null
