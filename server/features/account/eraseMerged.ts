import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import { bySystem } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockUsers } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { accountMerges, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { inTurn } from '../../lib/inTurn'
import { eraseAccount } from './deleteAccount'

const batchSize = 50

const erase = async (tx: Db, deps: ServerDeps, mergedId: string): Promise<void> => {
  const by = bySystem(deps.now())
  const [account] = await lockUsers(tx, eq(users.id, mergedId))
  const due = and(
    eq(accountMerges.mergedId, mergedId),
    isNotNull(accountMerges.undo),
    lte(accountMerges.undoUntil, by.at),
  )
  const [settled] = await tx.update(accountMerges).set({ undo: null }).where(due).returning()
  // Undone, or erased by another server, before the lock.
  if (!account || !settled) return
  const today = dayAt(by.at.toISOString(), (await loadSettings(tx)).timeZone)
  await eraseAccount(tx, deps, account, { today, by, why: 'merged' })
}

/** Erases accounts that were merged into others once a day has passed, with what an undo would have needed. */
export const eraseMerged = async (deps: ServerDeps, signal?: AbortSignal): Promise<void> => {
  const due = await deps.db
    .select({ id: accountMerges.mergedId })
    .from(accountMerges)
    .where(and(isNotNull(accountMerges.undo), lte(accountMerges.undoUntil, deps.now())))
    .orderBy(asc(accountMerges.undoUntil))
    .limit(batchSize)
  await inTurn(due, ({ id }) => withRetry(() => deps.db.transaction((tx) => erase(tx, deps, id))), {
    message: 'Accounts that were merged could not be erased',
    signal,
  })
}
