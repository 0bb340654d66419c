import { and, eq, gt } from 'drizzle-orm'
import { limits } from '../../contract/limits'
import { fill, paths } from '../../contract/paths'
import type { Db } from '../db/client'
import { sqlCode } from '../db/retry'
import { emailConfirmations, users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { Failure } from '../http/failure'
import { mailOwner } from '../mail/queueMail'
import { addressOf } from '../site/address'
import { mails } from '../words/mails'
import { hashOf, newToken } from './tokens'

const linkLives = limits.confirmLinkDays * 86_400_000

type Account = Pick<typeof users.$inferSelect, 'id' | 'name' | 'locale'>

/** Sends a link that shows an address to be the account's; the link before it works no more. */
export const askToConfirm = async (tx: Db, deps: ServerDeps, account: Account, email: string): Promise<void> => {
  const token = newToken()
  const fresh = { email, tokenHash: hashOf(token), createdAt: deps.now() }
  await tx
    .insert(emailConfirmations)
    .values({ userId: account.id, ...fresh })
    .onConflictDoUpdate({ target: emailConfirmations.userId, set: fresh })
  const link = addressOf(deps)(fill(paths.confirm, { token }))
  const words = mails[account.locale].confirmAddress({ name: account.name, link })
  await mailOwner(tx, { id: account.id, email }, words, deps.now())
}

/** The address of an account that waits for its confirmation, if one does. */
export const pendingEmail = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, userId))
  return row?.email ?? null
}

/** Takes a link: from here on the account has the address it was sent to, and the one before hears of it. */
export const confirm = async ({ db, now }: ServerDeps, token: string): Promise<void> => {
  const living = gt(emailConfirmations.createdAt, new Date(now().getTime() - linkLives))
  const change = db.transaction(async (tx) => {
    const [taken] = await tx
      .delete(emailConfirmations)
      .where(and(eq(emailConfirmations.tokenHash, hashOf(token)), living))
      .returning()
    if (!taken) throw new Failure('confirm_link_spent')
    const { userId, email } = taken
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!before) throw new Failure('confirm_link_spent')
    await tx.update(users).set({ email, emailConfirmedAt: now() }).where(eq(users.id, userId))
    if (before.email === email) return
    const told = mails[before.locale].emailChanged({ name: before.name, email })
    await mailOwner(tx, before, told, now())
  })
  await change.catch((error: unknown) => {
    // Somebody else has registered with the address since the link was sent.
    throw sqlCode(error) === '23505' ? new Failure('email_taken') : error
  })
}
