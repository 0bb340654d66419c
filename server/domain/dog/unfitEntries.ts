import { eq, inArray } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import { reasonsUnfit } from '#contract/entry/eligibility'
import { mayKeep } from '#contract/entry/keep'
import type { UnfitEntry } from '#contract/dog/measuring'
import type { Reason } from '#contract/entry/reason'
import type { Db } from '../../db/client'
import { entries, runningOrders } from '../../db/schema'
import type { Settings } from '../../db/settings'
import { dogFromRow, type DogRow } from './dogFromRow'
import { itemFromRow } from '../entry/itemFromRow'
import { takesWithdrawals, withdrawableUntil } from '../purchase/refund'
import { activeEntries } from '../entry/withdraw'
import { loadRuleSets, rulesOfClass } from '../rules/ruleSets'

/** A paid entry that no longer fits, with its payer, deadline and time zone. */
export interface Unfit extends Omit<UnfitEntry, 'purchaseId' | 'until' | 'refundedInFull' | 'kept'> {
  purchaseId: string
  payerId: string
  until: Date | null
  timeZone: string
  /** Its running order is drawn: nothing is moved any more. */
  isDrawn: boolean
  /** The club's change has made it unfit: a withdrawal is refunded in full. */
  isMarked: boolean
  /** Its payer keeps it, which the rules still let them. */
  isKept: boolean
}

/** Which of some classes have a running order, published or not. */
const orderedOf = async (db: Db, classIds: string[]): Promise<string[]> => {
  const rows = await db
    .select({ id: runningOrders.classId })
    .from(runningOrders)
    .where(inArray(runningOrders.classId, classIds))
  return rows.map(({ id }) => id)
}

type Codes = readonly Reason['code'][]
export const ofHeight: Codes = ['wrong_height', 'not_measured']
export const ofLevel: Codes = ['level_too_low', 'level_too_high']
const ofAge: Codes = ['dog_too_young', 'dog_no_veteran', 'old_age_dog']
export const unfitCodes: Codes = [...ofHeight, ...ofLevel, ...ofAge]

/** The paid entries ahead which a dog's height, level or age, as it will be on their day, does not fit; for these reasons alone. */
export const unfitEntries = async (
  db: Db,
  dog: DogRow,
  now: Date,
  settings: Settings,
  codes: Codes = unfitCodes,
): Promise<Unfit[]> => {
  const today = dayAt(now.toISOString(), settings.timeZone)
  const facts = dogFromRow(dog, dog.ownerId)
  const sets = await loadRuleSets(db)
  const active = await activeEntries(db, today, eq(entries.dogId, dog.id))
  const ordered = await orderedOf(
    db,
    active.map(({ cls }) => cls.id),
  )
  return active.flatMap(({ entry, cls, show, purchase, dog: { id, name } }) => {
    if (entry.status !== 'paid' || show.state !== 'published') return []
    const { rules } = rulesOfClass(sets, show, cls)
    const reasons = reasonsUnfit({ dog: facts, cls, rules }).filter(({ code }) => codes.includes(code))
    if (reasons.length === 0) return []
    const until = takesWithdrawals({ cls, show, entry }, now) ? withdrawableUntil({ cls, show, entry }) : null
    const item = itemFromRow({ id, name }, cls, show)
    const { timeZone } = show
    const state = {
      isDrawn: ordered.includes(cls.id),
      isMarked: entry.unfitSince !== null,
      isKept: entry.unfitKeptAt !== null && mayKeep(reasons),
    }
    const { id: purchaseId, userId: payerId } = purchase
    return [{ entryId: entry.id, item, reasons, until, timeZone, purchaseId, payerId, ...state }]
  })
}

/** The same as a reader sees it: their own purchase alone. */
export const toUnfit = (
  { entryId, item, reasons, purchaseId, payerId, until, isDrawn, isMarked, isKept }: Unfit,
  readerId: string,
): UnfitEntry => ({
  entryId,
  item,
  reasons,
  purchaseId: payerId === readerId ? purchaseId : null,
  until: until?.toISOString() ?? null,
  isDrawn,
  refundedInFull: isMarked,
  kept: isKept,
})
