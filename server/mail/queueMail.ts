import { randomUUID } from 'node:crypto'
import { and, eq, gt, type SQL } from 'drizzle-orm'
import { limits } from '#contract/shared/limits'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../db/client'
import { outbox, type users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { greeting } from '../messages/greeting'
import type { MailMessages } from '../messages/mailMessages'
import { bodyContext } from './openBody'
import { renderMail } from './renderMail'
import type { UnsubscribeLink } from './unsubscribe'

/** A mail as its cause words it; the plain and the HTML form are made of it. */
interface Mail extends MailMessages {
  to: string
  locale: Locale
  /** The account it is about: the mail goes when the account does. Null where it is about none. */
  userId: string | null
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** It is about money, shows whose an address is, or is what someone wrote: however often, it is never left out. */
  isOwed?: boolean
  /** The withdrawal that it reports, which may delete it while it rests, and for how many milliseconds it does. */
  withdrawal?: { id: string; restFor: number }
  /** One of many that are in no hurry: it rests for so many milliseconds, while others go first. */
  restFor?: number
  /** Its reader is known to have a profile. */
  hasProfile?: boolean
  /** The mailing that it is part of: the id of its recipient becomes its own. */
  mailing?: { id: string; recipientId: string }
  /** Where its reader unsubscribes. */
  unsubscribe?: UnsubscribeLink | null
}

type MailDeps = Pick<ServerDeps, 'now' | 'encryption' | 'publicUrl'>
type Owner = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'name' | 'locale' | 'emailConfirmedAt' | 'registeredAt' | 'mailsEndedAt'
>

const hour = 60 * 60_000

/** Whether so many mails that match went to an address within the last hour that it gets no more of them. */
const isSpent = async (db: Db, now: Date, to: string, most: number, which?: SQL): Promise<boolean> => {
  const recent = and(eq(outbox.recipient, to), gt(outbox.createdAt, new Date(now.getTime() - hour)), which)
  return (await db.$count(outbox, recent)) >= most
}

/**
 * Puts a mail into the outbox, its body encrypted; within a transaction it goes out only if that is committed. One with the
 * subject of five others within the last hour is left out unless it is owed: someone does and undoes something.
 */
export const queueMail = async (
  db: Db,
  deps: MailDeps,
  { to, locale, userId, replyTo, subject, paragraphs, withdrawal, ...mail }: Mail,
): Promise<void> => {
  const { now, encryption } = deps
  const { reason = 'account', isOwed = false, hasProfile = false, restFor = withdrawal?.restFor ?? 0 } = mail
  const { mailing, unsubscribe = null } = mail
  if (!isOwed && (await isSpent(db, now(), to, limits.sameMailsPerHour, eq(outbox.subject, subject)))) return
  const id = mailing?.recipientId ?? randomUUID()
  const encrypted = (body: string) => encryption.encrypt(body, bodyContext(id))
  const { text, html } = renderMail(deps, { locale, subject, paragraphs, reason, hasProfile, unsubscribe })
  await db.insert(outbox).values({
    id,
    userId,
    recipient: to,
    replyTo: replyTo ?? null,
    subject,
    text: encrypted(text),
    html: encrypted(html),
    createdAt: now(),
    nextTryAt: new Date(now().getTime() + restFor),
    withdrawalId: withdrawal?.id ?? null,
    mailingId: mailing?.id ?? null,
    oneClick: mailing !== undefined && unsubscribe !== null,
  })
}

/** The name that mails to an address may carry: anyone may have typed it, so it goes to the address's owner alone. */
export const nameFor = ({ email, name, emailConfirmedAt }: Owner, to = email): string | null =>
  emailConfirmedAt !== null && to === email ? name : null

interface How extends Pick<Mail, 'withdrawal' | 'restFor' | 'mailing' | 'unsubscribe'> {
  to?: string
  locale?: Locale
  /** As in a mail; it also goes to an unconfirmed address. */
  isOwed?: boolean
}

/**
 * A mail about an account with a greeting before it, to its owner's address or, while that is to change, to another. Anyone
 * can register with the address of a stranger: until it is confirmed, or the account has paid for a membership, it gets
 * little, and six mails in an hour at most.
 */
export const mailOwner = async (
  db: Db,
  deps: MailDeps,
  owner: Owner,
  { subject, paragraphs, reason }: MailMessages,
  { to = owner.email, locale = owner.locale, isOwed = false, withdrawal, restFor, mailing, unsubscribe }: How = {},
): Promise<void> => {
  if (owner.mailsEndedAt !== null) return
  const isKnown = to === owner.email && (owner.emailConfirmedAt !== null || owner.registeredAt !== null)
  if (!isKnown && (!isOwed || (await isSpent(db, deps.now(), to, limits.mailsToUnconfirmedPerHour)))) return
  const greeted = [greeting(locale, nameFor(owner, to)), ...paragraphs]
  const hasProfile = nameFor(owner, to) !== null
  return queueMail(db, deps, {
    to,
    locale,
    subject,
    isOwed,
    hasProfile,
    userId: owner.id,
    ...(withdrawal && { withdrawal }),
    ...(restFor !== undefined && { restFor }),
    ...(mailing && { mailing }),
    ...(unsubscribe && { unsubscribe }),
    paragraphs: greeted,
    // This reader may not be the owner of the account.
    reason: reason ?? (isKnown ? 'account' : 'address'),
  })
}
