import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

export interface TransferRequested {
  number: number
  total: number
  currency: string
  accountName: string
  iban: string
  reference: string
  /** The last day on which the places are surely held; null where none are. */
  until: Day | null
  link: string
}

/** A purchase that waited for its transfer, and whose show, or a class of it, does not take place. */
export interface TransferClosed {
  number: number
  show: string
  /** Null: the whole show was cancelled. */
  cls: { date: Day; startTime: string; ring: number } | null
  /** As the organisation wrote. */
  reason: string
  reference: string
  link: string
}

/** A purchase that waited for its transfer, and that the organisers have ended; or a dog in it, which is named, was given away or has retired. */
export interface TransferEnded {
  number: number
  dog: string | null
  reference: string
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** The mails of payments by bank transfer, in both languages. */
export const transferMails: Record<
  Locale,
  {
    chosen: (mail: TransferRequested) => MailMessages
    closed: (mail: TransferClosed) => MailMessages
    ended: (mail: TransferEnded) => MailMessages
  }
> = {
  en: {
    chosen: ({ number, total, currency, accountName, iban, reference, until, link }) => ({
      subject: `Bank transfer for purchase ${number}`,
      reason: 'purchase',
      paragraphs: [
        `Please transfer ${en.money(total, currency)} with exactly this reference, so that we can match your payment.`,
        [`Account name: ${accountName}`, `IBAN: ${iban}`, `Reference: ${reference}`].join('\n'),
        until === null
          ? 'Your membership starts when we confirm the payment.'
          : `Your places are held until ${en.longDay(until)}. If your transfer arrives later and the places are gone, we’ll refund it.`,
        button('View your purchase', link),
      ],
    }),
    closed: ({ number, show, cls, reason, reference, link }) => ({
      subject: `Cancelled: ${show}`,
      reason: 'purchase',
      paragraphs: [
        cls
          ? `The class at ${cls.startTime} in ring ${cls.ring} on ${en.longDay(cls.date)} of ${show} has been cancelled. The organiser writes: “${reason}”`
          : `${show} has been cancelled. The organiser writes: “${reason}”`,
        `We’ve closed purchase ${number} and released the places. Please don’t transfer the money (reference ${reference}). If you’ve already sent it, we’ll refund it.`,
        button('View your purchase', link),
      ],
    }),
    ended: ({ number, dog, reference, link }) => ({
      subject: `Purchase ${number} has been cancelled`,
      reason: 'purchase',
      paragraphs: [
        dog === null
          ? `The organiser has cancelled purchase ${number} and released its places.`
          : `Purchase ${number} held a place for ${dog}, who can no longer take it. We’ve cancelled the purchase and released all its places. You can enter your other dogs again.`,
        `Please don’t transfer the money (reference ${reference}). If you’ve already sent it, we’ll give you the places if they’re still free, or refund it.`,
        button('View your purchase', link),
      ],
    }),
  },
  pl: {
    chosen: ({ number, total, currency, accountName, iban, reference, until, link }) => ({
      subject: `Przelew za zakup ${number}`,
      reason: 'purchase',
      paragraphs: [
        `Przelej ${pl.money(total, currency)} i wpisz w tytule dokładnie ten numer, żebyśmy rozpoznali wpłatę.`,
        [`Odbiorca: ${accountName}`, `IBAN: ${iban}`, `Tytuł przelewu: ${reference}`].join('\n'),
        until === null
          ? 'Członkostwo zacznie się, gdy potwierdzimy wpłatę.'
          : `Miejsca są zarezerwowane do ${pl.longDay(until)}. Późniejszą wpłatę zwrócimy, jeśli miejsca będą już zajęte.`,
        button('Zobacz zakup', link),
      ],
    }),
    closed: ({ number, show, cls, reason, reference, link }) => ({
      subject: `Odwołane: ${show}`,
      reason: 'purchase',
      paragraphs: [
        cls
          ? `Bieg o ${cls.startTime} na ringu ${cls.ring}, ${pl.longDay(cls.date)}, na zawodach ${show} został odwołany. Organizator pisze: „${reason}”`
          : `Zawody ${show} zostały odwołane. Organizator pisze: „${reason}”`,
        `Zamknęliśmy zakup ${number} i zwolniliśmy miejsca. Nie wysyłaj już przelewu (tytuł ${reference}). Jeśli został już wysłany, zwrócimy pieniądze.`,
        button('Zobacz zakup', link),
      ],
    }),
    ended: ({ number, dog, reference, link }) => ({
      subject: `Zakup ${number} został anulowany`,
      reason: 'purchase',
      paragraphs: [
        dog === null
          ? `Organizator anulował zakup ${number} i zwolnił jego miejsca.`
          : `W zakupie ${number} było miejsce dla psa ${dog}, który nie może już z niego skorzystać. Zakup został anulowany, a wszystkie jego miejsca znów są wolne. Pozostałe psy możesz zgłosić ponownie.`,
        `Nie wysyłaj już przelewu (tytuł ${reference}). Jeśli został już wysłany, przyznamy miejsca, o ile nadal będą wolne, albo zwrócimy pieniądze.`,
        button('Zobacz zakup', link),
      ],
    }),
  },
}
