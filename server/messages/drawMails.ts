import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

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

/** Tells a member of their part in the draw of a show, in both languages. */
export const drawMails: Record<Locale, (facts: DrawFacts, mail: DrawMail) => MailMessages> = {
  en: ({ show, drawAt, timeZone, link }, mail) => {
    if (mail.what === 'applied')
      return {
        subject: `You’re in the draw: ${show}`,
        paragraphs: [
          `You’re taking part in the draw for places at ${show}. Your receipt number:`,
          mail.receipt,
          `Places are drawn on ${en.instant(drawAt, timeZone)}. Everybody who takes part before then has the same chance, whenever they came. You can change your choices or leave the draw until then:`,
          link,
        ],
      }
    if (mail.what === 'drawn')
      return {
        subject: `Position ${mail.position} of ${mail.members}: ${show}`,
        paragraphs: [
          `The draw for ${show} is done. Your position is ${mail.position} of ${mail.members}.`,
          `Your receipt number: ${mail.receipt}`,
          'We send an email for each place that is held for you. For the other classes you’re on the waiting list, in the order of the draw. See your places, pay for them and check the draw here:',
          link,
        ],
      }
    return {
      subject: `No draw, the show is cancelled: ${show}`,
      paragraphs: [
        `${show} has been cancelled, so there is no draw. Nothing was charged.`,
        'The show’s page says why:',
        link,
      ],
    }
  },
  pl: ({ show, drawAt, timeZone, link }, mail) => {
    if (mail.what === 'applied')
      return {
        subject: `Bierzesz udział w losowaniu: ${show}`,
        paragraphs: [
          `Bierzesz udział w losowaniu miejsc na zawody ${show}. Numer Twojego potwierdzenia:`,
          mail.receipt,
          `Losowanie: ${pl.instant(drawAt, timeZone)}. Wszyscy, którzy zgłoszą się do tego czasu, mają takie same szanse, bez względu na kolejność. Do losowania możesz zmienić wybór albo zrezygnować:`,
          link,
        ],
      }
    if (mail.what === 'drawn')
      return {
        subject: `Pozycja ${mail.position} z ${mail.members}: ${show}`,
        paragraphs: [
          `Losowanie miejsc na zawody ${show} zakończone. Twoja pozycja: ${mail.position} z ${mail.members}.`,
          `Numer Twojego potwierdzenia: ${mail.receipt}`,
          'O każdym miejscu, które dla Ciebie trzymamy, piszemy osobno. W pozostałych biegach czekasz na liście rezerwowej, w kolejności z losowania. Tutaj zobaczysz i opłacisz swoje miejsca oraz sprawdzisz losowanie:',
          link,
        ],
      }
    return {
      subject: `Zawody odwołane, losowania nie będzie: ${show}`,
      paragraphs: [
        `Zawody ${show} zostały odwołane, więc losowania nie będzie. Nic nie zapłacono.`,
        'Powód znajdziesz na stronie zawodów:',
        link,
      ],
    }
  },
}
