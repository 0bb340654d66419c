import type { Locale } from '#contract/shared/locales'
import { paragraphsOf, type MailMessages } from './mailMessages'

interface ShowMailText {
  show: string
  /** As the organisers wrote. */
  subject: string
  text: string
}

/** A message of the organisers to everyone with an entry, framed in the reader’s language. */
export const showMailMessages: Record<Locale, (mail: ShowMailText) => MailMessages> = {
  en: ({ show, subject, text }) => ({
    subject: `${show}: ${subject}`,
    reason: 'entry',
    paragraphs: [`The organiser of ${show} writes:`, ...paragraphsOf(text)],
  }),
  pl: ({ show, subject, text }) => ({
    subject: `${show}: ${subject}`,
    reason: 'entry',
    paragraphs: [`Organizator zawodów ${show} pisze:`, ...paragraphsOf(text)],
  }),
}
