import type { Locale } from '#contract/shared/locales'
import { visibleText } from '#contract/shared/visibleText'

const separators: Record<Locale, string> = { en: '/', pl: '.' }

/** 2026-12-31 as it is typed: 31/12/2026, in Polish 31.12.2026. */
export const typedDate = (locale: Locale, iso: string): string => iso.split('-').reverse().join(separators[locale])

const forms = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>\d{4})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
]

/** What was typed as an ISO date: day, month, year with any separator, or eight digits without; null is no date. */
export const readTypedDate = (text: string): string | null => {
  const plain = visibleText(text).trim()
  const parts = forms.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined)
  if (!parts) return null
  const { year = '', month = '', day = '' } = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const known = new Date(`${iso}T00:00:00Z`)
  // 31 February is no date, and JavaScript would make it 3 March.
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(iso) ? iso : null
}
