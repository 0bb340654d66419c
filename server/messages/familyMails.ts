import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { isolated } from './isolated'
import type { MailMessages } from './mailMessages'

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** To a person whose membership another one of the family pays for, in both languages. */
export const familyMails: Record<Locale, (covered: { payer: string; until: Day }) => MailMessages> = {
  en: ({ payer, until }) => ({
    subject: 'You have a family membership',
    reason: 'membership',
    paragraphs: [
      `You’re covered by the family membership of ${isolated(payer)}. Your membership is active until ${en.longDay(until)}.`,
      'You don’t have to pay anything.',
    ],
  }),
  pl: ({ payer, until }) => ({
    subject: 'Masz członkostwo rodzinne',
    reason: 'membership',
    paragraphs: [
      `Obejmuje Cię członkostwo rodzinne, które opłaca ${isolated(payer)}. Jest aktywne do ${pl.longDay(until)}.`,
      'Nie musisz nic płacić.',
    ],
  }),
}
