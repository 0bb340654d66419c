import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import type { DeletionCost } from '#contract/account/ownData'
import { dayAt, type Day } from '#contract/shared/calendar'
import { auditAccount } from '../../audit/audit'
import type { Db } from '../../db/client'
import { withRetry } from '../../db/retry'
import { users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { lockMember, type Ask } from '../../domain/account/lockMember'
import { HttpError } from '../../http/httpError'
import type { SpreadsheetTable } from '../../http/tables'
import { mailOwner } from '../../mail/queueMail'
import { mails } from '../../messages/mails'
import { helpLinks } from '../../site/address'
import { eraseAccount } from './deleteAccount'
import { deletionCostOf } from './deletionCost'
import { ownDataOf } from './ownData'
import { ownTablesOf } from './ownTables'

/** A member who wrote a letter, locked; an admin sees to their own account. */
const lockWriter = async (tx: Db, ask: Ask): Promise<typeof users.$inferSelect> => {
  const member = await lockMember(tx, ask)
  if (isAdmin(member)) throw new HttpError('admin_protected')
  return member
}

/** All that is kept about a member, as tables. The audit has who made them and why, and an email says so to the member. */
export const dataForLetter = (
  deps: ServerDeps,
  { id, by, reason }: Ask & { reason: string },
): Promise<SpreadsheetTable[]> =>
  deps.db.transaction(async (tx) => {
    const member = await lockWriter(tx, { id, by })
    await auditAccount(tx, { by, id, action: 'member.data_saved', after: { reason } })
    await mailOwner(tx, deps, member, mails[member.locale].dataSavedByOffice(helpLinks(deps)), { isOwed: true })
    return ownTablesOf(await ownDataOf({ ...deps, db: tx }, member))
  })

/** What a member would lose with the account. */
export const memberDeletionCost = async (db: Db, id: string, now: Date): Promise<DeletionCost> => {
  const [member] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!member) throw new HttpError('not_found')
  return deletionCostOf(db, member, now)
}

/** Deletes the account of a member who asked for it in a letter, unless it would lose something else than was shown. */
export const deleteForLetter = (
  deps: ServerDeps,
  { id, by, receivedOn, expected }: Ask & { receivedOn: Day; expected: DeletionCost },
): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const today = dayAt(by.at.toISOString(), (await loadSettings(tx)).timeZone)
      if (receivedOn > today) throw new HttpError('validation_failed', { receivedOn: 'invalid' })
      const member = await lockWriter(tx, { id, by })
      if (!isDeepStrictEqual(await deletionCostOf(tx, member, by.at), expected))
        throw new HttpError('consequences_changed')
      await eraseAccount(tx, deps, member, { today, by, why: `letter of ${receivedOn}` })
    }),
  )
