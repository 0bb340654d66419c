import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client'
import { outbox } from '../db/schema'
import { escaped } from '../site/escaped'
import type { MailWords } from '../words/mailWords'

/** A mail as its cause words it: a subject and paragraphs, of which the plain and the HTML form are made. */
export interface Mail extends MailWords {
  to: string
  /** The account it is about: the mail goes when the account does. Null where it is about none. */
  userId: string | null
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
}

/** A paragraph that is an address becomes a link, every other one its lines. */
const inHtml = (paragraph: string) => {
  const safe = escaped(paragraph)
  return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${safe}">${safe}</a>` : safe.replace(/\n/g, '<br>')
}

/** Puts a mail into the outbox; within a transaction it goes out only if that is committed. */
export const queueMail = async (
  db: Db,
  { to, userId, replyTo, subject, paragraphs }: Mail,
  now: Date,
): Promise<void> => {
  await db.insert(outbox).values({
    id: randomUUID(),
    userId,
    recipient: to,
    replyTo: replyTo ?? null,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${inHtml(paragraph)}</p>`).join(''),
    createdAt: now,
    nextTryAt: now,
  })
}

/** The same, to the owner of an account and about it. */
export const mailOwner = (
  db: Db,
  { id, email }: { id: string; email: string },
  words: MailWords,
  now: Date,
): Promise<void> => queueMail(db, { to: email, userId: id, ...words }, now)
