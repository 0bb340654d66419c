import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

/**
 * `offered`: a place is held until `until`. `expired`: the offer ran out. `unfit`: the dog can’t enter the class any more.
 * `closed`: entries closed before there was a place. `cancelled`: the class, or its show, with the organiser's `reason`.
 */
export interface WaitingMail {
  what: 'offered' | 'expired' | 'unfit' | 'closed' | 'cancelled'
  dog: string
  show: string
  date: Day
  startTime: string
  ring: number
  until: Date | null
  reason: string
  timeZone: string
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** What happened to a dog on a waiting list, in both languages. */
export const waitingMails: Record<Locale, (mail: WaitingMail) => MailMessages> = {
  en: ({ what, dog, show, date, startTime, ring, until, reason, timeZone, link }) => {
    const cls = `${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}`
    const deadline = until === null ? '' : en.instant(until, timeZone)
    const mails: Record<WaitingMail['what'], MailMessages> = {
      offered: {
        subject: `A place for ${dog}: ${show}`,
        reason: 'waitingList',
        paragraphs: [
          `A place is free for ${dog}:`,
          cls,
          `It’s held for you until ${deadline}. Add ${dog} to your cart and pay by then, or it goes to the next dog on the waiting list.`,
          button('Add to cart', link),
        ],
      },
      expired: {
        subject: `The place for ${dog} has gone to the next dog`,
        reason: 'waitingList',
        paragraphs: [
          `The place that was held for ${dog} wasn’t taken in time, so it has been released:`,
          cls,
          'You can join the waiting list again on the show’s page.',
          button('View the show', link),
        ],
      },
      unfit: {
        subject: `${dog} has been taken off a waiting list`,
        reason: 'waitingList',
        paragraphs: [
          `A place became free, but ${dog} can no longer enter this class, so the place went to the next dog:`,
          cls,
          button('See why', link),
        ],
      },
      closed: {
        subject: `No place for ${dog}: ${show}`,
        reason: 'waitingList',
        paragraphs: [
          `Entries for this class have closed, so ${dog} is no longer on the waiting list. You have not been charged.`,
          cls,
          button('View the show', link),
        ],
      },
      cancelled: {
        subject: `The class ${dog} was waiting for is cancelled: ${show}`,
        reason: 'waitingList',
        paragraphs: [
          `This class has been cancelled, so ${dog} is no longer on the waiting list. You have not been charged.`,
          cls,
          ...(reason === '' ? [] : [`The organiser writes: “${reason}”`]),
          button('View the show', link),
        ],
      },
    }
    return mails[what]
  },
  pl: ({ what, dog, show, date, startTime, ring, until, reason, timeZone, link }) => {
    const cls = `${show}, ${pl.longDay(date)}, ${startTime}, ring ${ring}`
    const deadline = until === null ? '' : pl.instant(until, timeZone)
    const mails: Record<WaitingMail['what'], MailMessages> = {
      offered: {
        subject: `Wolne miejsce dla psa ${dog}: ${show}`,
        reason: 'waitingList',
        paragraphs: [
          `Zwolniło się miejsce dla psa ${dog}:`,
          cls,
          `Rezerwujemy je dla Ciebie do: ${deadline}. Dodaj psa do koszyka i zapłać w tym czasie. Potem miejsce dostanie następny pies z listy rezerwowej.`,
          button('Dodaj do koszyka', link),
        ],
      },
      expired: {
        subject: `Miejsce dla psa ${dog} przepadło`,
        reason: 'waitingList',
        paragraphs: [
          `Miejsce zarezerwowane dla psa ${dog} nie zostało opłacone na czas i trafiło do następnego psa z listy:`,
          cls,
          'Na listę rezerwową możesz wrócić na stronie zawodów.',
          button('Zobacz zawody', link),
        ],
      },
      unfit: {
        subject: `${dog}: koniec oczekiwania na liście rezerwowej`,
        reason: 'waitingList',
        paragraphs: [
          `Zwolniło się miejsce, ale ${dog} nie może już startować w tym biegu. Miejsce dostał następny pies z listy:`,
          cls,
          button('Zobacz powód', link),
        ],
      },
      closed: {
        subject: `Brak miejsca dla psa ${dog}: ${show}`,
        reason: 'waitingList',
        paragraphs: [
          `Zgłoszenia do tego biegu są już zamknięte, więc ${dog} nie jest już na liście rezerwowej. Nie pobraliśmy żadnej opłaty.`,
          cls,
          button('Zobacz zawody', link),
        ],
      },
      cancelled: {
        subject: `Odwołano bieg, na który czekał pies ${dog}: ${show}`,
        reason: 'waitingList',
        paragraphs: [
          `Ten bieg został odwołany, więc ${dog} nie jest już na liście rezerwowej. Nie pobraliśmy żadnej opłaty.`,
          cls,
          ...(reason === '' ? [] : [`Organizator pisze: „${reason}”`]),
          button('Zobacz zawody', link),
        ],
      },
    }
    return mails[what]
  },
}
