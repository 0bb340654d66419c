import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is sent. */
export interface Postbox {
  /** What a server needs to send its mails here. */
  settings: Record<string, string>
  /** The mails to an address, as they were sent. */
  to: (recipient: string) => string[]
  /** The first path that a mail to an address links to under another, once there is one; null until then. */
  linkTo: (recipient: string, path: string) => string | null
  close: () => Promise<void>
}

interface Kept {
  recipients: string[]
  content: string
}

/** Quoted-printable lines end where 76 characters do, and again. */
const unfolded = (content: string) => content.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

export const openPostbox = async (): Promise<Postbox> => {
  const mails: Kept[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((content) => {
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), content: unfolded(content) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const to = (recipient: string) =>
    mails.filter(({ recipients }) => recipients.includes(recipient)).map(({ content }) => content)
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.org' },
    to,
    linkTo: (recipient, path) => {
      const found = to(recipient)
        .map((content) => new RegExp(`https?://[^/\\s]+(${path}/[\\w-]+)`).exec(content)?.[1])
        .find((link) => link !== undefined)
      return found ?? null
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
