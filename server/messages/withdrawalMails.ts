import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import type { Currency } from '#contract/money'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

/**
 * `gone`: the owner’s account was deleted, and the dog with it; `cancelled`: the show does not take place; `desk`: the
 * organisers did it.
 */
export type WhyWithdrawn = 'retired' | 'withdrawn' | 'gone' | 'cancelled' | 'desk'

interface Line {
  dog: string
  show: string
  date: Day
  startTime: string
  ring: number
  refund: number
  currency: Currency
}

const namesOf = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ dog }) => dog))]

interface Withdrawn {
  why: WhyWithdrawn
  /** Why, as the organisers wrote; empty where they wrote nothing. */
  reason: string
  /** `refund` in minor units; 0 where nothing comes back. */
  lines: Line[]
  refund: number
  /** What of it the organisers give back by hand, since it was paid at their desk. */
  byHand: number
  currency: Currency
  /** The purchase that they are of, or where all purchases are. */
  link: string
  isOnePurchase: boolean
}

/** What they are all about, the shorter of the two. */
const aboutOf = (lines: readonly Line[], list: (names: readonly string[]) => string): string => {
  const [dogs, shows] = [namesOf(lines), [...new Set(lines.map(({ show }) => show))]]
  return list(dogs.length > 1 && shows.length === 1 ? shows : dogs)
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

const psaOf = (names: readonly string[]): string => `${names.length === 1 ? 'psa' : 'psów'} ${pl.list(names)}`

/** Tells a member that entries are withdrawn, in both languages. */
export const withdrawalMails: Record<Locale, (mail: Withdrawn) => MailMessages> = {
  en: ({ why, reason, lines, refund, byHand, currency, link, isOnePurchase }) => ({
    subject:
      why === 'cancelled'
        ? `Cancelled: ${lines[0]?.show ?? ''}`
        : `${aboutOf(lines, en.list)}: ${en.counted(lines.length, { one: 'entry', other: 'entries' })} withdrawn`,
    paragraphs: [
      {
        retired: `${en.list(namesOf(lines))} has retired, so ${en.counted(lines.length, { one: 'entry is', other: 'entries are' })} withdrawn:`,
        withdrawn: 'This entry is withdrawn:',
        cancelled: `${lines[0]?.show ?? ''} has been cancelled. The organisers write: “${reason}” Your money for these entries comes back:`,
        desk: `The organisers have withdrawn ${lines.length > 1 ? 'these entries' : 'this entry'}. They write: “${reason}”`,
        gone: `The account that ${en.list(namesOf(lines))} belonged to was deleted, so ${en.counted(lines.length, { one: 'entry is', other: 'entries are' })} withdrawn:`,
      }[why],
      ...lines.map(
        (line) =>
          `${line.dog}: ${line.show}, ${en.longDay(line.date)}, ${line.startTime}, ring ${line.ring}: ${en.money(line.refund, line.currency)} back`,
      ),
      ...(refund > byHand
        ? [`${en.money(refund - byHand, currency)} is on its way back to where it was paid from.`]
        : []),
      ...(byHand > 0
        ? [
            `${en.money(byHand, currency)} was paid at the show’s desk: the organisers will give it back to you in cash.`,
          ]
        : []),
      ...(refund === 0 ? ['No money comes back.'] : []),
      isOnePurchase ? 'See the purchase:' : 'See your purchases:',
      link,
    ],
  }),
  pl: ({ why, reason, lines, refund, byHand, currency, link, isOnePurchase }) => ({
    subject:
      why === 'cancelled'
        ? `Odwołane: ${lines[0]?.show ?? ''}`
        : `${aboutOf(lines, pl.list)}: wycofano ${pl.counted(lines.length, { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń', other: 'zgłoszenia' })}`,
    paragraphs: [
      {
        retired: `Koniec startów ${psaOf(namesOf(lines))}. Wycofano zgłoszenia:`,
        withdrawn: 'Wycofano zgłoszenie:',
        cancelled: `Zawody ${lines[0]?.show ?? ''} zostały odwołane. Organizatorzy piszą: „${reason}” Zwracamy pieniądze za zgłoszenia:`,
        desk: `Organizatorzy wycofali ${lines.length > 1 ? 'te zgłoszenia' : 'to zgłoszenie'}. Piszą: „${reason}”`,
        gone: `Konto właściciela ${psaOf(namesOf(lines))} zostało usunięte. Wycofano zgłoszenia:`,
      }[why],
      ...lines.map(
        (line) =>
          `${line.dog}: ${line.show}, ${pl.longDay(line.date)}, ${line.startTime}, ring ${line.ring}: zwrot ${pl.money(line.refund, line.currency)}`,
      ),
      ...(refund > byHand ? [`${pl.money(refund - byHand, currency)} wraca tam, skąd przyszła wpłata.`] : []),
      ...(byHand > 0
        ? [`${pl.money(byHand, currency)} wpłacono w biurze zawodów: organizatorzy zwrócą tę kwotę gotówką.`]
        : []),
      ...(refund === 0 ? ['Zwrot nie przysługuje.'] : []),
      isOnePurchase ? 'Zobacz zakup:' : 'Zobacz swoje zakupy:',
      link,
    ],
  }),
}
