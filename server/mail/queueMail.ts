import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locales'
import type { Db } from '../db/client'
import { outbox, type users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { escaped } from '../http/escaped'
import { greeting } from '../messages/greeting'
import type { MailMessages } from '../messages/mailMessages'
import { bodyContext } from './openBody'

/** A mail as its cause words it: a subject and paragraphs, of which the plain and the HTML form are made. */
interface Mail extends MailMessages {
  to: string
  /** The account it is about: the mail goes when the account does. Null where it is about none. */
  userId: string | null
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
}

type MailDeps = Pick<ServerDeps, 'now' | 'encryption'>
type Owner = Pick<typeof users.$inferSelect, 'id' | 'email' | 'name' | 'locale' | 'emailConfirmedAt'>

/** A paragraph that is an address becomes a link, every other one its lines. */
const inHtml = (paragraph: string) => {
  const safe = escaped(paragraph)
  return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${safe}">${safe}</a>` : safe.replace(/\n/g, '<br>')
}

/** Puts a mail into the outbox, its body encrypted; within a transaction it goes out only if that is committed. */
export const queueMail = async (
  db: Db,
  { now, encryption }: MailDeps,
  { to, userId, replyTo, subject, paragraphs }: Mail,
): Promise<void> => {
  const id = randomUUID()
  const encrypted = (body: string) => encryption.encrypt(body, bodyContext(id))
  await db.insert(outbox).values({
    id,
    userId,
    recipient: to,
    replyTo: replyTo ?? null,
    subject,
    text: encrypted(`${paragraphs.join('\n\n')}\n`),
    html: encrypted(paragraphs.map((paragraph) => `<p>${inHtml(paragraph)}</p>`).join('')),
    createdAt: now(),
    nextTryAt: now(),
  })
}

/** The name that mails to an address may carry: anybody may have typed it, so only the address's owner is told it. */
export const nameFor = ({ email, name, emailConfirmedAt }: Owner, to = email): string | null =>
  emailConfirmedAt !== null && to === email ? name : null

/** A mail about an account with a greeting before it, to its owner's address or, while that is to change, to another. */
export const mailOwner = (
  db: Db,
  deps: MailDeps,
  owner: Owner,
  { subject, paragraphs }: MailMessages,
  { to = owner.email, locale = owner.locale }: { to?: string; locale?: Locale } = {},
): Promise<void> => {
  const greeted = [greeting(locale, nameFor(owner, to)), ...paragraphs]
  return queueMail(db, deps, { to, userId: owner.id, subject, paragraphs: greeted })
}
