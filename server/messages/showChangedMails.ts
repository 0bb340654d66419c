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

/** Why an entry does not fit the day that its class was moved to. */
export type MoveProblem = 'dog_unfit' | 'membership_ends' | 'too_many_runs'

/** An entered run as it was and as it is; `isRefunded`: it can be withdrawn with everything back. */
export interface ChangedRun {
  dog: string
  was: Run
  is: Run
  isRefunded: boolean
  problems: readonly MoveProblem[]
}

interface ShowChange {
  show: string
  why: string
  runs: readonly ChangedRun[]
  venue: { was: string; is: string } | null
  link: string
}

const problemsEn: Record<MoveProblem, (dog: string) => string> = {
  dog_unfit: (dog) => `By age, level or height, ${dog} doesn’t fit the class on that day.`,
  membership_ends: () => 'Your membership ends before that day. Renew it, or withdraw the entry.',
  too_many_runs: (dog) => `${dog} now has more runs on that day than are allowed. Withdraw one of them.`,
}
const problemsPl: Record<MoveProblem, (dog: string) => string> = {
  dog_unfit: (dog) => `Tego dnia ${dog} nie spełnia warunków biegu (wiek, poziom lub wzrost).`,
  membership_ends: () => 'Twoje członkostwo kończy się przed tym dniem. Odnów je albo wycofaj zgłoszenie.',
  too_many_runs: (dog) => `${dog} ma teraz tego dnia więcej startów, niż wolno. Wycofaj jedno ze zgłoszeń.`,
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
/** What a run was, where it is another: of a show in another town alone, only what it is. */
const wasOf = (was: string, is: string, text: (was: string) => string) => (was === is ? '' : ` (${text(was)})`)
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
        ...runs.map(({ dog, was, is, problems }) => {
          const before = wasOf(runText(was), runText(is), (text) => `was ${text}`)
          return [`${dog}: ${runText(is)}${before}.`, ...problems.map((one) => problemsEn[one](dog))].join(' ')
        }),
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
        ...runs.map(({ dog, was, is, problems }) => {
          const before = wasOf(runText(was), runText(is), (text) => `było: ${text}`)
          return [`${dog}: ${runText(is)}${before}.`, ...problems.map((one) => problemsPl[one](dog))].join(' ')
        }),
        runs.some(({ isRefunded }) => isRefunded)
          ? 'Jeśli nie chcesz już startować, możesz wycofać te zgłoszenia do rozpoczęcia biegu i otrzymać zwrot całej opłaty. Gdy zmieniła się tylko godzina lub ring, obowiązuje zwykły zwrot. Aby zachować zgłoszenia, nie musisz nic robić.'
          : 'Aby zachować zgłoszenia, nie musisz nic robić.',
        button('Zobacz zgłoszenia', link),
      ],
    }
  },
}
