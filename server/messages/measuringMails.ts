import type { Day } from '#contract/shared/calendar'
import type { MeasurementKind } from '#contract/dog/countingHeight'
import { heightCategory } from '#contract/dog/heightBands'
import type { Locale } from '#contract/shared/locales'
import { categories } from './categories'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'
import { unfitParagraphs, type UnfitLine } from './unfitLines'

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

/** What was measured of a dog and what counts, and that a keeper disputes it, in both languages. */
export const measuringMails: Record<Locale, Mails> = {
  en: {
    measured: (mail) => ({
      subject: `${mail.dog} was measured: ${en.centimetres(mail.height)} cm`,
      reason: 'dog',
      paragraphs: [
        saidEn(mail),
        ...unfitParagraphs.en(mail.dog, mail.lines),
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
        ...unfitParagraphs.pl(mail.dog, mail.lines),
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
