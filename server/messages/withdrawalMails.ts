import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import type { Currency } from '#contract/shared/money'
import { formatsOf } from './formats'
import { button, link as linkTo, type MailMessages } from './mailMessages'

/**
 * `gone`: the owner’s account was deleted, and the dog with it; `cancelled`: the show does not take place; `class_cancelled`: some of its classes do not; `desk`: the
 * organisers did it.
 */
export type WhyWithdrawn = 'retired' | 'withdrawn' | 'gone' | 'cancelled' | 'class_cancelled' | 'desk'

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
  /** `refund` in minor units; 0 without a refund. */
  lines: Line[]
  refund: number
  /** What of it the organisers refund in cash, since it was paid at the show. */
  byHand: number
  currency: Currency
  /** The purchase that they are of, or where all purchases are. */
  link: string
  isOnePurchase: boolean
  /** Where invoices are that the refund has corrected. */
  invoiceLinks: readonly string[]
}

/** What they are all about, the shorter of the two. */
const aboutOf = (lines: readonly Line[], list: (names: readonly string[]) => string): string => {
  const [dogs, shows] = [namesOf(lines), [...new Set(lines.map(({ show }) => show))]]
  return list(dogs.length > 1 && shows.length === 1 ? shows : dogs)
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

const psaOf = (names: readonly string[]): string => `${names.length === 1 ? 'psa' : 'psów'} ${pl.list(names)}`

const retiredPl = (names: readonly string[]): string =>
  names.length === 1 ? `Pies ${pl.list(names)} zakończył starty.` : `Psy ${pl.list(names)} zakończyły starty.`
const withdrawnPl = (lines: readonly Line[]): string =>
  lines.length === 1 ? 'Wycofano zgłoszenie:' : 'Wycofano zgłoszenia:'

/** Withdrawn entries and their refund, in both languages. */
export const withdrawalMails: Record<Locale, (mail: Withdrawn) => MailMessages> = {
  en: ({ why, reason, lines, refund, byHand, currency, link, isOnePurchase, invoiceLinks }) => ({
    subject:
      why === 'cancelled'
        ? `Cancelled: ${lines[0]?.show ?? ''}`
        : why === 'class_cancelled'
          ? `${lines[0]?.show ?? ''}: ${en.counted(lines.length, { one: 'entry', other: 'entries' })} cancelled`
          : `${aboutOf(lines, en.list)}: ${en.counted(lines.length, { one: 'entry', other: 'entries' })} withdrawn`,
    reason: 'purchase',
    paragraphs: [
      {
        retired: `${en.list(namesOf(lines))} ${namesOf(lines).length === 1 ? 'has' : 'have'} retired, so ${lines.length === 1 ? 'this entry has' : 'these entries have'} been withdrawn:`,
        withdrawn: `${lines.length === 1 ? 'This entry has' : 'These entries have'} been withdrawn:`,
        cancelled: `${lines[0]?.show ?? ''} has been cancelled. The organiser writes: “${reason}” We’re refunding ${lines.length === 1 ? 'this entry' : 'these entries'}:`,
        class_cancelled: `The organiser of ${lines[0]?.show ?? ''} has cancelled ${lines.length === 1 ? 'a class' : 'classes'} that you entered, and writes: “${reason}” Your other entries stay as they are. We’re refunding ${lines.length === 1 ? 'this entry' : 'these entries'}:`,
        desk: `The organiser has withdrawn ${lines.length === 1 ? 'this entry' : 'these entries'} and writes: “${reason}”`,
        gone: `The account that ${en.list(namesOf(lines))} belonged to was deleted, so ${lines.length === 1 ? 'this entry has' : 'these entries have'} been withdrawn:`,
      }[why],
      ...lines.map(
        (line) =>
          `${line.dog}: ${line.show}, ${en.longDay(line.date)}, ${line.startTime}, ring ${line.ring}: refund ${en.money(line.refund, line.currency)}`,
      ),
      ...(refund > byHand
        ? [`We’re refunding ${en.money(refund - byHand, currency)} to your original payment method.`]
        : []),
      ...(byHand > 0
        ? [`You paid ${en.money(byHand, currency)} at the show. The organiser will refund you in cash.`]
        : []),
      ...(refund === 0 ? [`There’s no refund for ${lines.length === 1 ? 'this entry' : 'these entries'}.`] : []),
      button(isOnePurchase ? 'View your purchase' : 'View your purchases', link),
      ...invoiceLinks.map((href) => linkTo('Download the corrected invoice', href)),
    ],
  }),
  pl: ({ why, reason, lines, refund, byHand, currency, link, isOnePurchase, invoiceLinks }) => ({
    subject:
      why === 'cancelled'
        ? `Odwołane: ${lines[0]?.show ?? ''}`
        : why === 'class_cancelled'
          ? `${lines[0]?.show ?? ''}: ${lines.length === 1 ? 'odwołany bieg' : 'odwołane biegi'}`
          : `${aboutOf(lines, pl.list)}: wycofano ${pl.counted(lines.length, { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń', other: 'zgłoszenia' })}`,
    reason: 'purchase',
    paragraphs: [
      {
        retired: `${retiredPl(namesOf(lines))} ${withdrawnPl(lines)}`,
        withdrawn: withdrawnPl(lines),
        cancelled: `Zawody ${lines[0]?.show ?? ''} zostały odwołane. Organizator pisze: „${reason}” Zwracamy opłatę za ${lines.length === 1 ? 'zgłoszenie' : 'zgłoszenia'}:`,
        class_cancelled: `Organizator zawodów ${lines[0]?.show ?? ''} odwołał ${lines.length === 1 ? 'bieg' : 'biegi'} z Twoim zgłoszeniem i pisze: „${reason}” Pozostałe zgłoszenia się nie zmieniają. Zwracamy opłatę za ${lines.length === 1 ? 'to zgłoszenie' : 'te zgłoszenia'}:`,
        desk: `Organizator wycofał ${lines.length === 1 ? 'to zgłoszenie' : 'te zgłoszenia'} i pisze: „${reason}”`,
        gone: `Konto właściciela ${psaOf(namesOf(lines))} zostało usunięte. ${withdrawnPl(lines)}`,
      }[why],
      ...lines.map(
        (line) =>
          `${line.dog}: ${line.show}, ${pl.longDay(line.date)}, ${line.startTime}, ring ${line.ring}: zwrot ${pl.money(line.refund, line.currency)}`,
      ),
      ...(refund > byHand ? [`Zwracamy ${pl.money(refund - byHand, currency)} tą samą metodą płatności.`] : []),
      ...(byHand > 0
        ? [`${pl.money(byHand, currency)} wpłacono na zawodach. Organizator zwróci tę kwotę gotówką.`]
        : []),
      ...(refund === 0 ? ['Zwrot nie przysługuje.'] : []),
      button(isOnePurchase ? 'Zobacz zakup' : 'Zobacz swoje zakupy', link),
      ...invoiceLinks.map((href) => linkTo('Pobierz fakturę korygującą', href)),
    ],
  }),
}
