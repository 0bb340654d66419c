import { eq } from 'drizzle-orm'
import { mayKeep } from '#contract/entry/keep'
import { audit, type ChangedBy } from '../../audit/audit'
import { dogs, entries } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { unfitEntries } from '../../domain/dog/unfitEntries'
import { inChange, lockForChange } from '../../domain/entry/changeEntry'
import { requestOf } from '../../domain/entry/entryChoices'
import { findEntry, stateAt } from '../../domain/entry/findEntry'
import type { ActiveEntry } from '../../domain/entry/withdraw'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'

const authorizedEntry = (request: CallerRequest, found: ActiveEntry | undefined, now: Date): ActiveEntry =>
  authorized(request, 'entry.keep', found, (one) => ({ owner: one.purchase.userId, state: stateAt(one, now) }))

/**
 * Keeps a paid entry that its dog no longer fits, where the rules let it: it runs as it was entered, and a withdrawal is
 * refunded by the show's policy again. Twice is once. Answers its purchase's id.
 */
export const keepEntry = (deps: ServerDeps, request: CallerRequest, id: string, by: ChangedBy): Promise<string> =>
  inChange(deps, async (tx) => {
    const payer = await lockCaller(tx, callerOf(request).user.id)
    const before = authorizedEntry(request, await findEntry(tx, id), by.at)
    await lockForChange(tx, before, payer.id, requestOf(before))
    const { entry, dog, purchase } = authorizedEntry(request, await findEntry(tx, id), by.at)
    const [row] = await tx.select().from(dogs).where(eq(dogs.id, dog.id))
    const unfit = row ? await unfitEntries(tx, row, by.at, await loadSettings(tx)) : []
    const own = unfit.find(({ entryId }) => entryId === id)
    if (own?.isKept) return purchase.id
    if (!own || !mayKeep(own.reasons)) throw new HttpError('keep_refused', { reasons: own?.reasons ?? [] })
    await tx.update(entries).set({ unfitSince: null, unfitKeptAt: by.at }).where(eq(entries.id, id))
    await audit(tx, {
      by,
      action: 'entry.kept',
      subject: { type: 'entry', id },
      onBehalfOf: payer.id,
      before: { refundedInFull: entry.unfitSince !== null },
      after: { refundedInFull: false },
    })
    return purchase.id
  })
