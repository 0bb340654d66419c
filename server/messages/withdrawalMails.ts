import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import type { Currency } from '#contract/money'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

interface Withdrawn {
  dog: string
  /** `refund` in minor units; 0 where nothing comes back. */
  lines: { show: string; date: Day; startTime: string; ring: number; refund: number; currency: Currency }[]
  refund: number
  currency: Currency
  /** Where the first of these entries was bought. */
  link: string
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** Tells that a dog’s entries are withdrawn, in both languages. */
export const withdrawalMails: Record<Locale, (mail: Withdrawn) => MailMessages> = {
  en: ({ dog, lines, refund, currency, link }) => ({
    subject: `${dog}: ${en.counted(lines.length, { one: 'entry', other: 'entries' })} withdrawn`,
    paragraphs: [
      `${dog} has retired, so ${en.counted(lines.length, { one: 'entry is', other: 'entries are' })} withdrawn:`,
      ...lines.map(
        (line) =>
          `${line.show}, ${en.longDay(line.date)}, ${line.startTime}, ring ${line.ring}: ${en.money(line.refund, line.currency)} back`,
      ),
      `${en.money(refund, currency)} is on its way back to the card it was paid with.`,
      'See the purchase:',
      link,
    ],
  }),
  pl: ({ dog, lines, refund, currency, link }) => ({
    subject: `${dog}: wycofano ${pl.counted(lines.length, { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń', other: 'zgłoszenia' })}`,
    paragraphs: [
      `Koniec startów psa ${dog}. Wycofano zgłoszenia:`,
      ...lines.map(
        (line) =>
          `${line.show}, ${pl.longDay(line.date)}, ${line.startTime}, ring ${line.ring}: zwrot ${pl.money(line.refund, line.currency)}`,
      ),
      `${pl.money(refund, currency)} wraca na kartę, którą opłacono zgłoszenia.`,
      'Zobacz zakup:',
      link,
    ],
  }),
}
