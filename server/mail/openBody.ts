import type { outbox } from '../db/schema'
import type { Encryption } from '../lib/encryption'

type Row = Pick<typeof outbox.$inferSelect, 'id' | 'text' | 'html'>

/** What a mail's body is bound to when it is encrypted. */
export const bodyContext = (id: string): string => `outbox ${id}`

/** The two forms of a mail's body. They hold links that let someone in: read only to be sent or shown to a developer. */
export const openBody = ({ decrypt }: Encryption, { id, text, html }: Row): { text: string; html: string } => ({
  text: decrypt(text, bodyContext(id)),
  html: decrypt(html, bodyContext(id)),
})
