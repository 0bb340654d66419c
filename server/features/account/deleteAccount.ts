import { and, arrayContains, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { dogNames, eachDogName } from '#contract/dog/fields'
import type { Day } from '#contract/shared/calendar'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import { eraseAudit } from '../../audit/eraseAudit'
import type { Db } from '../../db/client'
import { lockDogs, lockUsers } from '../../db/locks'
import { keptBy } from '../../domain/dog/dogFromRow'
import * as schema from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailWithdrawn } from '../../domain/entry/mailWithdrawn'
import { HttpError } from '../../http/httpError'
import { unlink } from '../../domain/people/links'
import { forgetPurchases, withdrawEntries } from '../../domain/purchase/ofAccount'
import { refuseChanged } from './lockChecked'
import { enteredDogs, ownTables } from './ownData'

const {
  users,
  dogs,
  dogCards,
  dogHistory,
  dogLevels,
  dogMeasurements,
  dogPhotos,
  levelProposals,
  outbox,
  resetRequests,
} = schema
const {
  accountMerges,
  invitations,
  mailingRecipients,
  mailings,
  memberships,
  problemAnswers,
  problemReports,
  showHelpers,
} = schema

type Account = typeof users.$inferSelect

/**
 * Receipts, results, heights and the reviews of courses refer to these; their rows stay, with nothing in them that says whose account it was. Invoices
 * stay as they were issued, with the buyer's name and address: tax law keeps them.
 */
const kept = [
  'account',
  'person',
  'mergedAccounts',
  'dogs',
  'memberships',
  'notesWritten',
  'purchases',
  'invoices',
  'measurements',
  'levelDecisions',
  'levelAnswers',
  'courses',
  'courseRemarks',
  'courseAnswers',
  'courseReviews',
  'problemsAnswered',
  'mailings',
  'mailingsWritten',
]

const forgetDogs = async (tx: Db, userId: string) => {
  const entered = await enteredDogs(tx, userId)
  const own = eq(dogs.ownerId, userId)
  const ownDogs = tx.select({ id: dogs.id }).from(dogs).where(own)
  for (const table of [dogPhotos, dogCards]) await tx.delete(table).where(inArray(table.dogId, ownDogs))
  await tx.delete(dogs).where(entered.length > 0 ? and(own, notInArray(dogs.id, entered)) : own)
  await tx
    .update(dogs)
    .set({
      ...eachDogName((field) => dogNames[field].erased),
      microchip: null,
      photo: null,
      publicResults: false,
      retired: true,
      managerId: null,
      levelsAhead: [],
      slug: sql`'deleted-' || ${dogs.id}`,
      birthDate: sql`date_trunc('year', ${dogs.birthDate}::timestamp)::date`,
    })
    .where(own)
  const ids = tx.select({ id: dogs.id }).from(dogs).where(own)
  for (const table of [dogHistory, dogMeasurements, dogLevels, levelProposals])
    await tx.delete(table).where(inArray(table.dogId, ids))
  await tx.update(dogLevels).set({ decidedBy: null }).where(eq(dogLevels.decidedBy, userId))
  await tx.update(levelProposals).set({ decidedBy: null }).where(eq(levelProposals.decidedBy, userId))
  await tx.update(dogHistory).set({ saidBy: null }).where(eq(dogHistory.saidBy, userId))
  await tx.update(dogs).set({ managerId: null }).where(eq(dogs.managerId, userId))
}

const findAdmins = async (tx: Db): Promise<string[]> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(arrayContains(users.roles, ['ROLE_ADMIN']))
  return rows.map(({ id }) => id)
}

/**
 * Erases an account, which must be locked, in one transaction. Purchases and entries stay for the books and the results, without a name;
 * places in classes from today on are free again; all other personal data is deleted. `why`: of the audit.
 */
export const eraseAccount = async (
  tx: Db,
  deps: ServerDeps,
  { id, email, emailConfirmedAt }: Account,
  { today, by, why }: { today: Day; by: ChangedBy; why?: string },
): Promise<void> => {
  await lockDogs(tx, keptBy(id))
  await mailWithdrawn(tx, deps, await withdrawEntries(tx, id, today, by), 'gone')
  await forgetDogs(tx, id)
  await unlink(tx, id, by)
  for (const [name, { table, owner }] of Object.entries(ownTables))
    if (!kept.includes(name)) await tx.delete(table).where(eq(owner, id))
  await tx.update(problemAnswers).set({ answeredBy: null }).where(eq(problemAnswers.answeredBy, id))
  // How many it went to stays.
  await tx.update(mailingRecipients).set({ userId: null }).where(eq(mailingRecipients.userId, id))
  await tx.update(mailings).set({ writtenBy: null }).where(eq(mailings.writtenBy, id))
  // Whose undo was open is erased next (see eraseMerged).
  await tx.update(accountMerges).set({ email: null, undoUntil: by.at }).where(eq(accountMerges.keptId, id))
  await tx.update(memberships).set({ reason: '' }).where(eq(memberships.userId, id))
  await forgetPurchases(tx, id)
  await tx.delete(resetRequests).where(eq(resetRequests.email, email))
  if (emailConfirmedAt)
    for (const table of [invitations, problemReports, showHelpers]) await tx.delete(table).where(eq(table.email, email))
  if (emailConfirmedAt) await tx.delete(outbox).where(eq(outbox.replyTo, email))
  await tx
    .update(users)
    .set({
      email: `deleted-${id}`,
      name: '–',
      passwordHash: '',
      roles: ['ROLE_USER'],
      locale: 'en',
      emailConfirmedAt: null,
      registeredAt: null,
      renewalDate: null,
      pausedDays: null,
      birthDate: null,
      blockedAt: null,
      blockedWhy: null,
      deletedAt: by.at,
    })
    .where(eq(users.id, id))
  await auditAccount(tx, { by, id, action: 'account.deleted', ...(why !== undefined && { why }) })
  await eraseAudit(tx, id)
}

/** Deletes an account whose owner wants that. */
export const deleteAccount = async (
  tx: Db,
  deps: ServerDeps,
  account: Account,
  today: Day,
  by: ChangedBy,
): Promise<void> => {
  const { id } = account
  // Locked together, so that two last admins cannot both leave.
  const rows = await lockUsers(tx, inArray(users.id, [id, ...(isAdmin(account) ? await findAdmins(tx) : [])]))
  const own = refuseChanged(
    account,
    rows.find((row) => row.id === id),
  )
  if (isAdmin(own) && rows.filter(isAdmin).length === 1) throw new HttpError('only_admin')
  await eraseAccount(tx, deps, own, { today, by })
}
