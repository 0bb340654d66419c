import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

interface Reminder {
  renewalDate: Day
  /** Days until then; 0 on the day itself. */
  daysLeft: number
  /** Where it can be renewed. */
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** Reminders before a membership ends, in both languages. */
export const renewalMails: Record<Locale, (reminder: Reminder) => MailMessages> = {
  en: ({ renewalDate, daysLeft, link }) => ({
    subject:
      daysLeft === 0
        ? 'Your membership ends today'
        : `Your membership ends in ${en.counted(daysLeft, { one: 'day', other: 'days' })}`,
    reason: 'membership',
    paragraphs: [
      `Your membership ends on ${en.longDay(renewalDate)}. After that day you can’t enter shows; your dogs and your purchases stay in your account.`,
      button('Renew your membership', link),
      'If you renew early, your new term starts the day after.',
    ],
  }),
  pl: ({ renewalDate, daysLeft, link }) => ({
    subject:
      daysLeft === 0
        ? 'Twoje członkostwo kończy się dzisiaj'
        : `Twoje członkostwo kończy się za ${pl.counted(daysLeft, { one: 'dzień', other: 'dni' })}`,
    reason: 'membership',
    paragraphs: [
      `Twoje członkostwo kończy się ${pl.longDay(renewalDate)}. Po tym dniu nie zgłosisz psów na zawody; psy i zakupy zostaną na Twoim koncie.`,
      button('Odnów członkostwo', link),
      'Odnawiając wcześniej, nic nie tracisz: nowy okres zacznie się następnego dnia.',
    ],
  }),
}
