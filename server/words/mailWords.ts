/** A mail's words: its subject, and paragraphs of text. */
export interface MailWords {
  subject: string
  paragraphs: string[]
}
