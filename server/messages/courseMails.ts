import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

export interface CourseMail {
  show: string
  date: Day
  startTime: string
  ring: number
  number: number
  /** The name of the judge or reviewer who did it. */
  by: string
  signOffBy: Day
  /** The course at the desk. */
  link: string
}

export interface CourseMails {
  /** To reviewers. */
  uploaded: (mail: CourseMail) => MailMessages
  /** To the judge who uploaded it. */
  returned: (mail: CourseMail & { remarks: readonly string[] }) => MailMessages
  signed: (mail: CourseMail) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const listed = (remarks: readonly string[]) => remarks.map((remark, index) => `${index + 1}. ${remark}`)

/** Mails to judges and reviewers about a course, in both languages. */
export const courseMails: Record<Locale, CourseMails> = {
  en: {
    uploaded: ({ show, date, startTime, ring, number, by, signOffBy, link }) => ({
      subject: `Course to review: ${show}, ring ${ring}, ${startTime}`,
      reason: 'role',
      paragraphs: [
        `${by} has uploaded version ${number} of the course for ${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}.`,
        `Please add your remarks or sign it off by ${en.longDay(signOffBy)}.`,
        button('Review the course', link),
      ],
    }),
    returned: ({ show, date, startTime, ring, number, by, remarks, link }) => ({
      subject: `Remarks on your course: ${show}, ring ${ring}, ${startTime}`,
      reason: 'role',
      paragraphs: [
        `${by} has returned version ${number} of your course for ${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}, with these remarks:`,
        ...listed(remarks),
        'Answer them, or upload a new version.',
        button('Open the course', link),
      ],
    }),
    signed: ({ show, date, startTime, ring, number, by, link }) => ({
      subject: `Course signed off: ${show}, ring ${ring}, ${startTime}`,
      reason: 'role',
      paragraphs: [
        `${by} has signed off version ${number} of your course for ${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}. A new version would need signing off again.`,
        button('Open the course', link),
      ],
    }),
  },
  pl: {
    uploaded: ({ show, date, startTime, ring, number, by, signOffBy, link }) => ({
      subject: `Tor do zaopiniowania: ${show}, ring ${ring}, ${startTime}`,
      reason: 'role',
      paragraphs: [
        `Nowa wersja toru (nr ${number}) na zawody ${show}: ${pl.longDay(date)}, ${startTime}, ring ${ring}. Autor wersji: ${by}.`,
        `Dodaj uwagi albo zatwierdź tor do ${pl.longDay(signOffBy)}.`,
        button('Sprawdź tor', link),
      ],
    }),
    returned: ({ show, date, startTime, ring, number, by, remarks, link }) => ({
      subject: `Uwagi do Twojego toru: ${show}, ring ${ring}, ${startTime}`,
      reason: 'role',
      paragraphs: [
        `${by} zwraca wersję ${number} toru na zawody ${show}, ${pl.longDay(date)}, ${startTime}, ring ${ring}, z uwagami:`,
        ...listed(remarks),
        'Odpowiedz na nie albo prześlij nową wersję.',
        button('Otwórz tor', link),
      ],
    }),
    signed: ({ show, date, startTime, ring, number, by, link }) => ({
      subject: `Tor zatwierdzony: ${show}, ring ${ring}, ${startTime}`,
      reason: 'role',
      paragraphs: [
        `${by} zatwierdza wersję ${number} toru na zawody ${show}, ${pl.longDay(date)}, ${startTime}, ring ${ring}. Nowa wersja wymaga ponownego zatwierdzenia.`,
        button('Otwórz tor', link),
      ],
    }),
  },
}
