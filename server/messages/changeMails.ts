import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

interface Run {
  dog: string
  date: Day
  startTime: string
  ring: number
}

interface Changed {
  show: string
  was: Run
  is: Run
  /** The sentence of the organisers who have moved it; nothing where its payer has changed it. */
  why: string | undefined
  /** The receipt. */
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const inEnglish = ({ dog, date, startTime, ring }: Run) => `${dog}, ${en.longDay(date)}, ${startTime}, ring ${ring}`
const inPolish = ({ dog, date, startTime, ring }: Run) => `${dog}, ${pl.longDay(date)}, ${startTime}, ring ${ring}`

/** Tells that an entry was changed to another dog or class, in both languages. */
export const changeMails: Record<Locale, (mail: Changed) => MailMessages> = {
  en: ({ show, was, is, why, link }) => ({
    subject: `Entry changed: ${show}`,
    paragraphs: [
      why === undefined
        ? `You changed an entry for ${show}. There is nothing to pay and nothing to refund.`
        : `The organisers have changed your entry for ${show}. They write: “${why}” There is nothing to pay and nothing to refund.`,
      `Now: ${inEnglish(is)}`,
      `Before: ${inEnglish(was)}`,
      'See the purchase:',
      link,
    ],
  }),
  pl: ({ show, was, is, why, link }) => ({
    subject: `Zmieniono zgłoszenie: ${show}`,
    paragraphs: [
      why === undefined
        ? `Zgłoszenie na zawody ${show} zostało zmienione. Bez dopłaty i bez zwrotu.`
        : `Organizatorzy zmienili Twoje zgłoszenie na zawody ${show}. Piszą: „${why}” Bez dopłaty i bez zwrotu.`,
      `Teraz: ${inPolish(is)}`,
      `Wcześniej: ${inPolish(was)}`,
      'Zobacz zakup:',
      link,
    ],
  }),
}
