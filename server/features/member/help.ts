import { and, eq, isNull } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { dayAt } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { emailChanges, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { requestConfirmation, unconfirmedEmail } from '../../domain/account/confirmations'
import { stopEmailChanges } from '../../domain/account/emailChange'
import { removeFactorOf } from '../../domain/account/removeFactorOf'
import { factorOf } from '../../domain/account/secondFactor'
import { lockMember, type Ask } from '../../domain/account/lockMember'
import { HttpError } from '../../http/httpError'
import { hashOf, newToken } from '../../lib/tokens'
import { clearBounce } from '../../mail/bounces'
import { mailOwner } from '../../mail/queueMail'
import { mails } from '../../messages/mails'
import { addressOf, helpLinks } from '../../site/address'

/**
 * A member whom an admin helps to log in, locked: none without emails, which warn the owner, and no admin, whose account is as
 * safe as the server that an operator logs in to.
 */
const lockHelped = async (tx: Db, ask: Ask): Promise<typeof users.$inferSelect> => {
  const member = await lockMember(tx, ask)
  if (isAdmin(member)) throw new HttpError('admin_protected')
  if (member.mailsEndedAt !== null) throw new HttpError('mails_ended')
  return member
}

/** The address that a member without a confirmed one has to confirm. */
const toConfirmOf = async (db: Db, member: typeof users.$inferSelect): Promise<string> => {
  const email = member.emailConfirmedAt === null ? await unconfirmedEmail(db, member) : null
  if (email === null) throw new HttpError('consequences_changed')
  return email
}

/** Where the link goes that confirms a member's address, before anything is locked. */
export const confirmationGoesTo = async (db: Db, id: string): Promise<string> => {
  const [member] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!member) throw new HttpError('not_found')
  return toConfirmOf(db, member)
}

/** Sends the link once more that confirms a member's address, unless that is another one by now. */
export const sendConfirmation = (deps: ServerDeps, { id, by, email }: Ask & { email: string }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const member = await lockHelped(tx, { id, by })
    if ((await toConfirmOf(tx, member)) !== email) throw new HttpError('consequences_changed')
    await requestConfirmation(tx, deps, member, email)
    await auditAccount(tx, { by, id, action: 'email.confirmation_sent' })
  })

/** Takes the second factor from a member, and ends their sessions. Twice is once. */
export const removeMemberFactor = (deps: ServerDeps, { id, by, reason }: Ask & { reason: string }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const member = await lockHelped(tx, { id, by })
    if (await factorOf(tx, id)) await removeFactorOf(tx, deps, member, by, reason)
  })

const day = 86_400_000

/**
 * Requests another address for a member who has lost theirs. A link that confirms it goes there, and a notice with a link that
 * stops it to the present one, which does not name the new one: its reader may be a stranger.
 */
export const requestMemberEmail = (
  deps: ServerDeps,
  { id, by, email, reason }: Ask & { email: string; reason: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const member = await lockHelped(tx, { id, by })
    if ((await tx.$count(users, eq(users.email, email))) > 0)
      throw new HttpError('email_taken', { email: 'email_taken' })
    const { emailChangeDays, timeZone } = await loadSettings(tx)
    const [toConfirm, toStop] = [newToken(), newToken()]
    const dueAt = new Date(by.at.getTime() + emailChangeDays * day)
    const [confirmHash, stopHash] = [hashOf(toConfirm), hashOf(toStop)]
    const row = { userId: id, email, confirmHash, stopHash, requestedAt: by.at, dueAt }
    const made = await tx.insert(emailChanges).values(row).onConflictDoNothing().returning()
    if (made.length === 0) throw new HttpError('consequences_changed')
    await auditAccount(tx, { by, id, action: 'email.change_requested', after: { reason } })
    const to = addressOf(deps)
    const { confirmAddress, emailChangeByOffice } = mails[member.locale]
    const confirming = confirmAddress({ link: to(fill(paths.confirmEmailChange, { token: toConfirm })) })
    await mailOwner(tx, deps, member, confirming, { to: email, isOwed: true })
    const stopping = to(fill(paths.stopEmailChange, { token: toStop }))
    const changesOn = dayAt(dueAt.toISOString(), timeZone)
    const notice = emailChangeByOffice({ changesOn, link: stopping, ...helpLinks(deps) })
    await mailOwner(tx, deps, member, notice, { isOwed: true })
  })

/** Says that emails reach a member's address again. */
export const clearMemberBounce = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, { id, by })
    await clearBounce(tx, id, by)
  })

/** Stops an address that was requested for a member and has not taken effect. */
export const stopMemberEmail = ({ db }: ServerDeps, { id, by }: Ask): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, { id, by })
    await stopEmailChanges(tx, by, eq(emailChanges.userId, id))
  })
