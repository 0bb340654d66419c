import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { link, type MailParagraph } from './mailMessages'

/** A paid entry that the dog is no longer eligible for, and what the reader can do: at `link` until `until`, or nothing by themselves. */
export interface UnfitLine {
  showName: string
  date: Day
  startTime: string
  ring: number
  until: { at: Date; timeZone: string } | null
  isDrawn: boolean
  refundedInFull: boolean
  /** The rules let the payer keep it as it was entered. */
  canKeep: boolean
  /** The purchase, for the reader who paid; null for other readers. */
  link: string | null
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

const unfitEn = (dog: string, lines: readonly UnfitLine[]): MailParagraph[] => {
  if (lines.length === 0) return []
  const head =
    lines.length === 1
      ? `${dog} is no longer eligible for this paid entry. It stays in place until it’s changed or withdrawn:`
      : `${dog} is no longer eligible for these paid entries. They stay in place until they’re changed or withdrawn:`
  const details = lines.flatMap(
    ({ showName, date, startTime, ring, until, isDrawn, refundedInFull, canKeep, link: purchase }) => {
      const entry = `${showName}, ${en.longDay(date)}, ${startTime}, ring ${ring}`
      if (!until && isDrawn) return [`${entry}: the running order is drawn. The organiser adjusts it on the day.`]
      if (!until)
        return [
          `${entry}: entries have closed. The organiser decides what happens to it. Contact the organiser before the show.`,
        ]
      const when = en.instant(until.at, until.timeZone)
      if (!purchase) return [`${entry}: the person who paid for it can change the class or withdraw it until ${when}.`]
      const full = refundedInFull ? ' A withdrawal is refunded in full.' : ''
      const keep = canKeep ? ' You can also keep it as it is, on the dog’s page.' : ''
      return [
        `${entry}: change the class or withdraw it until ${when}.${full}${keep}`,
        link('Change or withdraw', purchase),
      ]
    },
  )
  return [head, ...details]
}
const unfitPl = (dog: string, lines: readonly UnfitLine[]): MailParagraph[] => {
  if (lines.length === 0) return []
  const head =
    lines.length === 1
      ? `Pies ${dog} nie spełnia już warunków tego biegu. Opłacone zgłoszenie pozostaje, dopóki nie zostanie zmienione lub wycofane:`
      : `Pies ${dog} nie spełnia już warunków tych biegów. Opłacone zgłoszenia pozostają, dopóki nie zostaną zmienione lub wycofane:`
  const details = lines.flatMap(
    ({ showName, date, startTime, ring, until, isDrawn, refundedInFull, canKeep, link: purchase }) => {
      const entry = `${showName}, ${pl.longDay(date)}, ${startTime}, ring ${ring}`
      if (!until && isDrawn)
        return [`${entry}: lista startowa jest już wylosowana. Organizator dostosuje start w dniu zawodów.`]
      if (!until)
        return [
          `${entry}: przyjmowanie zgłoszeń zakończone. O zgłoszeniu zdecyduje organizator. Przed zawodami skontaktuj się z organizatorem.`,
        ]
      const when = pl.instant(until.at, until.timeZone)
      if (!purchase) return [`${entry}: bieg może zmienić lub wycofać osoba, która zapłaciła, do: ${when}.`]
      const full = refundedInFull ? ' Za wycofane zgłoszenie zwrócimy całą opłatę.' : ''
      const keep = canKeep ? ' Na stronie psa możesz też zachować je bez zmian.' : ''
      return [
        `${entry}: zmień bieg albo wycofaj zgłoszenie do: ${when}.${full}${keep}`,
        link('Zmień lub wycofaj', purchase),
      ]
    },
  )
  return [head, ...details]
}

/** The paid entries that a dog is no longer eligible for, in both languages; nothing where there are none. */
export const unfitParagraphs: Record<Locale, (dog: string, lines: readonly UnfitLine[]) => MailParagraph[]> = {
  en: unfitEn,
  pl: unfitPl,
}
