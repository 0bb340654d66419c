import { hasBegun, startOf } from '#contract/show/begun'
import type { RefundRule } from '#contract/show/refundRule'
import type { entries } from '../../db/schema'
import { isOff } from '../show/classCancelled'
import { closesAt, type ClassRow, type ShowRow } from '../show/showFromRow'

interface Place {
  cls: ClassRow
  show: ShowRow
}

interface EntryOfShow extends Place {
  entry: typeof entries.$inferSelect
}

/** Whether entries in a class can still be withdrawn. */
export const takesWithdrawals = (place: Place, now: Date): boolean =>
  place.show.state === 'published' && !place.cls.begun && now < closesAt(place)

/** A day, venue or judge has changed since it was entered, and its class has not begun. */
const hasNewTerms = ({ entry, cls, show }: EntryOfShow, now: Date): boolean =>
  entry.termsChangedAt !== null && show.state === 'published' && !hasBegun(cls, show.timeZone, now)

/** Until when its payer can withdraw an entry for a refund: until its class begins where its terms have changed. */
export const withdrawalEnds = (one: EntryOfShow): Date =>
  one.entry.termsChangedAt === null ? closesAt(one) : startOf(one.cls, one.show.timeZone)

/** Whether the payer of an entry can withdraw it: while its show takes withdrawals, and longer where its terms have changed. */
export const isWithdrawable = (one: EntryOfShow, now: Date): boolean =>
  takesWithdrawals(one, now) || hasNewTerms(one, now)

/** Whether withdrawing an entry gives a refund: by the show's policy, or in full if the class or its show is cancelled. */
export const givesBack = (one: EntryOfShow, now: Date): boolean => isOff(one) || isWithdrawable(one, now)

/** What the show refunds of an entry in one of its classes, as it is said before paying. */
export const refundRuleOf = ({ cls, show }: Place): RefundRule => ({
  percent: show.refundPercent,
  until: closesAt({ cls, show }).toISOString(),
  timeZone: show.timeZone,
})

const percentOf = ({ entry, cls, show }: EntryOfShow): number =>
  isOff({ cls, show }) || entry.unfitSince || entry.termsChangedAt ? 100 : show.refundPercent

/**
 * The refund of an entry that is withdrawn in time, by its show's policy; all of it where the class or its show
 * is cancelled, where its day, venue or judge has changed, or where the club has changed the dog's height or level so that it
 * no longer fits; null where nothing was paid yet.
 */
export const refundOf = ({ entry, cls, show }: EntryOfShow): number | null =>
  entry.status === 'paid' ? Math.floor(((entry.price - entry.discount) * percentOf({ entry, cls, show })) / 100) : null
