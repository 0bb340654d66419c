import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

/** `cancelled`: the show is, before the draw. */
export type DrawMail =
  | { what: 'applied'; receipt: string }
  | { what: 'drawn'; receipt: string; position: number; members: number }
  | { what: 'cancelled' }

export interface DrawFacts {
  show: string
  drawAt: Date
  timeZone: string
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** A member’s part in the draw of a show, in both languages. */
export const drawMails: Record<Locale, (facts: DrawFacts, mail: DrawMail) => MailMessages> = {
  en: ({ show, drawAt, timeZone, link }, mail) => {
    if (mail.what === 'applied')
      return {
        subject: `You’re in the draw: ${show}`,
        reason: 'draw',
        paragraphs: [
          `You’re taking part in the draw for places at ${show}. Your draw number:`,
          mail.receipt,
          `Places are drawn on ${en.instant(drawAt, timeZone)}. Everyone who enters before then has the same chance, whenever they applied. You can change your choices or leave the draw until then.`,
          button('View or change your choices', link),
        ],
      }
    if (mail.what === 'drawn')
      return {
        subject: `Position ${mail.position} of ${mail.members}: ${show}`,
        reason: 'draw',
        paragraphs: [
          `Places for ${show} have been drawn. Your position is ${mail.position} of ${mail.members}.`,
          `Your draw number: ${mail.receipt}`,
          'We’ll email you about each place we’re holding for you. For the other classes you’re on the waiting list, in the order of the draw. See and pay for your places, and check the draw, on the show’s page.',
          button('See your places', link),
        ],
      }
    return {
      subject: `Cancelled, so no draw: ${show}`,
      reason: 'draw',
      paragraphs: [
        `${show} has been cancelled, so there’s no draw. You have not been charged.`,
        button('See why it was cancelled', link),
      ],
    }
  },
  pl: ({ show, drawAt, timeZone, link }, mail) => {
    if (mail.what === 'applied')
      return {
        subject: `Bierzesz udział w losowaniu: ${show}`,
        reason: 'draw',
        paragraphs: [
          `Bierzesz udział w losowaniu miejsc na zawody ${show}. Twój numer losowania:`,
          mail.receipt,
          `Losowanie: ${pl.instant(drawAt, timeZone)}. Wszyscy, którzy zgłoszą się do tego czasu, mają takie same szanse, bez względu na kolejność. Do losowania możesz zmienić wybór albo zrezygnować.`,
          button('Zobacz lub zmień wybór', link),
        ],
      }
    if (mail.what === 'drawn')
      return {
        subject: `Pozycja ${mail.position} z ${mail.members}: ${show}`,
        reason: 'draw',
        paragraphs: [
          `Losowanie miejsc na zawody ${show} zakończone. Twoja pozycja: ${mail.position} z ${mail.members}.`,
          `Twój numer losowania: ${mail.receipt}`,
          'O każdym miejscu, które dla Ciebie rezerwujemy, napiszemy osobno. W pozostałych biegach czekasz na liście rezerwowej, w kolejności z losowania. Na stronie zawodów zobaczysz i opłacisz swoje miejsca oraz sprawdzisz losowanie.',
          button('Zobacz swoje miejsca', link),
        ],
      }
    return {
      subject: `Zawody odwołane, losowania nie będzie: ${show}`,
      reason: 'draw',
      paragraphs: [
        `Zawody ${show} zostały odwołane, więc losowania nie będzie. Nie pobraliśmy żadnej opłaty.`,
        button('Zobacz powód', link),
      ],
    }
  },
}
