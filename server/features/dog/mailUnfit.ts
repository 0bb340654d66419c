import { inArray } from 'drizzle-orm'
import { mayKeep } from '#contract/entry/keep'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { Unfit } from '../../domain/dog/unfitEntries'
import type { UnfitLine } from '../../messages/unfitLines'
import { addressOf } from '../../site/address'

/** The accounts of some readers, without those that are deleted. */
export const accountsOf = async (tx: Db, ids: readonly string[]): Promise<(typeof users.$inferSelect)[]> =>
  (
    await tx
      .select()
      .from(users)
      .where(inArray(users.id, [...new Set(ids)]))
  ).filter(({ deletedAt }) => deletedAt === null)

/** Paid entries that no longer fit their dog, as an email to one reader lists them: their own with a link to the purchase. */
export const unfitLines = (deps: ServerDeps, unfit: readonly Unfit[], readerId: string): UnfitLine[] =>
  unfit.map(({ item, until, timeZone, payerId, purchaseId, isDrawn, isMarked, reasons }) => ({
    showName: item.showName,
    date: item.date,
    startTime: item.startTime,
    ring: item.ring,
    until: until && { at: until, timeZone },
    isDrawn,
    refundedInFull: isMarked,
    canKeep: mayKeep(reasons),
    link: payerId === readerId ? addressOf(deps)(fill(paths.purchase, { id: purchaseId })) : null,
  }))
