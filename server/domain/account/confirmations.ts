import { and, eq, gt } from 'drizzle-orm'
import { limits } from '#contract/shared/limits'
import { fill, paths } from '#contract/shared/paths'
import { auditAccount, byOwner, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { sqlCode } from '../../db/retry'
import { emailConfirmations, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { clearBounce } from '../../mail/bounces'
import { mailOwner } from '../../mail/queueMail'
import { addressOf, helpLinks } from '../../site/address'
import { mails } from '../../messages/mails'
import { lockAccount } from '../../db/locks'
import { endPendingLinks } from './pendingLinks'
import { hashOf, newToken } from '../../lib/tokens'

export const confirmLinkLives = limits.confirmLinkDays * 86_400_000

type Account = typeof users.$inferSelect

const stateOf = ({ email, emailConfirmedAt }: Pick<Account, 'email' | 'emailConfirmedAt'>) => ({
  email,
  emailConfirmed: emailConfirmedAt !== null,
})

/** Sends a link that shows an address to be the account's; the link before it works no more. */
export const requestConfirmation = async (tx: Db, deps: ServerDeps, account: Account, email: string): Promise<void> => {
  const token = newToken()
  const fresh = { email, tokenHash: hashOf(token), createdAt: deps.now() }
  await tx
    .insert(emailConfirmations)
    .values({ userId: account.id, ...fresh })
    .onConflictDoUpdate({ target: emailConfirmations.userId, set: fresh })
  const link = addressOf(deps)(fill(paths.confirm, { token }))
  await mailOwner(tx, deps, account, mails[account.locale].confirmAddress({ link }), {
    to: email,
    isOwed: true,
  })
}

/** Requests another address: the link goes there, and an email warns the present address before anything changes. */
export const requestEmailChange = async (tx: Db, deps: ServerDeps, account: Account, email: string): Promise<void> => {
  await requestConfirmation(tx, deps, account, email)
  if (email === account.email) return
  const link = addressOf(deps)(paths.security)
  await mailOwner(tx, deps, account, mails[account.locale].emailChangeRequested({ email, link }))
}

/** The address of an account that waits for its confirmation, if one does. */
export const pendingEmail = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, userId))
  return row?.email ?? null
}

/** The address that an account has still to confirm: the one that it shall have, else the one it has; null where neither waits. */
export const unconfirmedEmail = async (db: Db, { id, email, emailConfirmedAt }: Account): Promise<string | null> =>
  (await pendingEmail(db, id)) ?? (emailConfirmedAt === null ? email : null)

interface Confirmed {
  email: string
  at: Date
}

/** Gives a locked account a confirmed address. Where that is another one, its links end and an email informs the previous address. */
export const takeEmail = async (
  tx: Db,
  deps: ServerDeps,
  before: Account,
  { email, at: emailConfirmedAt }: Confirmed,
  by: ChangedBy,
): Promise<void> => {
  await tx.update(users).set({ email, emailConfirmedAt }).where(eq(users.id, before.id))
  const [was, is] = [stateOf(before), stateOf({ email, emailConfirmedAt })]
  const action = before.email === email ? 'email.confirmed' : 'email.changed'
  await auditAccount(tx, { by, id: before.id, action, before: was, after: is })
  await clearBounce(tx, before.id, by)
  if (before.email === email) return
  await endPendingLinks(tx, before, by)
  await mailOwner(tx, deps, before, mails[before.locale].emailChanged({ email, ...helpLinks(deps) }))
}

/** Redeems a link: the account takes the address it was sent to. */
export const confirm = async (deps: ServerDeps, token: string, requestId: string): Promise<void> => {
  const { db, now } = deps
  const living = gt(emailConfirmations.createdAt, new Date(now().getTime() - confirmLinkLives))
  const change = db.transaction(async (tx) => {
    const link = and(eq(emailConfirmations.tokenHash, hashOf(token)), living)
    const [found] = await tx.select().from(emailConfirmations).where(link)
    const before = found && (await lockAccount(tx, found.userId))
    const [taken] = await tx.delete(emailConfirmations).where(link).returning()
    if (!before || !taken) throw new HttpError('confirm_link_spent')
    await takeEmail(tx, deps, before, { email: taken.email, at: now() }, byOwner(before.id, requestId, now()))
  })
  await change.catch((error: unknown) => {
    // Someone else has registered with the address since the link was sent.
    throw sqlCode(error) === '23505' ? new HttpError('email_taken') : error
  })
}
