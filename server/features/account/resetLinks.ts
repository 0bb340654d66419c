import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import { limits } from '#contract/shared/limits'
import type { Locale } from '#contract/shared/locales'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { resetRequests, resetTokens, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { Limits } from '../../http/limits'
import { mailOwner } from '../../mail/queueMail'
import { addressOf } from '../../site/address'
import { mails } from '../../messages/mails'
import { lockAccount } from '../../db/locks'
import { hashOf, newToken } from '../../lib/tokens'

/** Within this time a link is not replaced by another. */
const resetLinkFreshMinutes = 5
export const resetLinkLives = limits.resetLinkMinutes * 60_000

type Request = typeof resetRequests.$inferSelect
type Account = typeof users.$inferSelect

/** Notes that someone forgot the password of an address, whether there is such an account or not. */
export const requestResetLink = async (db: Db, email: string, locale: Locale, now: Date): Promise<void> => {
  await db.insert(resetRequests).values({ id: randomUUID(), email, locale, createdAt: now })
}

/** A link that was sent moments ago keeps working: repeated requests by others do not lock its owner out. */
const hasFreshLink = async (db: Db, userId: string, now: Date): Promise<boolean> => {
  const fresh = gt(resetTokens.createdAt, new Date(now.getTime() - resetLinkFreshMinutes * 60_000))
  return (await db.$count(resetTokens, and(eq(resetTokens.userId, userId), fresh))) > 0
}

/** The language of the account, unless a stranger may have chosen it: then that of the browser that asked. */
const languageOf = (account: Account, ofBrowser: Locale): Locale =>
  account.emailConfirmedAt === null ? ofBrowser : account.locale

const sendLink = async (tx: Db, deps: ServerDeps, account: Account, ofBrowser: Locale): Promise<void> => {
  const token = newToken()
  const row = { tokenHash: hashOf(token), createdAt: deps.now() }
  // The newest link is the one that works: after two requests it is in the mail on top.
  await tx
    .insert(resetTokens)
    .values({ userId: account.id, ...row })
    .onConflictDoUpdate({ target: resetTokens.userId, set: row })
  const link = addressOf(deps)(fill(paths.resetPassword, { token }))
  const locale = languageOf(account, ofBrowser)
  await mailOwner(tx, deps, account, mails[locale].resetLink({ link }), { locale, isOwed: true })
}

const answer = async (deps: ServerDeps, mailsTo: Limits['mailsTo'], { id, email, locale }: Request) => {
  const { db, now } = deps
  const [found] = await db.select().from(users).where(eq(users.email, email))
  const due = found && !(await hasFreshLink(db, found.id, now())) && (await mailsTo.take(`reset ${email}`))
  await db.transaction(async (tx) => {
    const account = due ? await lockAccount(tx, found.id) : undefined
    const [taken] = await tx.delete(resetRequests).where(eq(resetRequests.id, id)).returning()
    // The address may have changed, or another server have sent a link, before the lock.
    if (!taken || account?.email !== email || (await hasFreshLink(tx, account.id, now()))) return
    await sendLink(tx, deps, account, locale)
  })
}

/** Sends a link to everyone who asked and has an account, unless one was sent moments ago or too many lately. */
export const sendResetLinks = async (
  deps: ServerDeps,
  mailsTo: Limits['mailsTo'],
  signal?: AbortSignal,
): Promise<void> => {
  const requests = await deps.db.select().from(resetRequests).orderBy(asc(resetRequests.createdAt)).limit(100)
  for (const request of requests) {
    if (signal?.aborted) return
    await answer(deps, mailsTo, request)
  }
}
