import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

export interface LifeMail {
  show: string
  startDate: Day
  /** The show at the desk. */
  link: string
}

export interface ShowLifeMails {
  /** To an approver. */
  submitted: (mail: LifeMail) => MailMessages
  /** To the author. */
  approved: (mail: LifeMail) => MailMessages
  /** To the author; `by` is the approver who wrote the remarks. */
  returned: (mail: LifeMail & { by: string; remarks: string }) => MailMessages
  /** To a judge. */
  published: (mail: LifeMail) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** Mails to the people who work on a show about its next step, in both languages. */
export const showLifeMails: Record<Locale, ShowLifeMails> = {
  en: {
    submitted: ({ show, startDate, link }) => ({
      subject: `Your approval is needed: ${show}`,
      reason: 'role',
      paragraphs: [
        `${show}, ${en.longDay(startDate)}, is ready for you to check. Every approver has to approve it before members can see it.`,
        'Check it and approve it, or return it and say what needs changing.',
        button('Check the show', link),
      ],
    }),
    approved: ({ show, link }) => ({
      subject: `Approved: ${show}`,
      reason: 'role',
      paragraphs: [
        `Every approver has approved ${show}. Members will see it once you publish it.`,
        button('Open the show', link),
      ],
    }),
    returned: ({ show, by, remarks, link }) => ({
      subject: `Changes needed: ${show}`,
      reason: 'role',
      paragraphs: [
        `${by} has returned ${show} and writes:`,
        remarks,
        'Please change it and submit it again.',
        button('Open the show', link),
      ],
    }),
    published: ({ show, startDate, link }) => ({
      subject: `You’re judging at ${show}`,
      reason: 'role',
      paragraphs: [
        `${show}, ${en.longDay(startDate)}, is in the calendar now, with you as a judge.`,
        button('View the show', link),
      ],
    }),
  },
  pl: {
    submitted: ({ show, startDate, link }) => ({
      subject: `Zawody do zatwierdzenia: ${show}`,
      reason: 'role',
      paragraphs: [
        `Zawody ${show}, ${pl.longDay(startDate)}, czekają na sprawdzenie. Zanim zobaczą je członkowie, musi je zatwierdzić każda osoba zatwierdzająca.`,
        'Sprawdź je i zatwierdź albo zwróć do poprawy, pisząc, co trzeba zmienić.',
        button('Sprawdź zawody', link),
      ],
    }),
    approved: ({ show, link }) => ({
      subject: `Zatwierdzone: ${show}`,
      reason: 'role',
      paragraphs: [
        `Zawody ${show} mają wszystkie potrzebne zatwierdzenia. Członkowie zobaczą je, gdy je opublikujesz.`,
        button('Otwórz zawody', link),
      ],
    }),
    returned: ({ show, by, remarks, link }) => ({
      subject: `Do poprawy: ${show}`,
      reason: 'role',
      paragraphs: [
        `${by} zwraca zawody ${show} i pisze:`,
        remarks,
        'Popraw zawody i przekaż je ponownie.',
        button('Otwórz zawody', link),
      ],
    }),
    published: ({ show, startDate, link }) => ({
      subject: `Sędziujesz na zawodach ${show}`,
      reason: 'role',
      paragraphs: [
        `Zawody ${show}, ${pl.longDay(startDate)}, są już w kalendarzu, a Ty na liście osób sędziujących.`,
        button('Zobacz zawody', link),
      ],
    }),
  },
}
