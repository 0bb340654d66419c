import { and, count, eq, inArray } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { reasonsUnfit } from '#contract/entry/eligibility'
import { coversDay } from '#contract/membership/renewal'
import type { ShowForm } from '#contract/show/form'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, purchases, users } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { dogFromRow } from '../../../domain/dog/dogFromRow'
import { markUnfit } from '../../../domain/dog/recheckEntries'
import { unfitCodes } from '../../../domain/dog/unfitEntries'
import { loadRuleSets, rulesOfClass } from '../../../domain/rules/ruleSets'
import type { ShowRow } from '../../../domain/show/showFromRow'
import type { MoveProblem } from '../../../messages/showChangedMails'

const movedEntries = (tx: Db, classIds: string[]) =>
  tx
    .select({
      entry: entries,
      cls: classes,
      dog: dogs,
      payer: { id: users.id, roles: users.roles, registeredAt: users.registeredAt, renewalDate: users.renewalDate },
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(inArray(entries.classId, classIds), eq(entries.status, 'paid')))
    .orderBy(entries.id)
type Moved = Awaited<ReturnType<typeof movedEntries>>[number]

/** The day on which a class of the show was before it was moved. */
type WasOn = ReadonlyMap<string | null, string>

const runKey = (dogId: string, date: string) => `${dogId} ${date}`

/** The runs of some dogs on each day, in any show: as they are, and as they were before the move. */
const countRuns = async (tx: Db, dogIds: string[], wasOn: WasOn) => {
  const runs = await tx
    .select({ dogId: entries.dogId, classId: classes.id, date: classes.date, runs: count() })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .where(and(inArray(entries.dogId, dogIds), inArray(entries.status, ['held', 'paid'])))
    .groupBy(entries.dogId, classes.id)
  const [were, are] = [new Map<string, number>(), new Map<string, number>()]
  for (const { dogId, classId, date, runs: some } of runs)
    for (const [counted, day] of [
      [were, wasOn.get(classId) ?? date],
      [are, date],
    ] as const)
      counted.set(runKey(dogId, day), (counted.get(runKey(dogId, day)) ?? 0) + some)
  return { were, are }
}

/**
 * Checks the paid entries of classes that are on another day: the dog may not fit then or run too often on that day, or the
 * membership end before. Marks those that the move makes unfit, and gives what is wrong with each; what no longer fits for
 * another reason stays marked as it was.
 */
export const recheckMoved = async (
  tx: Db,
  show: ShowRow,
  { before, after, by }: { before: ShowForm; after: ShowForm; by: ChangedBy },
): Promise<Map<string, MoveProblem[]>> => {
  const wasOn: WasOn = new Map(before.classes.map(({ id, date }) => [id, date]))
  const moved = after.classes.flatMap(({ id, date }) =>
    id !== null && wasOn.has(id) && wasOn.get(id) !== date ? [id] : [],
  )
  if (moved.length === 0) return new Map()
  const rows = await movedEntries(tx, moved)
  if (rows.length === 0) return new Map()
  const sets = await loadRuleSets(tx)
  const { classesPerDogAndDay } = await loadSettings(tx)
  const { were, are } = await countRuns(tx, [...new Set(rows.map(({ dog }) => dog.id))], wasOn)
  const problemsOn = ({ cls, dog, payer }: Moved, date: string, runs: ReadonlyMap<string, number>): MoveProblem[] => {
    const onDay = { ...cls, date }
    const { rules } = rulesOfClass(sets, show, onDay)
    const reasons = reasonsUnfit({ dog: dogFromRow(dog, dog.ownerId), cls: onDay, rules })
    const isMember = isAdmin(payer) || coversDay(payer, date)
    return [
      ...(reasons.some(({ code }) => unfitCodes.includes(code)) ? (['dog_unfit'] as const) : []),
      ...(isMember ? [] : (['membership_ends'] as const)),
      ...((runs.get(runKey(dog.id, date)) ?? 0) > classesPerDogAndDay ? (['too_many_runs'] as const) : []),
    ]
  }
  const found = rows.flatMap((row) => {
    const had = problemsOn(row, wasOn.get(row.cls.id) ?? row.cls.date, were)
    const problems = problemsOn(row, row.cls.date, are).filter((problem) => !had.includes(problem))
    return problems.length > 0 ? [{ row, problems }] : []
  })
  await markUnfit(
    tx,
    found.map(({ row: { entry, payer } }) => ({ entryId: entry.id, payerId: payer.id })),
    by.at,
    by,
  )
  return new Map(found.map(({ row, problems }) => [row.entry.id, problems]))
}
