import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { MergedAccount } from '#contract/member/member'
import { dayAt } from '#contract/shared/calendar'
import { auditAccount } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockUsers } from '../../../db/locks'
import type { MergeUndo } from '../../../db/mergesTable'
import { withRetry } from '../../../db/retry'
import { accountMerges, memberships, profiles, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import type { Ask } from '../../../domain/account/lockMember'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { HttpError } from '../../../http/httpError'
import { mailOwner } from '../../../mail/queueMail'
import { mergingMails } from '../../../messages/mergingMails'
import { helpLinks } from '../../../site/address'
import { auditDetails, loadDetails } from './facts'
import { membershipOf, storedValues } from './merge'
import { lockBelongings, lostDogs, restoreDogs, restoreRows } from './move'
import type { Pair } from './preview'

type Merge = typeof accountMerges.$inferSelect
type Values = MergeUndo['merged']

/** The accounts that were merged into one, the newest first. */
export const loadMerged = async (db: Db, keptId: string, now: Date, timeZone: string): Promise<MergedAccount[]> => {
  const rows = await db
    .select({ merge: accountMerges, user: users })
    .from(accountMerges)
    .innerJoin(users, eq(users.id, accountMerges.mergedId))
    .where(and(eq(accountMerges.keptId, keptId), isNotNull(accountMerges.email)))
    .orderBy(sql`${accountMerges.mergedAt} desc`, accountMerges.mergedId)
  const shown: MergedAccount[] = []
  for (const { merge, user } of rows) {
    const isOpen = merge.undo !== null && merge.undoUntil > now
    shown.push({
      id: user.id,
      memberName: isOpen ? user.name : null,
      email: merge.email ?? '',
      memberNumber: user.memberNumber,
      mergedOn: dayAt(merge.mergedAt.toISOString(), timeZone),
      undoUntil: isOpen ? merge.undoUntil.toISOString() : null,
      lost: isOpen && merge.undo ? await lostDogs(db, merge.undo) : [],
    })
  }
  return shown
}

const membershipColumns = ['registeredAt', 'renewalDate', 'membershipKind', 'memberNumber'] as const

/**
 * Refuses an undo where the kept account's membership has changed since, and its days hang on what would move back: on the other account's
 * membership, or on a payment of it.
 */
const refuseMixed = async (tx: Db, { kept }: Pair, { mergedAt }: Merge, undo: MergeUndo): Promise<void> => {
  const bought = (undo.rows['purchases.user_id'] ?? []).map(([id]) => String(id))
  const since = and(inArray(memberships.purchaseId, bought), gte(memberships.recordedAt, mergedAt))
  const hasPaid = bought.length > 0 && (await tx.$count(memberships, since)) > 0
  const present = storedValues({ ...kept, roles: null })
  const isTaken = membershipColumns.some((name) => name in undo.kept.became)
  const isChanged = membershipColumns.some(
    (name) => name in undo.kept.became && present[name] !== undo.kept.became[name],
  )
  if (hasPaid || (isTaken && isChanged)) throw new HttpError('merge_membership_changed')
}

/** The former values of what is as the merge has set it; what was changed since stays. */
const formerValues = ({ was, became }: { was: Values; became: Values }, present: Values): Values =>
  Object.fromEntries(Object.entries(was).filter(([name]) => present[name] === became[name]))

const instants = ['registeredAt', 'emailConfirmedAt']

const columnsFrom = (values: Values): Partial<typeof users.$inferInsert> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      instants.includes(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  )

const restoreKept = async (
  tx: Db,
  { kept, merged }: Pair,
  { by, reason, undo }: Pick<Ask, 'by'> & { reason: string; undo: MergeUndo },
): Promise<void> => {
  const before = await loadDetails(tx, kept)
  const { name: _name, locale: _locale, birthDate: _birthDate, ...profile } = before
  const account = columnsFrom(formerValues(undo.kept, storedValues({ ...kept, roles: null })))
  const [restored = kept] = await tx
    .update(users)
    .set({ ...account, version: kept.version + 1 })
    .where(eq(users.id, kept.id))
    .returning()
  const former = formerValues(undo.profile, storedValues(profile))
  if (Object.keys(former).length > 0) await tx.update(profiles).set(former).where(eq(profiles.userId, kept.id))
  await auditDetails(tx, by, kept.id, before, await loadDetails(tx, restored))
  await auditAccount(tx, {
    by,
    id: kept.id,
    action: 'account.separated',
    before: { ...membershipOf(kept), mergedWith: merged.id },
    after: { ...membershipOf(restored), reason },
  })
}

const lockPair = async (tx: Db, { id, by }: Ask, otherId: string): Promise<Pair> => {
  for (const one of [id, otherId]) refuseOwn(by, one)
  const locked = await lockUsers(tx, inArray(users.id, [by.actor, id, otherId]))
  const find = (one: string) => locked.find((user) => user.id === one)
  const [admin, kept, merged] = [find(by.actor), find(id), find(otherId)]
  if (admin?.deletedAt !== null) throw new HttpError('unauthorized')
  if (kept?.deletedAt !== null || !merged) throw new HttpError('not_found')
  return { kept, merged }
}

/** Separates two accounts that were merged, within a day. What either gained since stays with the kept one. Both owners get an email. */
export const undoMerge = (
  deps: ServerDeps,
  { otherId, reason, ...ask }: Ask & { otherId: string; reason: string },
): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { by, id } = ask
      const pair = await lockPair(tx, ask, otherId)
      const { kept, merged } = pair
      const [merge] = await tx
        .select()
        .from(accountMerges)
        .where(and(eq(accountMerges.mergedId, otherId), eq(accountMerges.keptId, id)))
      if (!merge) throw new HttpError('not_found')
      const { undo, undoUntil } = merge
      if (undo === null || undoUntil <= by.at) throw new HttpError('merge_settled')
      await refuseMixed(tx, pair, merge, undo)
      await lockBelongings(tx, otherId, id)
      await restoreKept(tx, pair, { by, reason, undo })
      await tx
        .update(users)
        .set({ ...columnsFrom(undo.merged), deletedAt: null, version: merged.version + 1 })
        .where(eq(users.id, otherId))
      await restoreDogs(tx, undo, by)
      await restoreRows(tx, undo, pair)
      await tx.delete(accountMerges).where(eq(accountMerges.mergedId, otherId))
      await auditAccount(tx, {
        by,
        id: otherId,
        action: 'account.separated',
        before: { mergedWith: id },
        after: { reason },
      })
      const confirmed = { ...merged, ...columnsFrom(undo.merged) }
      for (const one of [kept, confirmed])
        await mailOwner(tx, deps, one, mergingMails[one.locale].separated(helpLinks(deps)), { isOwed: true })
    }),
  )
