import { and, eq, gt, lte } from 'drizzle-orm'
import { hasBegun } from '#contract/show/begun'
import { storedBreed } from '#contract/dog/breeds'
import { type Day } from '#contract/shared/calendar'
import {
  flagsSet,
  type Agreement,
  type DogChangeQuote,
  type DogForm,
  type QuotedWithdrawal,
} from '#contract/dog/change'
import type { PermanentFlag } from '#contract/dog/dog'
import { reasonsUnfit } from '#contract/entry/eligibility'
import { sum } from '#contract/shared/money'
import type { Db } from '../../db/client'
import { classes, entries, shows } from '../../db/schema'
import type { Settings } from '../../db/settings'
import { dogFromRow, type DogRow } from './dogFromRow'
import { itemFromRow } from '../entry/itemFromRow'
import { refundOf, takesWithdrawals } from '../purchase/refund'
import { reachedDays } from './reached'
import { activeEntries, type ActiveEntry } from '../entry/withdraw'
import { loadRuleSets, rulesOfClass } from '../rules/ruleSets'
import type { ClassRow, ShowRow } from '../show/showFromRow'

/** A dog's row as a form changes it. */
export const withChange = (before: DogRow, { microchip, declaredHeight, ...facts }: DogForm): DogRow => ({
  ...before,
  ...facts,
  ...reachedDays(before, facts),
  breed: storedBreed(facts.breed),
  microchip: microchip || null,
  // What was declared before someone measured stays known.
  declaredHeight: before.measuredHeight === null ? declaredHeight : before.declaredHeight,
})

interface ClassOfShow {
  cls: ClassRow
  show: ShowRow
}

const openClasses = async (db: Db, now: Date): Promise<ClassOfShow[]> => {
  const open = and(eq(shows.state, 'published'), lte(shows.entriesOpenAt, now), gt(shows.entriesCloseAt, now))
  const rows = await db
    .select({ cls: classes, show: shows })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(open)
  return rows.filter(({ cls, show }) => !hasBegun(cls, show.timeZone, now))
}

/** What a change would do, to be agreed to and then to be done. */
export interface Weighed {
  quote: DogChangeQuote
  withdrawn: ActiveEntry[]
}

/** Weighs a change of a dog: which flags it sets, what they take away, and which entries are withdrawn. Changes nothing. */
export const weighChange = async (
  db: Db,
  before: DogRow,
  after: DogRow,
  { today, now, settings }: { today: Day; now: Date; settings: Settings },
): Promise<Weighed> => {
  const flags = flagsSet(before, after)
  const sets = await loadRuleSets(db)
  const unfitIn = (row: DogRow, { cls, show }: ClassOfShow) =>
    reasonsUnfit({ dog: dogFromRow(row, row.ownerId), cls, rules: rulesOfClass(sets, show, cls).rules })
  const active = await activeEntries(db, today, eq(entries.dogId, before.id))
  const isWithdrawn = (one: ActiveEntry) => flags.includes('retired') && takesWithdrawals(one, now)
  const withdrawn = active.filter(isWithdrawn)
  const stays = active.filter((one) => !isWithdrawn(one) && one.entry.status === 'paid')
  const fitting = (await openClasses(db, now)).filter((one) => unfitIn(before, one).length === 0)
  const lostTo = (flag: PermanentFlag): number =>
    fitting.filter((one) => unfitIn({ ...before, [flag]: true }, one).length > 0).length
  const lines: QuotedWithdrawal[] = withdrawn.map((one) => ({
    entryId: one.entry.id,
    item: itemFromRow(one.dog, one.cls, one.show),
    refund: refundOf(one),
  }))
  return {
    withdrawn,
    quote: {
      flags: flags.map((flag) => ({ flag, classesLost: lostTo(flag) })),
      fits: fitting.length,
      withdrawn: lines,
      refund: sum(lines.map(({ refund }) => refund ?? 0)),
      currency: settings.currency,
      unfit: stays.flatMap((one) => {
        const { entry, dog, cls, show } = one
        const known = unfitIn(before, one).map(({ code }) => code)
        const reasons = unfitIn(after, one).filter(({ code }) => !known.includes(code))
        return reasons.length > 0 ? [{ entryId: entry.id, item: itemFromRow(dog, cls, show), reasons }] : []
      }),
    },
  }
}

/** Does the agreement match the present consequences? A change that sets no flag needs none. */
export const isAgreed = ({ quote: { flags, withdrawn, refund } }: Weighed, agreed: Agreement | null): boolean => {
  if (flags.length === 0) return true
  const ids = withdrawn.map(({ entryId }) => entryId)
  return agreed !== null && agreed.refund === refund && ids.sort().join() === [...agreed.withdrawn].sort().join()
}
