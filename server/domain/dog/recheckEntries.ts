import { inArray } from 'drizzle-orm'
import { auditAll, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { entries } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { DogRow } from './dogFromRow'
import { unfitEntries, type Unfit } from './unfitEntries'

/** Marks entries as unfit since an instant, or as fit again; each is audited. */
export const markUnfit = async (
  tx: Db,
  found: readonly Pick<Unfit, 'entryId' | 'payerId'>[],
  unfitSince: Date | null,
  by: ChangedBy,
): Promise<void> => {
  const ids = found.map(({ entryId }) => entryId)
  if (ids.length === 0) return
  await tx.update(entries).set({ unfitSince, unfitKeptAt: null }).where(inArray(entries.id, ids))
  const isUnfit = unfitSince !== null
  await auditAll(
    tx,
    found.map(({ entryId: id, payerId }) => ({
      by,
      action: 'entry.rechecked',
      subject: { type: 'entry', id },
      onBehalfOf: payerId,
      before: { refundedInFull: !isUnfit },
      after: { refundedInFull: isUnfit },
    })),
  )
}

/**
 * Checks the paid entries ahead of a dog whose height, level, birth date or flags the club has changed. The dog must be locked.
 * One that the change makes unfit stays, and is refunded in full if its payer withdraws it in time; one that fits again is as
 * before. One that its payer keeps is theirs to decide again once the rules no longer let them keep it.
 */
export const recheckEntries = async (tx: Db, before: DogRow, after: DogRow, by: ChangedBy): Promise<void> => {
  const settings = await loadSettings(tx)
  const unfitBefore = await unfitEntries(tx, before, by.at, settings)
  const unfitAfter = await unfitEntries(tx, after, by.at, settings)
  const among = (some: readonly Unfit[], { entryId }: Unfit) => some.find((other) => other.entryId === entryId)
  const isNew = (one: Unfit) => {
    const was = among(unfitBefore, one)
    return !was || (was.isKept && !one.isKept)
  }
  const fitAgain = unfitBefore.filter((one) => !among(unfitAfter, one))
  await markUnfit(tx, unfitAfter.filter(isNew), by.at, by)
  await markUnfit(
    tx,
    fitAgain.filter(({ isMarked, isKept }) => isMarked || isKept),
    null,
    by,
  )
}
