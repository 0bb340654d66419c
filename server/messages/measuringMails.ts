import type { Day } from '#contract/calendar'
import type { MeasurementKind } from '#contract/countingHeight'
import { heightCategory } from '#contract/heightBands'
import type { Locale } from '#contract/locales'
import { categories } from './categories'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

/** A paid entry that does not fit, and what the reader can do: at `link` until `until`, or nothing by themselves. */
export interface UnfitLine {
  showName: string
  date: Day
  startTime: string
  ring: number
  until: { at: Date; timeZone: string } | null
  /** Their purchase; null for whoever has not paid for it. */
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
  /** The page of the dog; null for whoever does not keep it. */
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
const cmEn = (height: number) => `${en.centimetres(height)} cm (${categories[heightCategory(height)]})`
const cmPl = (height: number) => `${pl.centimetres(height)} cm (${categories[heightCategory(height)]})`

const saidEn = ({ dog, kind, height, first, counts }: Measured): string => {
  const measured = `${dog} was measured at ${en.centimetres(height)} cm, which is the category ${categories[heightCategory(height)]}.`
  if (kind === 'confirming')
    return `${measured} The first measurement, ${cmEn(first)}, is in the same category. The newer height counts from now on.`
  if (kind === 'differing')
    return `${measured} The first measurement, ${cmEn(first)}, is in another category, so a third person has to measure. Until then ${cmEn(first)} counts.`
  if (kind === 'deciding')
    return `${measured} Of the three measurements the middle one counts from now on, for good: ${cmEn(counts)}.`
  return `${measured} This height counts from now on, and you can no longer change it.`
}
const saidPl = ({ dog, kind, height, first, counts }: Measured): string => {
  const measured = `Pies ${dog} został zmierzony: ${pl.centimetres(height)} cm, kategoria: ${categories[heightCategory(height)]}.`
  if (kind === 'confirming')
    return `${measured} Pierwszy pomiar, ${cmPl(first)}, wskazuje tę samą kategorię. Od teraz liczy się nowszy wynik.`
  if (kind === 'differing')
    return `${measured} Pierwszy pomiar, ${cmPl(first)}, wskazuje inną kategorię, dlatego psa musi zmierzyć trzecia osoba. Do tego czasu liczy się ${cmPl(first)}.`
  if (kind === 'deciding') return `${measured} Z trzech pomiarów od teraz na stałe liczy się środkowy: ${cmPl(counts)}.`
  return `${measured} Od teraz liczy się ta wysokość i nie można jej już samodzielnie zmienić.`
}

const unfitEn = (lines: readonly UnfitLine[]): string[] => [
  ...(lines.length > 0 ? ['These paid entries no longer fit. They stay as they are until you decide:'] : []),
  ...lines.flatMap(({ showName, date, startTime, ring, until, link }) => {
    const entry = `${showName}, ${en.longDay(date)}, ${startTime}, ring ${ring}`
    if (!until) return [`${entry}: entries have closed. Contact the organisers before the show.`]
    const when = en.instant(until.at, until.timeZone)
    if (!link) return [`${entry}: whoever paid for it can change the class or withdraw it until ${when}.`]
    return [`${entry}: change the class or withdraw it until ${when}:`, link]
  }),
]
const unfitPl = (lines: readonly UnfitLine[]): string[] => [
  ...(lines.length > 0 ? ['Te opłacone zgłoszenia już nie pasują. Pozostają bez zmian, dopóki nie zdecydujesz:'] : []),
  ...lines.flatMap(({ showName, date, startTime, ring, until, link }) => {
    const entry = `${showName}, ${pl.longDay(date)}, ${startTime}, ring ${ring}`
    if (!until) return [`${entry}: przyjmowanie zgłoszeń zakończone. Przed zawodami skontaktuj się z organizatorem.`]
    const when = pl.instant(until.at, until.timeZone)
    if (!link) return [`${entry}: bieg może zmienić lub wycofać osoba, która zapłaciła, do: ${when}.`]
    return [`${entry}: zmień bieg albo wycofaj zgłoszenie do: ${when}:`, link]
  }),
]

/** Tells what was measured of a dog and what counts, and that a keeper disputes it, in both languages. */
export const measuringMails: Record<Locale, Mails> = {
  en: {
    measured: (mail) => ({
      subject: `${mail.dog} was measured: ${en.centimetres(mail.height)} cm`,
      paragraphs: [
        saidEn(mail),
        ...unfitEn(mail.lines),
        ...(mail.disputeUntil === null
          ? []
          : [
              `If you think this is wrong, you can dispute it on your dog’s page until ${en.longDay(mail.disputeUntil)}.`,
            ]),
        ...(mail.link === null ? [] : ['See your dog:', mail.link]),
      ],
    }),
    disputed: ({ dog, height, link }) => ({
      subject: `${dog}: the measured height is disputed`,
      paragraphs: [
        `The measurement of ${dog}, ${cmEn(height)}, is disputed. Another judge or admin has to measure ${dog}. Until then ${en.centimetres(height)} cm counts.`,
        'Ask for the measuring at the next show that you go to. The reason stands on your dog’s page:',
        link,
      ],
    }),
  },
  pl: {
    measured: (mail) => ({
      subject: `${mail.dog}: zmierzono ${pl.centimetres(mail.height)} cm`,
      paragraphs: [
        saidPl(mail),
        ...unfitPl(mail.lines),
        ...(mail.disputeUntil === null
          ? []
          : [
              `Jeśli wynik wydaje Ci się błędny, możesz go zakwestionować na stronie psa do ${pl.longDay(mail.disputeUntil)}.`,
            ]),
        ...(mail.link === null ? [] : ['Zobacz swojego psa:', mail.link]),
      ],
    }),
    disputed: ({ dog, height, link }) => ({
      subject: `${dog}: zakwestionowano pomiar wzrostu`,
      paragraphs: [
        `Zakwestionowano pomiar psa ${dog}: ${cmPl(height)}. Psa musi zmierzyć inny sędzia albo administrator. Do tego czasu liczy się ${pl.centimetres(height)} cm.`,
        'Poproś o pomiar na najbliższych zawodach, na które jedziesz. Powód znajdziesz na stronie psa:',
        link,
      ],
    }),
  },
}
