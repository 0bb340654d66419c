import type { Day } from '#contract/shared/calendar'
import type { MeasurementKind } from '#contract/dog/countingHeight'
import { heightCategory } from '#contract/dog/heightBands'
import type { Locale } from '#contract/shared/locales'
import { categories } from './categories'
import { formatsOf } from './formats'
import { button, link, type MailMessages, type MailParagraph } from './mailMessages'

/** A paid entry that the dog is no longer eligible for, and what the reader can do: at `link` until `until`, or nothing by themselves. */
export interface UnfitLine {
  showName: string
  date: Day
  startTime: string
  ring: number
  until: { at: Date; timeZone: string } | null
  /** The purchase, for the reader who paid; null for other readers. */
  link: string | null
}
interface Measured {
  dog: string
  kind: MeasurementKind
  /** In millimetres: what was measured, what was measured first, and what counts now. */
  height: number
  first: number
  counts: number
  /** Until when it can be disputed; null where it cannot, or its reader does not keep the dog. */
  disputeUntil: Day | null
  lines: readonly UnfitLine[]
  /** The page of the dog; null for a reader who does not look after it. */
  link: string | null
}
interface Disputed {
  dog: string
  height: number
  link: string
}
interface Mails {
  measured: (mail: Measured) => MailMessages
  disputed: (mail: Disputed) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const cmEn = (height: number) => `${en.centimetres(height)} cm (${categories.en[heightCategory(height)]})`
const cmPl = (height: number) => `${pl.centimetres(height)} cm (${categories.pl[heightCategory(height)]})`

const saidEn = ({ dog, kind, height, first, counts }: Measured): string => {
  const measured = `${dog} was measured at ${cmEn(height)}.`
  if (kind === 'confirming')
    return `${measured} The first measurement, ${cmEn(first)}, is in the same category. The newer height counts from now on.`
  if (kind === 'differing')
    return `${measured} The first measurement, ${cmEn(first)}, is in another category, so a third person has to measure. Until then ${cmEn(first)} counts.`
  if (kind === 'deciding') return `${measured} The middle one of the three measurements is final: ${cmEn(counts)}.`
  return `${measured} This height counts from now on, and you can no longer change it.`
}
const saidPl = ({ dog, kind, height, first, counts }: Measured): string => {
  const measured = `Pies ${dog} został zmierzony: ${cmPl(height)}.`
  if (kind === 'confirming')
    return `${measured} Pierwszy pomiar, ${cmPl(first)}, wskazuje tę samą kategorię. Od teraz liczy się nowszy wynik.`
  if (kind === 'differing')
    return `${measured} Pierwszy pomiar, ${cmPl(first)}, wskazuje inną kategorię, dlatego psa musi zmierzyć trzecia osoba. Do tego czasu liczy się ${cmPl(first)}.`
  if (kind === 'deciding') return `${measured} Z trzech pomiarów od teraz na stałe liczy się środkowy: ${cmPl(counts)}.`
  return `${measured} Od teraz liczy się ten wzrost i nie można go już samodzielnie zmienić.`
}

const unfitEn = (dog: string, lines: readonly UnfitLine[]): MailParagraph[] => {
  if (lines.length === 0) return []
  const head =
    lines.length === 1
      ? `${dog} is no longer eligible for this paid entry. It stays in place until it’s changed or withdrawn:`
      : `${dog} is no longer eligible for these paid entries. They stay in place until they’re changed or withdrawn:`
  const details = lines.flatMap(({ showName, date, startTime, ring, until, link: purchase }) => {
    const entry = `${showName}, ${en.longDay(date)}, ${startTime}, ring ${ring}`
    if (!until) return [`${entry}: entries have closed. Contact the organiser before the show.`]
    const when = en.instant(until.at, until.timeZone)
    if (!purchase) return [`${entry}: the person who paid for it can change the class or withdraw it until ${when}.`]
    return [`${entry}: change the class or withdraw it until ${when}.`, link('Change or withdraw', purchase)]
  })
  return [head, ...details]
}
const unfitPl = (dog: string, lines: readonly UnfitLine[]): MailParagraph[] => {
  if (lines.length === 0) return []
  const head =
    lines.length === 1
      ? `Pies ${dog} nie spełnia już warunków tego biegu. Opłacone zgłoszenie pozostaje, dopóki nie zostanie zmienione lub wycofane:`
      : `Pies ${dog} nie spełnia już warunków tych biegów. Opłacone zgłoszenia pozostają, dopóki nie zostaną zmienione lub wycofane:`
  const details = lines.flatMap(({ showName, date, startTime, ring, until, link: purchase }) => {
    const entry = `${showName}, ${pl.longDay(date)}, ${startTime}, ring ${ring}`
    if (!until) return [`${entry}: przyjmowanie zgłoszeń zakończone. Przed zawodami skontaktuj się z organizatorem.`]
    const when = pl.instant(until.at, until.timeZone)
    if (!purchase) return [`${entry}: bieg może zmienić lub wycofać osoba, która zapłaciła, do: ${when}.`]
    return [`${entry}: zmień bieg albo wycofaj zgłoszenie do: ${when}.`, link('Zmień lub wycofaj', purchase)]
  })
  return [head, ...details]
}

/** What was measured of a dog and what counts, and that a keeper disputes it, in both languages. */
export const measuringMails: Record<Locale, Mails> = {
  en: {
    measured: (mail) => ({
      subject: `${mail.dog} was measured: ${en.centimetres(mail.height)} cm`,
      reason: 'dog',
      paragraphs: [
        saidEn(mail),
        ...unfitEn(mail.dog, mail.lines),
        ...(mail.disputeUntil === null
          ? []
          : [
              `If you think this is wrong, you can dispute it on your dog’s page until ${en.longDay(mail.disputeUntil)}.`,
            ]),
        ...(mail.link === null ? [] : [button('View your dog', mail.link)]),
      ],
    }),
    disputed: ({ dog, height, link: page }) => ({
      subject: `${dog}: the measured height is disputed`,
      reason: 'dog',
      paragraphs: [
        `The measurement of ${dog}, ${cmEn(height)}, is disputed. Another judge or admin has to measure ${dog}. Until then ${en.centimetres(height)} cm counts.`,
        `Ask to have ${dog} measured at your next show. The reason is on ${dog}’s page.`,
        button('View your dog', page),
      ],
    }),
  },
  pl: {
    measured: (mail) => ({
      subject: `${mail.dog}: zmierzono ${pl.centimetres(mail.height)} cm`,
      reason: 'dog',
      paragraphs: [
        saidPl(mail),
        ...unfitPl(mail.dog, mail.lines),
        ...(mail.disputeUntil === null
          ? []
          : [
              `Jeśli wynik wydaje Ci się błędny, możesz go zakwestionować na stronie psa do ${pl.longDay(mail.disputeUntil)}.`,
            ]),
        ...(mail.link === null ? [] : [button('Zobacz swojego psa', mail.link)]),
      ],
    }),
    disputed: ({ dog, height, link: page }) => ({
      subject: `${dog}: zakwestionowano pomiar wzrostu`,
      reason: 'dog',
      paragraphs: [
        `Zakwestionowano pomiar psa ${dog}: ${cmPl(height)}. Psa musi zmierzyć inny sędzia albo administrator. Do tego czasu liczy się ${pl.centimetres(height)} cm.`,
        'Poproś o pomiar na najbliższych zawodach, na które jedziesz. Powód znajdziesz na stronie psa.',
        button('Zobacz swojego psa', page),
      ],
    }),
  },
}
