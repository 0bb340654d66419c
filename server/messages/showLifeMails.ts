import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

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

/** Tells those who work on a show what it waits for, in both languages. */
export const showLifeMails: Record<Locale, ShowLifeMails> = {
  en: {
    submitted: ({ show, startDate, link }) => ({
      subject: `Your approval is needed: ${show}`,
      paragraphs: [
        `${show}, ${en.longDay(startDate)}, is ready for you to check. Every approver has to agree before members can see it.`,
        'Check it and agree, or return it with what has to be changed:',
        link,
      ],
    }),
    approved: ({ show, link }) => ({
      subject: `Approved: ${show}`,
      paragraphs: [`Every approver has agreed to ${show}. Members will see it once you publish it:`, link],
    }),
    returned: ({ show, by, remarks, link }) => ({
      subject: `To be changed: ${show}`,
      paragraphs: [`${by} has returned ${show} and writes:`, remarks, 'Change it and submit it again:', link],
    }),
    published: ({ show, startDate, link }) => ({
      subject: `You judge at ${show}`,
      paragraphs: [`${show}, ${en.longDay(startDate)}, is in the calendar now, with you as a judge. See it:`, link],
    }),
  },
  pl: {
    submitted: ({ show, startDate, link }) => ({
      subject: `Potrzebna Twoja zgoda: ${show}`,
      paragraphs: [
        `Zawody ${show}, ${pl.longDay(startDate)}, czekają na sprawdzenie. Zanim zobaczą je członkowie, zgodę musi wyrazić każdy zatwierdzający.`,
        'Sprawdź je i wyraź zgodę albo zwróć, pisząc, co trzeba zmienić:',
        link,
      ],
    }),
    approved: ({ show, link }) => ({
      subject: `Zatwierdzone: ${show}`,
      paragraphs: [
        `Wszyscy zatwierdzający wyrazili zgodę na zawody ${show}. Członkowie zobaczą je, gdy je opublikujesz:`,
        link,
      ],
    }),
    returned: ({ show, by, remarks, link }) => ({
      subject: `Do zmiany: ${show}`,
      paragraphs: [`${by} zwraca zawody ${show} i pisze:`, remarks, 'Wprowadź zmiany i przekaż zawody ponownie:', link],
    }),
    published: ({ show, startDate, link }) => ({
      subject: `Sędziujesz na zawodach ${show}`,
      paragraphs: [
        `Zawody ${show}, ${pl.longDay(startDate)}, są już w kalendarzu, z Tobą w składzie sędziowskim. Zobacz je:`,
        link,
      ],
    }),
  },
}
