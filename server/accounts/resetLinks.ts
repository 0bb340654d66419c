import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Locale } from '../../contract/locales'
import { fill, paths } from '../../contract/paths'
import type { Db } from '../db/client'
import { resetRequests, resetTokens, users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { mailOwner } from '../mail/queueMail'
import { addressOf } from '../site/address'
import { mails } from '../words/mails'
import { hashOf, newToken } from './tokens'

/** Notes that somebody forgot the password of an address, whether there is such an account or not. */
export const askForLink = async (db: Db, email: string, locale: Locale, now: Date): Promise<void> => {
  await db.insert(resetRequests).values({ id: randomUUID(), email, locale, createdAt: now })
}

const answer = async (tx: Db, deps: ServerDeps, { email, locale }: typeof resetRequests.$inferSelect) => {
  const [user] = await tx.select().from(users).where(eq(users.email, email))
  if (!user) return
  const token = newToken()
  const createdAt = deps.now()
  const fresh = { tokenHash: hashOf(token), createdAt }
  // The newest link is the one that works: whoever asks twice opens the mail on top.
  await tx
    .insert(resetTokens)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({ target: resetTokens.userId, set: fresh })
  const link = addressOf(deps)(fill(paths.resetPassword, { token }))
  await mailOwner(tx, user, mails[locale].resetLink({ name: user.name, link }), createdAt)
}

/** Sends a link to everybody who asked and has an account. */
export const sendResetLinks = async (deps: ServerDeps): Promise<void> => {
  const asked = await deps.db.select().from(resetRequests).orderBy(asc(resetRequests.createdAt)).limit(100)
  for (const request of asked) {
    await deps.db.transaction(async (tx) => {
      const [taken] = await tx.delete(resetRequests).where(eq(resetRequests.id, request.id)).returning()
      if (taken) await answer(tx, deps, taken)
    })
  }
}
