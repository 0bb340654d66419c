import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { invitationDays } from '#contract/invitation/invitation'
import type { Locale } from '#contract/shared/locales'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { invitations, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { hashOf, newToken } from '../../lib/tokens'
import { mailOwner, queueMail } from '../../mail/queueMail'
import { greeting } from '../../messages/greeting'
import { invitationMail } from '../../messages/invitationMails'
import { addressOf } from '../../site/address'
import type { InvitationRow } from './invitations'

/** An invitation to be sent. `about`: the name of the dog or the person; `from`: who invites. */
interface Sent extends Pick<InvitationRow, 'kind' | 'email'>, Partial<Pick<InvitationRow, 'dogId' | 'personId'>> {
  about: string
  from: string
  /** The sender's language, for an address without an account. */
  sender: { id: string; locale: Locale }
}

/** In the reader's language: the account's if the address is confirmed, else the sender's. A household asks accounts alone. */
const mailInvitation = async (
  tx: Db,
  deps: ServerDeps,
  { kind, about, from, email, sender, token }: Sent & { token: string },
): Promise<void> => {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt)))
  if (kind === 'household' && !account) return
  const { locale } = account ?? sender
  const link = addressOf(deps)(fill(paths.invitation, { token }))
  const mail = invitationMail(locale, { kind, about, from, link })
  if (account) return mailOwner(tx, deps, account, mail)
  const paragraphs = [greeting(locale, null), ...mail.paragraphs]
  await queueMail(tx, deps, { ...mail, paragraphs, to: email, locale, userId: null })
}

/**
 * Invites someone by an email with a link. Undefined where the same household was asked already, which is not asked again. Says
 * nothing of who has the address.
 */
export const sendInvitation = async (
  tx: Db,
  deps: ServerDeps,
  sent: Sent,
  at: Date,
): Promise<InvitationRow | undefined> => {
  const { kind, dogId = null, personId = null, email, sender } = sent
  const token = newToken()
  const [row] = await tx
    .insert(invitations)
    .values({
      id: randomUUID(),
      kind,
      dogId,
      personId,
      email,
      tokenHash: hashOf(token),
      invitedBy: sender.id,
      createdAt: at,
      expiresAt: new Date(at.getTime() + invitationDays[kind] * 86_400_000),
    })
    .onConflictDoNothing()
    .returning()
  if (row) await mailInvitation(tx, deps, { ...sent, token })
  return row
}
