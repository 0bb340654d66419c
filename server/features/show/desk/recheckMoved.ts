import { and, eq, inArray } from 'drizzle-orm'
import { reasonsUnfit } from '#contract/entry/eligibility'
import type { ShowForm } from '#contract/show/form'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, purchases } from '../../../db/schema'
import { dogFromRow } from '../../../domain/dog/dogFromRow'
import { markUnfit } from '../../../domain/dog/recheckEntries'
import { unfitCodes } from '../../../domain/dog/unfitEntries'
import { loadRuleSets, rulesOfClass } from '../../../domain/rules/ruleSets'
import type { ShowRow } from '../../../domain/show/showFromRow'

/**
 * Checks the paid entries of classes that are on another day: a dog may be too young then, or no longer be of a level or
 * height. Marks those that the move makes unfit; what no longer fits for another reason stays marked as it was.
 */
export const recheckMoved = async (
  tx: Db,
  show: ShowRow,
  { before, after, by }: { before: ShowForm; after: ShowForm; by: ChangedBy },
): Promise<void> => {
  const wasOn = new Map(before.classes.map(({ id, date }) => [id, date]))
  const moved = after.classes.flatMap(({ id, date }) =>
    id !== null && wasOn.has(id) && wasOn.get(id) !== date ? [id] : [],
  )
  if (moved.length === 0) return
  const sets = await loadRuleSets(tx)
  const rows = await tx
    .select({ entry: entries, cls: classes, dog: dogs, payerId: purchases.userId })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(and(inArray(entries.classId, moved), eq(entries.status, 'paid')))
    .orderBy(entries.id)
  const isUnfit = ({ cls, dog }: (typeof rows)[number], date: string) => {
    const onDay = { ...cls, date }
    const { rules } = rulesOfClass(sets, show, onDay)
    return reasonsUnfit({ dog: dogFromRow(dog, dog.ownerId), cls: onDay, rules }).some(({ code }) =>
      unfitCodes.includes(code),
    )
  }
  const madeUnfit = rows.filter((row) => isUnfit(row, row.cls.date) && !isUnfit(row, wasOn.get(row.cls.id) ?? ''))
  await markUnfit(
    tx,
    madeUnfit.map(({ entry, payerId }) => ({ entryId: entry.id, payerId })),
    by.at,
    by,
  )
}
