/** The languages of the product; the first is the default and the fallback (specification, section 1). */
export const locales = ['en', 'pl'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** The language that an Accept-Language header (or a list of a browser's languages) asks for first, else English. */
export const pickLocale = (wanted: string | readonly string[] | undefined): Locale => {
  const list = typeof wanted === 'string' ? wanted.split(',') : (wanted ?? [])
  const first = list.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLocale)
  return first ?? defaultLocale
}
