import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

export interface CourseMail {
  show: string
  date: Day
  startTime: string
  ring: number
  number: number
  /** Whoever did it. */
  by: string
  signOffBy: Day
  /** The course at the desk. */
  link: string
}

export interface CourseMails {
  /** To reviewers. */
  uploaded: (mail: CourseMail) => MailMessages
  /** To whoever uploaded it. */
  returned: (mail: CourseMail & { remarks: readonly string[] }) => MailMessages
  signed: (mail: CourseMail) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const listed = (remarks: readonly string[]) => remarks.map((remark, index) => `${index + 1}. ${remark}`)

/** Tells judges and reviewers what a course waits for, in both languages. */
export const courseMails: Record<Locale, CourseMails> = {
  en: {
    uploaded: ({ show, date, startTime, ring, number, by, signOffBy, link }) => ({
      subject: `A course to review: ${show}, ring ${ring}, ${startTime}`,
      paragraphs: [
        `${by} has uploaded version ${number} of the course for ${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}.`,
        `Please add your remarks or sign it off by ${en.longDay(signOffBy)}:`,
        link,
      ],
    }),
    returned: ({ show, date, startTime, ring, number, by, remarks, link }) => ({
      subject: `Remarks on your course: ${show}, ring ${ring}, ${startTime}`,
      paragraphs: [
        `${by} has returned version ${number} of your course for ${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}, with these remarks:`,
        ...listed(remarks),
        'Answer them, or upload a new version:',
        link,
      ],
    }),
    signed: ({ show, date, startTime, ring, number, by, link }) => ({
      subject: `Course signed off: ${show}, ring ${ring}, ${startTime}`,
      paragraphs: [
        `${by} has signed off version ${number} of your course for ${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}. A new version would need signing off again.`,
        link,
      ],
    }),
  },
  pl: {
    uploaded: ({ show, date, startTime, ring, number, by, signOffBy, link }) => ({
      subject: `Tor do zaopiniowania: ${show}, ring ${ring}, ${startTime}`,
      paragraphs: [
        `Nowa wersja toru (nr ${number}) na zawody ${show}: ${pl.longDay(date)}, ${startTime}, ring ${ring}. Autor wersji: ${by}.`,
        `Dodaj uwagi albo zatwierdź tor do ${pl.longDay(signOffBy)}:`,
        link,
      ],
    }),
    returned: ({ show, date, startTime, ring, number, by, remarks, link }) => ({
      subject: `Uwagi do Twojego toru: ${show}, ring ${ring}, ${startTime}`,
      paragraphs: [
        `${by} zwraca wersję ${number} toru na zawody ${show}, ${pl.longDay(date)}, ${startTime}, ring ${ring}, z uwagami:`,
        ...listed(remarks),
        'Odpowiedz na nie albo prześlij nową wersję:',
        link,
      ],
    }),
    signed: ({ show, date, startTime, ring, number, by, link }) => ({
      subject: `Tor zatwierdzony: ${show}, ring ${ring}, ${startTime}`,
      paragraphs: [
        `${by} zatwierdza wersję ${number} toru na zawody ${show}, ${pl.longDay(date)}, ${startTime}, ring ${ring}. Nowa wersja wymaga ponownego zatwierdzenia.`,
        link,
      ],
    }),
  },
}
