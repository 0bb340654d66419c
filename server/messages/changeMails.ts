import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

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

/** An entry was changed to another dog or class, in both languages. */
export const changeMails: Record<Locale, (mail: Changed) => MailMessages> = {
  en: ({ show, was, is, why, link }) => ({
    subject: `Entry changed: ${show}`,
    reason: 'purchase',
    paragraphs: [
      why === undefined
        ? `You’ve changed an entry for ${show}. There’s no extra charge and no refund.`
        : `The organiser has changed your entry for ${show} and writes: “${why}” There’s no extra charge and no refund.`,
      `Now: ${inEnglish(is)}`,
      `Before: ${inEnglish(was)}`,
      button('View your purchase', link),
    ],
  }),
  pl: ({ show, was, is, why, link }) => ({
    subject: `Zmieniono zgłoszenie: ${show}`,
    reason: 'purchase',
    paragraphs: [
      why === undefined
        ? `Zgłoszenie na zawody ${show} zostało zmienione. Bez dopłaty i bez zwrotu.`
        : `Organizator zmienił Twoje zgłoszenie na zawody ${show} i pisze: „${why}” Bez dopłaty i bez zwrotu.`,
      `Teraz: ${inPolish(is)}`,
      `Wcześniej: ${inPolish(was)}`,
      button('Zobacz zakup', link),
    ],
  }),
}
