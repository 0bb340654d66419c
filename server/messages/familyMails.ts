import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { isolated } from './isolated'
import type { MailMessages } from './mailMessages'

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

interface FamilyMails {
  covered: (membership: { payer: string; until: Day }) => MailMessages
  /** Its last day has moved. That the payer was refunded is between the payer and the club. */
  changed: (membership: { payer: string; lastDay: Day }) => MailMessages
}

/** To a person whose membership another one of the family pays for, in both languages. */
export const familyMails: Record<Locale, FamilyMails> = {
  en: {
    covered: ({ payer, until }) => ({
      subject: 'You have a family membership',
      reason: 'membership',
      paragraphs: [
        `${isolated(payer)}’s family membership covers you. Your membership is active until ${en.longDay(until)}.`,
        'You don’t have to pay anything.',
      ],
    }),
    changed: ({ payer, lastDay }) => ({
      subject: 'Your family membership has changed',
      reason: 'membership',
      paragraphs: [
        `${isolated(payer)}’s family membership, which covers you, has changed. The last day of your membership is ${en.longDay(lastDay)}.`,
        'Entries you’ve already paid for are still valid.',
      ],
    }),
  },
  pl: {
    covered: ({ payer, until }) => ({
      subject: 'Masz członkostwo rodzinne',
      reason: 'membership',
      paragraphs: [
        `Obejmuje Cię członkostwo rodzinne, które opłaca ${isolated(payer)}. Jest aktywne do ${pl.longDay(until)}.`,
        'Nie musisz nic płacić.',
      ],
    }),
    changed: ({ payer, lastDay }) => ({
      subject: 'Zmiana Twojego członkostwa rodzinnego',
      reason: 'membership',
      paragraphs: [
        `Członkostwo rodzinne, które Cię obejmuje i które opłaca ${isolated(payer)}, zmieniło się. Ostatni dzień Twojego członkostwa: ${pl.longDay(lastDay)}.`,
        'Opłacone zgłoszenia pozostają ważne.',
      ],
    }),
  },
}
