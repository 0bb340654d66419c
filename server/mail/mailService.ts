/** Where mails go out, and in whose name. */
export interface MailService {
  /** smtps://user:password@host:port, or smtp:// with STARTTLS, which is required but for this machine */
  smtpUrl: string
  from: string
  /** Where emails are returned to that cannot be delivered: the id of an email is put behind its name (VERP). */
  bouncesTo?: string | undefined
}
