import { eq, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Db } from '../db/client'
import { outbox } from '../db/schema'
import type { Encryption } from '../lib/encryption'
import { isLoopback } from '../http/loopback'
import { claimedFor, claimMail } from './claimMail'
import { openBody } from './openBody'

/** Where mails go out, and in whose name. */
export interface MailService {
  /** smtps://user:password@host:port, or smtp:// with STARTTLS, which is required but for this machine */
  smtpUrl: string
  from: string
}

const second = 1_000
/** What was sent is of no use here any more, and it is about people. */
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

type SmtpError = Error & { code?: string; response?: string }

/** What the server answered. Answers may quote the address that they refuse. */
const answerOf = ({ response }: SmtpError): string | undefined =>
  response
    ?.slice(0, 200)
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')

// Not one mail is refused, but the server is away, or we are to it: the others would only lose a try as well.
const awayCodes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH', 'ETLS', 'EPROTOCOL', 'ECONNREFUSED']

/** One round of the post: everything due goes out, at least once; what a server refuses is tried again, ever later. */
export const mailSender = (
  { db, encryption, now }: { db: Db; encryption: Encryption; now: () => Date },
  { smtpUrl, from }: MailService,
  log: FastifyBaseLogger,
) => {
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ ...connectionTo(smtpUrl), ...times }, { from })

  const send = async (mail: typeof outbox.$inferSelect): Promise<boolean> => {
    const { id, recipient, replyTo, subject } = mail
    // The same id at each try lets the receiver's server know a mail again that it has had.
    const message = { to: recipient, ...(replyTo && { replyTo }), subject, messageId: `<${id}@clear-round>` }
    try {
      await within(totalTimeoutMs, transport.sendMail({ ...message, ...openBody(encryption, mail) }))
    } catch (error) {
      const { code = 'refused' } = error as SmtpError
      // Never the mail itself: it may hold a link that lets someone in.
      log.error({ mail: id, reason: code, answer: answerOf(error as SmtpError) }, 'an email was not sent')
      return !awayCodes.includes(code)
    }
    await db.update(outbox).set({ sentAt: now() }).where(eq(outbox.id, id))
    return true
  }

  return async (signal: AbortSignal): Promise<void> => {
    await db.delete(outbox).where(lt(outbox.sentAt, new Date(now().getTime() - keptFor)))
    while (!signal.aborted) {
      const mail = await claimMail(db, now())
      if (!mail || !(await send(mail))) return
    }
  }
}
