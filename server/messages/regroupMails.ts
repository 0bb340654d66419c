import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

interface Start {
  date: Day
  startTime: string
  ring: number
}

interface Regrouped {
  show: string
  dogs: readonly string[]
  was: Start
  is: Start
  /** The sentence of the organiser. */
  why: string
  /** The receipt, or all of them. */
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** Entries were moved because the organiser has merged or split classes, in both languages. */
export const regroupMails: Record<Locale, (mail: Regrouped) => MailMessages> = {
  en: ({ show, dogs, was, is, why, link }) => ({
    subject: `${dogs.length === 1 ? 'Entry moved' : `${dogs.length} entries moved`}: ${show}`,
    reason: 'purchase',
    paragraphs: [
      `The organiser of ${show} has regrouped its classes, so your entries now run in another class. They write: “${why}”`,
      `Dogs: ${dogs.join(', ')}`,
      `Now: ${en.longDay(is.date)}, ${is.startTime}, ring ${is.ring}`,
      `Before: ${en.longDay(was.date)}, ${was.startTime}, ring ${was.ring}`,
      'There’s no extra charge. If this doesn’t suit you, you can withdraw with a full refund until the class begins.',
      button('View your purchase', link),
    ],
  }),
  pl: ({ show, dogs, was, is, why, link }) => ({
    subject: `Zmiana biegu: ${show}`,
    reason: 'purchase',
    paragraphs: [
      `Organizator zawodów ${show} połączył lub podzielił biegi, więc Twoje zgłoszenia są teraz w innym biegu. Pisze: „${why}”`,
      `Psy: ${dogs.join(', ')}`,
      `Teraz: ${pl.longDay(is.date)}, ${is.startTime}, ring ${is.ring}`,
      `Wcześniej: ${pl.longDay(was.date)}, ${was.startTime}, ring ${was.ring}`,
      'Bez dopłaty. Jeśli zmiana Ci nie odpowiada, do rozpoczęcia biegu możesz wycofać zgłoszenie z pełnym zwrotem.',
      button('Zobacz zakup', link),
    ],
  }),
}
