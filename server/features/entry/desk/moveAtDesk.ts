import { eq, inArray } from 'drizzle-orm'
import type { EntryChoices } from '#contract/entry/change'
import type { DeskMove, ShowEntry } from '#contract/entry/desk'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockUsers } from '../../../db/locks'
import { Overtaken } from '../../../db/retry'
import { results, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { giveLateNumber, numberClosedShow } from '../../../domain/entry/competitorNumbers'
import { changeLocked, inChange, lockForChange } from '../../../domain/entry/changeEntry'
import { loadEntryChoices, type ChangeableEntry } from '../../../domain/entry/entryChoices'
import { findEntry } from '../../../domain/entry/findEntry'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { loadShowEntry } from './list'

/** A paid entry that an organiser can still move: its show is not over, it has no result, and its payer has an account. */
const movable = async (db: Db, id: string): Promise<ChangeableEntry> => {
  const found = await findEntry(db, id)
  if (!found) throw new HttpError('not_found')
  const [payer] = await db.select().from(users).where(eq(users.id, found.purchase.userId))
  const isOpen = found.entry.status === 'paid' && found.show.state === 'published' && payer?.deletedAt === null
  if (!isOpen || (await db.$count(results, eq(results.entryId, id))) > 0) throw new HttpError('change_closed')
  return { found, payer, changedBy: 'desk' }
}

/** What the desk can make of an entry. */
export const loadMoves = async (db: Db, id: string, now: Date): Promise<EntryChoices> =>
  loadEntryChoices(db, await movable(db, id), now)

/**
 * Moves a paid entry to another class of its show at the same price, or to another dog of its member, also after entries
 * have closed, with a reason that the member reads. It must be what the desk saw (stale else).
 */
export const moveAtDesk = async (
  deps: ServerDeps,
  { id, reason, ...wanted }: DeskMove & { id: string; by: ChangedBy },
): Promise<ShowEntry> => {
  const known = await findEntry(deps.db, id)
  if (known) await numberClosedShow(deps.db, known.show, wanted.by.at)
  return inChange(deps, async (tx) => {
    const before = await findEntry(tx, id)
    if (!before) throw new HttpError('not_found')
    refuseOwn(wanted.by, before.purchase.userId)
    const { actor, at } = wanted.by
    const locked = await lockUsers(tx, inArray(users.id, [actor, before.purchase.userId]))
    if (locked.find((user) => user.id === actor)?.deletedAt !== null) throw new HttpError('unauthorized')
    await lockForChange(tx, before, before.purchase.userId, wanted, { withShow: true })
    const entry = await movable(tx, id)
    // Its account was merged into another one since, which is not locked.
    if (entry.payer.id !== before.purchase.userId) throw new Overtaken()
    await changeLocked(tx, deps, entry, { ...wanted, why: reason })
    await giveLateNumber(tx, entry.found.show, wanted.dogId, at)
    const shown = await loadShowEntry(tx, id, at)
    if (!shown) throw new HttpError('not_found')
    return shown
  })
}
