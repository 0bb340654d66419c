import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

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

/** A purchase that waited for its transfer, and whose show does not take place. */
export interface TransferClosed {
  number: number
  show: string
  /** As the organisation wrote. */
  reason: string
  reference: string
  link: string
}

/** A purchase that waited for its transfer, and that the desk has ended; or a dog in it, which is named, was given away or has retired. */
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
      paragraphs: [
        `please transfer ${en.money(total, currency)} with exactly this reference, so that we can match your payment.`,
        [`Account name: ${accountName}`, `IBAN: ${iban}`, `Reference: ${reference}`].join('\n'),
        until === null
          ? 'Your membership starts when we confirm the payment.'
          : `Your places are held until ${en.longDay(until)}. A transfer that arrives later is refunded if the places are gone.`,
        'See the purchase:',
        link,
      ],
    }),
    closed: ({ number, show, reason, reference, link }) => ({
      subject: `Cancelled: ${show}`,
      paragraphs: [
        `${show} has been cancelled. The organisers write: “${reason}”`,
        `Purchase ${number} is closed and its places are released. Please don’t transfer the money (reference ${reference}). If you have sent it already, we’ll send it back.`,
        'See the purchase:',
        link,
      ],
    }),
    ended: ({ number, dog, reference, link }) => ({
      subject: `Purchase ${number} has been cancelled`,
      paragraphs: [
        dog === null
          ? `The organisers have cancelled purchase ${number}, and its places are free again.`
          : `Purchase ${number} held a place for ${dog}, who can’t take it any more. The purchase has been cancelled, and all its places are free again. You can enter your other dogs anew.`,
        `Please don’t transfer the money (reference ${reference}). If you have sent it already, we’ll send it back, or give you the places if they are still free.`,
        'See the purchase:',
        link,
      ],
    }),
  },
  pl: {
    chosen: ({ number, total, currency, accountName, iban, reference, until, link }) => ({
      subject: `Przelew za zakup ${number}`,
      paragraphs: [
        `Przelej ${pl.money(total, currency)} i wpisz w tytule dokładnie ten numer, żebyśmy rozpoznali wpłatę.`,
        [`Odbiorca: ${accountName}`, `IBAN: ${iban}`, `Tytuł przelewu: ${reference}`].join('\n'),
        until === null
          ? 'Członkostwo zacznie się, gdy potwierdzimy wpłatę.'
          : `Miejsca są zarezerwowane do ${pl.longDay(until)}. Późniejszą wpłatę zwrócimy, jeśli miejsca będą już zajęte.`,
        'Zobacz zakup:',
        link,
      ],
    }),
    closed: ({ number, show, reason, reference, link }) => ({
      subject: `Odwołane: ${show}`,
      paragraphs: [
        `Zawody ${show} zostały odwołane. Organizatorzy piszą: „${reason}”`,
        `Zakup ${number} został zamknięty, a miejsca zwolnione. Nie wysyłaj już przelewu (tytuł ${reference}). Jeśli jest w drodze, odeślemy pieniądze.`,
        'Zobacz zakup:',
        link,
      ],
    }),
    ended: ({ number, dog, reference, link }) => ({
      subject: `Zakup ${number} został anulowany`,
      paragraphs: [
        dog === null
          ? `Organizatorzy anulowali zakup ${number}, a jego miejsca znów są wolne.`
          : `W zakupie ${number} było miejsce dla psa ${dog}, który nie może już z niego skorzystać. Zakup został anulowany, a wszystkie jego miejsca znów są wolne. Pozostałe psy możesz zgłosić ponownie.`,
        `Nie wysyłaj już przelewu (tytuł ${reference}). Jeśli jest w drodze, odeślemy pieniądze albo przyznamy miejsca, o ile nadal będą wolne.`,
        'Zobacz zakup:',
        link,
      ],
    }),
  },
}
