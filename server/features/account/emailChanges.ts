import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { dayAt, type Day } from '#contract/shared/calendar'
import { auditAccount, byOwner, bySystem } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockAccount } from '../../db/locks'
import { sqlCode } from '../../db/retry'
import { emailChanges, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { confirmLinkLives, takeEmail } from '../../domain/account/confirmations'
import { stopEmailChanges } from '../../domain/account/emailChange'
import { auditEnded, endSessions } from '../../domain/account/endSessions'
import { HttpError } from '../../http/httpError'
import { hashOf } from '../../lib/tokens'
import { mailOwner } from '../../mail/queueMail'
import { mails } from '../../messages/mails'
import { helpLinks } from '../../site/address'

/** A link to confirm a new address works for so long as any other. */
const oldest = (now: Date): Date => new Date(now.getTime() - confirmLinkLives)

interface Redeemed {
  token: string
  requestId: string
}

/** Shows by the link sent to it that a new address is someone's. Returns the day from which it is the account's. */
export const confirmEmailChange = ({ db, now }: ServerDeps, { token, requestId }: Redeemed): Promise<Day> =>
  db.transaction(async (tx) => {
    const at = now()
    const link = and(
      eq(emailChanges.confirmHash, hashOf(token)),
      isNull(emailChanges.confirmedAt),
      gt(emailChanges.requestedAt, oldest(at)),
    )
    const [found] = await tx.select().from(emailChanges).where(link)
    const account = found && (await lockAccount(tx, found.userId))
    const [confirmed] = await tx.update(emailChanges).set({ confirmedAt: at }).where(link).returning()
    if (!account || !confirmed) throw new HttpError('email_change_link_spent')
    await auditAccount(tx, { by: byOwner(account.id, requestId, at), id: account.id, action: 'email.change_confirmed' })
    const changesAt = confirmed.dueAt > at ? confirmed.dueAt : at
    return dayAt(changesAt.toISOString(), (await loadSettings(tx)).timeZone)
  })

/** Stops a requested address by the link that was sent to the present one. Returns the id of the account. */
export const stopByLink = ({ db, now }: ServerDeps, { token, requestId }: Redeemed): Promise<string> =>
  db.transaction(async (tx) => {
    const link = eq(emailChanges.stopHash, hashOf(token))
    const [found] = await tx.select().from(emailChanges).where(link)
    const account = found && (await lockAccount(tx, found.userId))
    if (!account || !(await stopEmailChanges(tx, byOwner(account.id, requestId, now()), link)))
      throw new HttpError('email_change_link_spent')
    return account.id
  })

const isDue = (now: Date) => and(isNotNull(emailChanges.confirmedAt), lte(emailChanges.dueAt, now))
const isExpired = (now: Date) => and(isNull(emailChanges.confirmedAt), lte(emailChanges.requestedAt, oldest(now)))

/** May no longer have another address: an admin's is not changed by the office, and another account may have this one by now. */
const isRefused = async (tx: Db, account: typeof users.$inferSelect, email: string): Promise<boolean> =>
  isAdmin(account) || account.mailsEndedAt !== null || (await tx.$count(users, eq(users.email, email))) > 0

const settle = async (tx: Db, deps: ServerDeps, userId: string): Promise<void> => {
  const by = bySystem(deps.now())
  const account = await lockAccount(tx, userId)
  const own = eq(emailChanges.userId, userId)
  await stopEmailChanges(tx, by, and(own, isExpired(by.at)))
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(own, isDue(by.at)))
  // It may have been stopped before the lock.
  if (!account || !change?.confirmedAt) return
  const { email, confirmedAt } = change
  if (await isRefused(tx, account, email)) {
    await stopEmailChanges(tx, by, own)
    return
  }
  await tx.delete(emailChanges).where(own)
  await takeEmail(tx, deps, account, { email, at: confirmedAt }, by)
  await auditEnded(tx, by, userId, await endSessions(tx, by, userId))
  const owner = { ...account, email, emailConfirmedAt: confirmedAt }
  await mailOwner(tx, deps, owner, mails[owner.locale].emailChanged({ email, ...helpLinks(deps) }))
}

/** Gives accounts the confirmed addresses whose waiting time is over, and stops those that none has confirmed in time. */
export const applyEmailChanges = async (deps: ServerDeps, signal?: AbortSignal): Promise<void> => {
  const { db, now } = deps
  const due = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(or(isDue(now()), isExpired(now())))
    .limit(100)
  for (const { userId } of due) {
    if (signal?.aborted) return
    await db
      .transaction((tx) => settle(tx, deps, userId))
      .catch((error: unknown) => {
        // Someone is registering with the address at this moment: the next round finds it taken.
        if (sqlCode(error) !== '23505') throw error
      })
  }
}
