import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { MergeMembers } from '#contract/member/merging'
import { auditAccount } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import type { MergeUndo } from '../../../db/mergesTable'
import { withRetry } from '../../../db/retry'
import { accountMerges, profiles, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { auditEnded, endSessions } from '../../../domain/account/endSessions'
import { lockMembers, type Ask } from '../../../domain/account/lockMember'
import { endPendingLinks } from '../../../domain/account/pendingLinks'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { HttpError } from '../../../http/httpError'
import { mailOwner } from '../../../mail/queueMail'
import { mergingMails } from '../../../messages/mergingMails'
import { helpLinks } from '../../../site/address'
import { auditDetails, loadDetails, mergedDetails } from './facts'
import { mergedMembership, type Membership } from './membership'
import { lockBelongings, moveDogs, moveRows } from './move'
import { previewOf, type Pair } from './preview'

const day = 86_400_000

type Values = MergeUndo['merged']

/** Values as an undo keeps them. */
export const storedValues = (values: Record<string, string | number | Date | null>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )

export const membershipOf = ({ registeredAt, renewalDate, membershipKind, memberNumber }: Membership): Membership => ({
  registeredAt,
  renewalDate,
  membershipKind,
  memberNumber,
})

const changed = (was: Values, became: Values): { was: Values; became: Values } => {
  const names = Object.keys(became).filter((name) => was[name] !== became[name])
  const only = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { was: only(was), became: only(became) }
}

/** Closes the account merged away, as if it were deleted; its address and password stay until it is erased. */
const close = async (tx: Db, { kept, merged }: Pair, { by }: Ask): Promise<Values> => {
  await auditEnded(tx, by, merged.id, await endSessions(tx, by, merged.id))
  await endPendingLinks(tx, merged, by)
  const { registeredAt, renewalDate, memberNumber, emailConfirmedAt } = merged
  const isNumberTaken = kept.memberNumber === null
  await tx
    .update(users)
    .set({
      registeredAt: null,
      renewalDate: null,
      emailConfirmedAt: null,
      memberNumber: isNumberTaken ? null : memberNumber,
      deletedAt: by.at,
    })
    .where(eq(users.id, merged.id))
  return storedValues({ registeredAt, renewalDate, memberNumber, emailConfirmedAt })
}

/** Gives the kept account its new values, and says what they were and became. */
const setKept = async (
  tx: Db,
  pair: Pair,
  { by, take }: Ask & Pick<MergeMembers, 'take'>,
): Promise<Pick<MergeUndo, 'kept' | 'profile'>> => {
  const { kept, merged } = pair
  const [before, other] = [await loadDetails(tx, kept), await loadDetails(tx, merged)]
  const after = mergedDetails(before, other, take)
  const membership = mergedMembership(kept, merged)
  const { name, locale, birthDate, ...profile } = after
  const { name: nameBefore, locale: localeBefore, birthDate: birthBefore, ...profileBefore } = before
  await tx
    .update(users)
    .set({ ...membership, name, locale, birthDate, version: kept.version + 1 })
    .where(eq(users.id, kept.id))
  if (!isDeepStrictEqual(profile, profileBefore))
    await tx
      .insert(profiles)
      .values({ userId: kept.id, ...profile })
      .onConflictDoUpdate({ target: profiles.userId, set: profile })
  await auditDetails(tx, by, kept.id, before, after)
  return {
    kept: changed(
      storedValues({ ...membershipOf(kept), name: nameBefore, locale: localeBefore, birthDate: birthBefore }),
      storedValues({ ...membership, name, locale, birthDate }),
    ),
    profile: changed(storedValues(profileBefore), storedValues(profile)),
  }
}

const auditMerged = async (tx: Db, { kept, merged }: Pair, { by, reason }: Ask & { reason: string }): Promise<void> => {
  const after = mergedMembership(kept, merged)
  await auditAccount(tx, {
    by,
    id: kept.id,
    action: 'account.merged',
    before: membershipOf(kept),
    after: { ...after, mergedWith: merged.id, reason },
  })
  await auditAccount(tx, { by, id: merged.id, action: 'account.merged', after: { mergedWith: kept.id, reason } })
}

/** Merges an account into another one, as an admin has read what that does. Both owners get an email. */
export const mergeMembers = (
  deps: ServerDeps,
  { otherId, fingerprint, ...ask }: Ask & { otherId: string } & Omit<MergeMembers, 'currentPassword' | 'oneTimeCode'>,
): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { by, id } = ask
      refuseOwn(by, otherId)
      const { member: kept, others } = await lockMembers(tx, ask, [otherId])
      const [merged] = others
      if (!merged) throw new HttpError('not_found')
      const locked = await lockBelongings(tx, otherId, id)
      const pair = { kept, merged }
      const preview = await previewOf(tx, pair, by.at)
      if (preview.fingerprint !== fingerprint) throw new HttpError('consequences_changed')
      if (preview.refusals.length > 0) throw new HttpError('merge_refused')
      const mergedBefore = await close(tx, pair, ask)
      const keptChanges = await setKept(tx, pair, ask)
      const undo: MergeUndo = {
        merged: mergedBefore,
        keptEmail: kept.email,
        ...keptChanges,
        dogs: await moveDogs(tx, locked, { keptId: id, mergedId: otherId, by }),
        rows: await moveRows(tx, pair),
      }
      const undoUntil = new Date(by.at.getTime() + day)
      await tx
        .insert(accountMerges)
        .values({ mergedId: otherId, keptId: id, email: merged.email, mergedAt: by.at, undoUntil, undo })
      await auditMerged(tx, pair, ask)
      for (const one of [kept, merged]) {
        const mail = mergingMails[one.locale].merged({ isKept: one === kept, ...helpLinks(deps) })
        await mailOwner(tx, deps, one, mail, { isOwed: true })
      }
    }),
  )
