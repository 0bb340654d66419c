import { and, eq, gte, lt, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { bySystem } from '../audit/audit'
import { outbox } from '../db/schema'
import type { ServerDeps } from '../deps'
import { isLoopback } from '../http/loopback'
import { markBounced, withoutAddresses } from './bounces'
import { claimedFor, claimMail, triesAtMost } from './claimMail'
import type { MailService } from './mailService'
import { openBody } from './openBody'
import { unsubscribeHeaders } from './unsubscribe'

/** The address that a mail server returns an email to. */
const returnPath = (bouncesTo: string, id: string): string => bouncesTo.replace('@', `+${id}@`)

const second = 1_000
/** What was sent, or cannot be, is of no use here any more, and it is about people. */
const keptFor = 30 * 24 * 60 * 60 * second
const timeoutMs = 15 * second
/** For one mail in all, however slowly a server answers: it ends while the mail is still claimed. */
const totalTimeoutMs = claimedFor - timeoutMs

/** How a mail server is reached: another machine only encrypted, since mails hold links that log people in. */
const connectionTo = (smtpUrl: string) => {
  const url = new URL(smtpUrl)
  const requireTLS = url.protocol !== 'smtps:' && !isLoopback(url.hostname)
  // A parameter in the address would override the option.
  if (requireTLS) url.searchParams.delete('requireTLS')
  return { url: url.href, requireTLS }
}

const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type SmtpError = Error & { code?: string; command?: string; response?: string }

/** What the server answered. Answers may quote the address that they refuse. */
const answerOf = ({ response }: SmtpError): string | undefined => response && withoutAddresses(response)

/**
 * Whether a server says that a mailbox does not exist (RFC 3463: 5.1.1 to 5.1.3, 5.1.6, 5.2.1; RFC 7505: 5.1.10). A refusal of this
 * server, of the sender (5.1.7, 5.1.8) or of what is written says nothing of the address, and a bare 550 may be any of them.
 */
const isUnknownAddress = ({ command, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && /^5\d\d[ -]5\.(1\.([1236]|10)|2\.1)\b/.test(response)

// Not one mail is refused, but the server is away, or we are to it: the others would only lose a try as well.
const awayCodes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH', 'ETLS', 'EPROTOCOL', 'ECONNREFUSED']

/** One round of the post: everything due goes out, at least once; what a server refuses is tried again, ever later. */
export const mailSender = (
  deps: Pick<ServerDeps, 'db' | 'encryption' | 'now' | 'publicUrl'>,
  { smtpUrl, from, bouncesTo }: MailService,
  log: FastifyBaseLogger,
) => {
  const { db, encryption, now } = deps
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ ...connectionTo(smtpUrl), ...times }, { from })

  /** Marks the address; of what was written to many, there is no further try. */
  const giveUp = (mail: typeof outbox.$inferSelect, answer: string): Promise<void> =>
    db.transaction(async (tx) => {
      await markBounced(tx, mail, answer, bySystem(now()))
      if (mail.mailingId !== null) await tx.update(outbox).set({ tries: triesAtMost }).where(eq(outbox.id, mail.id))
    })

  const send = async (mail: typeof outbox.$inferSelect): Promise<boolean> => {
    const { id, recipient, replyTo, subject, oneClick } = mail
    const message = {
      to: recipient,
      ...(replyTo && { replyTo }),
      subject,
      // The same id at each try lets the receiver's server know a mail again that it has had.
      messageId: `<${id}@clear-round>`,
      ...(oneClick && { headers: unsubscribeHeaders(deps, id) }),
      ...(bouncesTo && { envelope: { from: returnPath(bouncesTo, id), to: recipient } }),
    }
    try {
      await within(totalTimeoutMs, transport.sendMail({ ...message, ...openBody(encryption, mail) }))
    } catch (error) {
      const { code = 'refused' } = error as SmtpError
      // Never the mail itself: it may hold a link that lets someone in.
      log.error({ mail: id, reason: code, answer: answerOf(error as SmtpError) }, 'an email was not sent')
      if (isUnknownAddress(error as SmtpError)) await giveUp(mail, (error as SmtpError).response ?? code)
      return !awayCodes.includes(code)
    }
    await db.update(outbox).set({ sentAt: now() }).where(eq(outbox.id, id))
    return true
  }

  return async (signal: AbortSignal): Promise<void> => {
    const old = new Date(now().getTime() - keptFor)
    await db
      .delete(outbox)
      .where(or(lt(outbox.sentAt, old), and(gte(outbox.tries, triesAtMost), lt(outbox.nextTryAt, old))))
    while (!signal.aborted) {
      const mail = await claimMail(db, now())
      if (!mail || !(await send(mail))) return
    }
  }
}
