/** A mail's words: its subject, and paragraphs of text. */
export interface MailMessages {
  subject: string
  paragraphs: string[]
}
