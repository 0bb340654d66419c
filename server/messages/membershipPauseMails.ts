import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { isolated } from './isolated'
import { button, type MailMessages } from './mailMessages'

interface PauseMails {
  paused: (pause: { pausedDays: number; reason: string; link: string }) => MailMessages
  resumed: (end: { until: Day; reason: string; link: string }) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** The beginning and the end of a membership's pause, in both languages. */
export const membershipPauseMails: Record<Locale, PauseMails> = {
  en: {
    paused: ({ pausedDays, reason, link }) => ({
      subject: 'Your membership is paused',
      reason: 'membership',
      paragraphs: [
        `We’ve paused your membership from today. You have ${en.counted(pausedDays, { one: 'day', other: 'days' })} left, and we’ll keep them until it resumes.`,
        'You can’t enter shows during the pause. Entries you’ve already paid for are still valid.',
        `The club writes: “${isolated(reason)}”`,
        'To resume your membership, contact us.',
        button('Contact us', link),
      ],
    }),
    resumed: ({ until, reason, link }) => ({
      subject: 'Your membership has resumed',
      reason: 'membership',
      paragraphs: [
        `Your membership is active again, until ${en.longDay(until)}.`,
        `The club writes: “${isolated(reason)}”`,
        button('See shows', link),
      ],
    }),
  },
  pl: {
    paused: ({ pausedDays, reason, link }) => ({
      subject: 'Twoje członkostwo jest zawieszone',
      reason: 'membership',
      paragraphs: [
        'Od dziś Twoje członkostwo jest zawieszone.',
        `Niewykorzystany czas członkostwa: ${pl.counted(pausedDays, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}. Doliczymy go po wznowieniu.`,
        'W czasie zawieszenia nie możesz zgłaszać psów do zawodów. Opłacone zgłoszenia pozostają ważne.',
        `Klub pisze: „${isolated(reason)}”`,
        'Aby wznowić członkostwo, napisz do nas.',
        button('Napisz do nas', link),
      ],
    }),
    resumed: ({ until, reason, link }) => ({
      subject: 'Twoje członkostwo zostało wznowione',
      reason: 'membership',
      paragraphs: [
        `Twoje członkostwo jest znów aktywne, do ${pl.longDay(until)}.`,
        `Klub pisze: „${isolated(reason)}”`,
        button('Zobacz zawody', link),
      ],
    }),
  },
}
