import type { Locale } from '#contract/shared/locales'
import type { MailMessages } from './mailMessages'

interface Answer {
  /** What the reader had reported. */
  description: string
  text: string
}

/** The answer to a reported problem, in both languages. */
export const problemMails: Record<Locale, { answer: (mail: Answer) => MailMessages }> = {
  en: {
    answer: ({ description, text }) => ({
      subject: 'Our answer to the problem you reported',
      paragraphs: [text, `You reported: ${description}`],
    }),
  },
  pl: {
    answer: ({ description, text }) => ({
      subject: 'Odpowiedź na zgłoszony problem',
      paragraphs: [text, `Treść Twojego zgłoszenia: ${description}`],
    }),
  },
}
