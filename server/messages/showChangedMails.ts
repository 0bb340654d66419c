import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

interface Run {
  date: Day
  startTime: string
  ring: number
  judge: string | null
}

/** An entered run as it was and as it is; `isRefunded`: it can be withdrawn with everything back. */
export interface ChangedRun {
  dog: string
  was: Run
  is: Run
  isRefunded: boolean
}

interface ShowChange {
  show: string
  why: string
  runs: readonly ChangedRun[]
  venue: { was: string; is: string } | null
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const whyOf = (why: string) => (why === '' ? [] : [why])

/** To a member whose paid runs are on another day, at another time or place, or are judged by another judge. */
export const showChangedMails: Record<Locale, (change: ShowChange) => MailMessages> = {
  en: ({ show, why, runs, venue, link }) => {
    const runText = ({ date, startTime, ring, judge }: Run) =>
      `${en.longDay(date)}, ${startTime}, ring ${ring}, ${judge === null ? 'judge to be confirmed' : `judge ${judge}`}`
    return {
      subject: `Changed: ${show}`,
      reason: 'entry',
      paragraphs: [
        `${show} has changed, and you have entered it.`,
        ...whyOf(why),
        ...(venue ? [`Venue: ${venue.is} (was ${venue.was}).`] : []),
        ...runs.map(({ dog, was, is }) => `${dog}: ${runText(is)} (was ${runText(was)}).`),
        runs.some(({ isRefunded }) => isRefunded)
          ? 'If you no longer want to run, you can withdraw these entries and get a full refund until the class begins. Classes with only another time or ring are refunded as usual. You don’t need to do anything to keep them.'
          : 'You don’t need to do anything to keep your entries.',
        button('See your entries', link),
      ],
    }
  },
  pl: ({ show, why, runs, venue, link }) => {
    const runText = ({ date, startTime, ring, judge }: Run) =>
      `${pl.longDay(date)}, ${startTime}, ring ${ring}, ${judge === null ? 'sędzia do potwierdzenia' : `sędzia: ${judge}`}`
    return {
      subject: `Zmiana: ${show}`,
      reason: 'entry',
      paragraphs: [
        `Zmieniły się zawody ${show}, na które masz zgłoszenia.`,
        ...whyOf(why),
        ...(venue ? [`Miejsce: ${venue.is} (było: ${venue.was}).`] : []),
        ...runs.map(({ dog, was, is }) => `${dog}: ${runText(is)} (było: ${runText(was)}).`),
        runs.some(({ isRefunded }) => isRefunded)
          ? 'Jeśli nie chcesz już startować, możesz wycofać te zgłoszenia do rozpoczęcia biegu i otrzymać zwrot całej opłaty. Gdy zmieniła się tylko godzina lub ring, obowiązuje zwykły zwrot. Aby zachować zgłoszenia, nie musisz nic robić.'
          : 'Aby zachować zgłoszenia, nie musisz nic robić.',
        button('Zobacz zgłoszenia', link),
      ],
    }
  },
}
