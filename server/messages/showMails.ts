import type { Locale } from '#contract/locales'
import type { MailMessages } from './mailMessages'

interface ShowMailText {
  show: string
  /** As the organisers wrote. */
  subject: string
  text: string
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/)

/** What the organisers of a show write to everybody entered, in the frame of the reader's language. */
export const showMailMessages: Record<Locale, (mail: ShowMailText) => MailMessages> = {
  en: ({ show, subject, text }) => ({
    subject: `${show}: ${subject}`,
    paragraphs: [
      `The organisers of ${show} write:`,
      ...paragraphsOf(text),
      'You get this mail because you have entered this show.',
    ],
  }),
  pl: ({ show, subject, text }) => ({
    subject: `${show}: ${subject}`,
    paragraphs: [
      `Organizatorzy zawodów ${show} piszą:`,
      ...paragraphsOf(text),
      'Otrzymujesz tę wiadomość, ponieważ masz zgłoszenie na te zawody.',
    ],
  }),
}
