import { startOf } from '#contract/show/begun'
import type { RefundRule } from '#contract/show/refundRule'
import type { entries } from '../../db/schema'
import { isOff } from '../show/classCancelled'
import { closesAt, type ClassRow, type ShowRow } from '../show/showFromRow'

type EntryRow = typeof entries.$inferSelect

interface Place {
  cls: ClassRow
  show: ShowRow
}

interface Withdrawable extends Place {
  entry?: Pick<EntryRow, 'termsChangedAt'>
}

/** When entries close, or, for an entry whose terms the organiser has changed, when its class begins. */
export const withdrawableUntil = ({ cls, show, entry }: Withdrawable): Date =>
  entry?.termsChangedAt ? startOf(cls, show.timeZone) : closesAt({ cls, show })

/** Whether an entry in a class, or entries in general, can still be withdrawn. */
export const takesWithdrawals = (place: Withdrawable, now: Date): boolean =>
  place.show.state === 'published' && !place.cls.begun && now < withdrawableUntil(place)

/** Whether withdrawing an entry gives a refund: by the show's policy, or in full if the class or its show is cancelled. */
export const givesBack = (place: Withdrawable, now: Date): boolean => isOff(place) || takesWithdrawals(place, now)

/** What the show refunds of an entry in one of its classes, as it is said before paying. */
export const refundRuleOf = ({ cls, show }: Place): RefundRule => ({
  percent: show.refundPercent,
  until: closesAt({ cls, show }).toISOString(),
  timeZone: show.timeZone,
})

interface EntryOfShow extends Place {
  entry: EntryRow
}

const percentOf = ({ entry, cls, show }: EntryOfShow): number =>
  isOff({ cls, show }) || entry.unfitSince || entry.termsChangedAt ? 100 : show.refundPercent

/**
 * The refund of an entry that is withdrawn in time, by its show's policy; all of it where the class or its show
 * is cancelled, where the club has changed the dog's height or level so that it no longer fits, or where the organiser has
 * changed what was entered; null where nothing was paid yet.
 */
export const refundOf = ({ entry, cls, show }: EntryOfShow): number | null =>
  entry.status === 'paid' ? Math.floor(((entry.price - entry.discount) * percentOf({ entry, cls, show })) / 100) : null
