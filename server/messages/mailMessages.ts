import type { MailReason } from './mailFrame'

/** A link of a mail and what it does. The main one is drawn as a button. */
export interface MailLink {
  label: string
  href: string
  isButton: boolean
}

export type MailParagraph = string | MailLink

/** A mail's words: its subject, its paragraphs, and why its reader gets it: for their account, unless another reason is named. */
export interface MailMessages {
  subject: string
  paragraphs: MailParagraph[]
  reason?: MailReason
}

export const button = (label: string, href: string): MailLink => ({ label, href, isButton: true })
export const link = (label: string, href: string): MailLink => ({ label, href, isButton: false })

/** The paragraphs of a text that someone wrote: blank lines separate them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/)
