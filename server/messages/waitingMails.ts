import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

/**
 * `offered`: a place is held until `until`. `expired`: the offer ran out. `unfit`: the dog can’t enter the class any more.
 * `closed`: entries closed, or the show is off, before there was a place.
 */
export interface WaitingMail {
  what: 'offered' | 'expired' | 'unfit' | 'closed'
  dog: string
  show: string
  date: Day
  startTime: string
  ring: number
  until: Date | null
  timeZone: string
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** Tells a member what has become of a dog on the waiting list, in both languages. */
export const waitingMails: Record<Locale, (mail: WaitingMail) => MailMessages> = {
  en: ({ what, dog, show, date, startTime, ring, until, timeZone, link }) => {
    const cls = `${show}, ${en.longDay(date)}, ${startTime}, ring ${ring}`
    const deadline = until === null ? '' : en.instant(until, timeZone)
    return {
      offered: {
        subject: `A place for ${dog}: ${show}`,
        paragraphs: [
          `A place has become free for ${dog}:`,
          cls,
          `It’s held for you until ${deadline}. Add ${dog} to your cart and pay by then, or it goes to the next dog on the waiting list.`,
          'Enter here:',
          link,
        ],
      },
      expired: {
        subject: `The place for ${dog} has gone to the next dog`,
        paragraphs: [
          `The place that was held for ${dog} wasn’t taken in time, so it has been released:`,
          cls,
          'You can join the waiting list again on the show’s page:',
          link,
        ],
      },
      unfit: {
        subject: `${dog} is off a waiting list`,
        paragraphs: [
          `A place became free, but ${dog} can’t enter this class any more, so the place went to the next dog:`,
          cls,
          'The show’s page says why:',
          link,
        ],
      },
      closed: {
        subject: `No place for ${dog}: ${show}`,
        paragraphs: [
          `This class takes no more entries, so ${dog} is off the waiting list. Nothing was charged.`,
          cls,
          'See the show:',
          link,
        ],
      },
    }[what]
  },
  pl: ({ what, dog, show, date, startTime, ring, until, timeZone, link }) => {
    const cls = `${show}, ${pl.longDay(date)}, ${startTime}, ring ${ring}`
    const deadline = until === null ? '' : pl.instant(until, timeZone)
    return {
      offered: {
        subject: `Wolne miejsce dla psa ${dog}: ${show}`,
        paragraphs: [
          `Zwolniło się miejsce dla psa ${dog}:`,
          cls,
          `Trzymamy je dla Ciebie do: ${deadline}. Dodaj psa do koszyka i zapłać w tym czasie. Potem miejsce dostanie następny pies z listy rezerwowej.`,
          'Zgłoś psa tutaj:',
          link,
        ],
      },
      expired: {
        subject: `Miejsce dla psa ${dog} przepadło`,
        paragraphs: [
          `Miejsce zarezerwowane dla psa ${dog} nie zostało opłacone na czas i trafiło do następnego psa z listy:`,
          cls,
          'Na listę rezerwową możesz wrócić na stronie zawodów:',
          link,
        ],
      },
      unfit: {
        subject: `${dog}: koniec oczekiwania na liście rezerwowej`,
        paragraphs: [
          `Zwolniło się miejsce, ale ${dog} nie może już startować w tym biegu. Miejsce dostał następny pies z listy:`,
          cls,
          'Powód znajdziesz na stronie zawodów:',
          link,
        ],
      },
      closed: {
        subject: `Brak miejsca dla psa ${dog}: ${show}`,
        paragraphs: [
          `Ten bieg nie przyjmuje już zgłoszeń, więc ${dog} nie jest już na liście rezerwowej. Nic nie zapłacono.`,
          cls,
          'Zobacz zawody:',
          link,
        ],
      },
    }[what]
  },
}
