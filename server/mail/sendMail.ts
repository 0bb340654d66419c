import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Db } from '../db/client'
import { outbox } from '../db/schema'
import type { Encryption } from '../encryption'
import { openBody } from './openBody'
import { isLoopback } from '../start/loopback'

/** Where mails go out, and in whose name. */
export interface MailService {
  /** smtps://user:password@host:port, or smtp:// with STARTTLS, which is required but for this machine */
  smtpUrl: string
  from: string
}

const minute = 60_000
const day = 24 * 60 * minute
const atOnce = 20
/** About four days of a server that is down. */
const triesAtMost = 20
const longestWait = 6 * 60 * minute
/** What was sent is of no use here any more, and it is about people. */
const keptFor = 30 * day
const patience = 15_000

/** Takes the next mail that is due, for a while: one that is not sent by then (a crash) is due again. */
const claim = async (db: Db, now: Date) => {
  const due = and(isNull(outbox.sentAt), lte(outbox.nextTryAt, now), lt(outbox.tries, triesAtMost))
  const next = sql`(select id from outbox where ${due} order by created_at limit 1 for update skip locked)`
  const [mail] = await db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + least(power(2, ${outbox.tries}) * ${minute}, ${longestWait}) * interval '1 millisecond'`,
    })
    .where(eq(outbox.id, next))
    .returning()
  return mail
}

/** How a mail server is reached: another machine only encrypted, since mails hold links that log people in. */
const connectionTo = (smtpUrl: string) => {
  const url = new URL(smtpUrl)
  const requireTLS = url.protocol !== 'smtps:' && !isLoopback(url.hostname)
  // What stands in the address would go before the option.
  if (requireTLS) url.searchParams.delete('requireTLS')
  return { url: url.href, requireTLS }
}

/** One round of the post: everything due goes out, at least once; what a server refuses is tried again, ever later. */
export const mailSender = (
  { db, encryption }: { db: Db; encryption: Encryption },
  { smtpUrl, from }: MailService,
  log: FastifyBaseLogger,
) => {
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ ...connectionTo(smtpUrl), ...times }, { from })
  return async (now: Date): Promise<void> => {
    await db.delete(outbox).where(lt(outbox.sentAt, new Date(now.getTime() - keptFor)))
    for (let sent = 0; sent < atOnce; sent += 1) {
      const mail = await claim(db, now)
      if (!mail) return
      const { id, recipient, replyTo, subject } = mail
      try {
        // The same id at each try lets the receiver's server know a mail again that it has had.
        const messageId = `<${id}@clear-round>`
        await transport.sendMail({
          to: recipient,
          ...(replyTo && { replyTo }),
          subject,
          messageId,
          ...openBody(encryption, mail),
        })
        await db.update(outbox).set({ sentAt: now }).where(eq(outbox.id, id))
      } catch (error) {
        // Never the mail itself: it may hold a link that lets somebody in.
        log.error({ mail: id, reason: (error as { code?: string }).code ?? 'refused' }, 'a mail did not go out')
      }
    }
  }
}
